import { businessDay, useFormat, useResource } from '@foyer/react';
import { OrdersIcon } from '@foyer/react/ui';
import { PortalLink } from '../../app/portal-link.tsx';
import { usePortalMessages } from '../../portal.messages.ts';
import { DueCard } from './due-card.tsx';

/** What is on its way or will be, at most as many as a page of the API has. */
const open = {
  query: {
    state: ['confirmed', 'in_production', 'partially_shipped', 'shipped'],
    sort: 'orderedAt:asc',
    limit: 100,
  },
} as const;

type Orders = NonNullable<ReturnType<typeof useResource<'listOrders'>>['data']>['items'];

/** What is expected first from today on; of what is late the one that is least so. */
function nextOf(orders: Orders): Orders[number] | undefined {
  const byDay = orders
    .filter(({ expectedDeliveryDate }) => expectedDeliveryDate !== null)
    .toSorted((one, other) =>
      (one.expectedDeliveryDate ?? '').localeCompare(other.expectedDeliveryDate ?? ''),
    );
  return (
    byDay.find(({ expectedDeliveryDate }) => (expectedDeliveryDate ?? '') >= businessDay(new Date())) ??
    byDay.at(-1)
  );
}

/** How many orders are still to come, and which is expected first. */
export function OpenDeliveries() {
  const { t } = usePortalMessages();
  const format = useFormat();
  const { data, status } = useResource('listOrders', {
    query: { ...open.query, state: [...open.query.state] },
  });
  const title = t('portal.due-deliveries');
  if (data === undefined && status === 'error')
    return <DueCard icon={OrdersIcon} title={title} headline={t('portal.due-failed')} />;
  const count = data && (data.total ?? data.items.length);
  const next = data && nextOf(data.items);
  const detail =
    next &&
    t('portal.due-deliveries-next', {
      number: next.number,
      date: format.date(next.expectedDeliveryDate ?? ''),
    });
  return (
    <DueCard
      icon={OrdersIcon}
      title={title}
      headline={count === undefined ? undefined : t('portal.due-deliveries-count', { count })}
      detail={detail}
      action={
        next && (
          <PortalLink className="due-link" to={{ route: 'order', params: { id: next.id } }}>
            {t('portal.due-deliveries-show')}
          </PortalLink>
        )
      }
    />
  );
}
