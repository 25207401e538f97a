import type { Order } from '@foyer/contract/orders/orders.schema';
import { OrdersIcon } from '@foyer/ui/icon/icons.tsx';
import { useDownload } from '../../../domain/file/use-download.ts';
import { useOrderConfirmation } from '../../../domain/order/order-confirmation-button.tsx';
import { RecordView } from '../../../page/record-view.tsx';
import { useTitleFocus } from '../../../page/use-title-focus.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import { usePermission } from '../../../provider/use-permission.ts';
import { useResource } from '../../../provider/use-resource.ts';
import { useLocale } from '../../../provider/use-session.ts';
import { invoiceState } from './invoice-state.ts';
import { useOrderMessages } from './order.messages.ts';
import { OrderDetailView } from './order-detail.view.tsx';
import { OrderSkeleton } from './order-skeleton.view.tsx';
import { useOrder } from './use-order.ts';
import { useReorder } from './use-reorder.ts';

export interface OrderDetailProps {
  readonly orderId: string;
  /** Focuses the heading once it is rendered; for an order that replaced a list. */
  readonly hasFocus?: boolean;
}

/** Loads an order and all its related data by id. */
export function OrderDetail({ orderId, hasFocus = false }: OrderDetailProps) {
  const { t } = useOrderMessages();
  const record = useOrder(orderId);
  const notFound = {
    icon: <OrdersIcon size={24} />,
    title: t('orders.order.not-found.title'),
    text: t('orders.order.not-found.text'),
  };
  return (
    <RecordView record={record} notFound={notFound} skeleton={(row) => <OrderSkeleton known={row} />}>
      {(order) => <LoadedOrder order={order} hasFocus={hasFocus} />}
    </RecordView>
  );
}

function LoadedOrder({ order, hasFocus }: { readonly order: Order; readonly hasFocus: boolean }) {
  const { t } = useOrderMessages();
  const title = useTitleFocus(hasFocus);
  const { code: locale } = useLocale();
  const shipments = useResource('listOrderShipments', { params: { id: order.id }, query: { locale } });
  const canShop = usePermission('shop');
  const call = useCall();
  const download = useDownload();
  const confirmation = useOrderConfirmation(order);
  const { reorder, again, dismiss } = useReorder();
  return (
    <OrderDetailView
      order={order}
      shipments={shipments}
      invoice={invoiceState(download.state)}
      confirmation={confirmation}
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
