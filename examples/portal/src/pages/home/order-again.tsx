import { useFailureText, useFormat, useResource } from '@foyer/react';
import { Button, RefreshIcon } from '@foyer/react/ui';
import { PortalLink } from '../../app/portal-link.tsx';
import { usePortalMessages } from '../../portal.messages.ts';
import { DueCard } from './due-card.tsx';
import { useOrderAgain } from './use-order-again.ts';

/** The latest order that has arrived, to be had once more; where that is not possible as it was, the order says what is. */
export function OrderAgain() {
  const { t } = usePortalMessages();
  const format = useFormat();
  const { data, status } = useResource('listOrders', {
    query: { state: ['delivered', 'completed'], sort: 'orderedAt:desc', limit: 1 },
  });
  const { state, failure, again } = useOrderAgain();
  const failureText = useFailureText();
  const title = t('portal.due-again');
  const order = data?.items[0];
  if (order === undefined) {
    const nothing = t(status === 'error' ? 'portal.due-failed' : 'portal.due-again-none');
    const isWaiting = data === undefined && status !== 'error';
    return <DueCard icon={RefreshIcon} title={title} headline={isWaiting ? undefined : nothing} />;
  }
  const { id, number, orderedAt, preview } = order;
  const details = {
    offered: t('portal.due-again-detail', { number, date: format.date(orderedAt) }),
    added: t('portal.due-again-added'),
    partly: t('portal.due-again-partly'),
  };
  const actions = {
    offered: (
      <Button
        size="small"
        variant="secondary"
        isLoading={state === 'pending'}
        loadingLabel={t('portal.loading')}
        onClick={() => void again(id)}
      >
        {t('portal.due-again-add')}
      </Button>
    ),
    added: (
      <PortalLink className="due-link" to={{ route: 'cart' }}>
        {t('portal.due-again-cart')}
      </PortalLink>
    ),
    partly: (
      <PortalLink className="due-link" to={{ route: 'order', params: { id } }}>
        {t('portal.due-again-order')}
      </PortalLink>
    ),
  };
  const shown = state === 'pending' || state === 'failed' ? 'offered' : state;
  return (
    <DueCard
      icon={RefreshIcon}
      title={title}
      headline={preview.join(', ')}
      detail={details[shown]}
      failure={failure === null ? undefined : failureText(failure)}
      action={<span role="status">{actions[shown]}</span>}
    />
  );
}
