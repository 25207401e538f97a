import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { OrdersIcon } from '@foyer/ui/icon/icons.tsx';
import { useEffect, useRef } from 'react';
import { useDownload } from '../../../domain/file/use-download.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { FailedState } from '../../../widget/widget-states.tsx';
import { invoiceState } from './invoice-state.ts';
import { useOrderMessages } from './order.messages.ts';
import { OrderDetailView } from './order-detail.view.tsx';
import { OrderSkeleton } from './order-skeleton.view.tsx';
import { useOrder } from './use-order.ts';
import { useReorder } from './use-reorder.ts';

export interface OrderDetailProps {
  readonly orderId: string;
  /** Moves the focus to the heading once it is there; for an order that took a list's place. */
  readonly hasFocus?: boolean;
}

/** One order by its id: loads it and everything that belongs to it. */
export function OrderDetail({ orderId, hasFocus = false }: OrderDetailProps) {
  const { t } = useOrderMessages();
  const { isAddressable, order, known } = useOrder(orderId);
  if (!isAddressable || order.error?.code === 'not_found') {
    return (
      <EmptyState headingLevel={1} icon={<OrdersIcon size={24} />} title={t('orders.order.not-found.title')}>
        {t('orders.order.not-found.text')}
      </EmptyState>
    );
  }
  if (order.data) return <LoadedOrder order={order.data} hasFocus={hasFocus} />;
  if (order.error) {
    const isRetrying = order.status === 'loading';
    return <FailedState error={order.error} onRetry={() => void order.reload()} isRetrying={isRetrying} />;
  }
  return <OrderSkeleton known={known} />;
}

type LoadedOrderProps = Pick<OrderDetailProps, 'hasFocus'> & {
  readonly order: Parameters<typeof OrderDetailView>[0]['order'];
};

function LoadedOrder({ order, hasFocus }: LoadedOrderProps) {
  const { t } = useOrderMessages();
  const title = useRef<HTMLHeadingElement>(null);
  const shipments = useResource('listOrderShipments', { params: { id: order.id } });
  const canShop = usePermission('shop');
  const call = useCall();
  const download = useDownload();
  const { reorder, again, dismiss } = useReorder();
  useEffect(() => {
    if (hasFocus) title.current?.focus();
  }, [hasFocus]);
  return (
    <OrderDetailView
      order={order}
      shipments={shipments}
      invoice={invoiceState(download.state)}
      canShop={canShop}
      canReorder={canShop && order.items.length > 0}
      isReordering={reorder.isPending}
      reorderOutcome={reorder.outcome}
      titleRef={title}
      onReorder={() => void again(order.items)}
      onDismiss={dismiss}
      onInvoice={() =>
        void download.start(
          order.id,
          () => call('getOrderInvoice', { params: { id: order.id } }),
          t('orders.order.invoice.file', { number: order.number }),
        )
      }
      onPrint={() => globalThis.print()}
    />
  );
}
