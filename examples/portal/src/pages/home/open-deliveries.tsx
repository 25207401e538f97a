import { useFormat, useResource } from '@foyer/react';
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
  const next = data?.items
    .filter(({ expectedDeliveryDate }) => expectedDeliveryDate !== null)
    .toSorted((one, other) =>
      (one.expectedDeliveryDate ?? '') < (other.expectedDeliveryDate ?? '') ? -1 : 1,
    )
    .at(0);
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
