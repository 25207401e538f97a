import { DetailPage } from '../../../page/detail-page.tsx';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useOrderMessages } from './order.messages.ts';
import { OrderDetail } from './order-detail.tsx';
import { useOrder } from './use-order.ts';

export interface OrderProps extends WidgetProps {
  /** Id of the order. */
  readonly orderId?: string;
}

/** `<foyer-order>`: a single order. */
export function Order({ orderId = '' }: OrderProps) {
  const { t } = useOrderMessages();
  const { resource, row } = useOrder(orderId);
  const data = resource.data ?? row;
  return (
    <DetailPage
      part="order"
      overview={{ route: 'order-overview', label: t('orders.title'), list: 'orders' }}
      current={data && t('orders.order.title', { number: data.number })}
    >
      <OrderDetail key={orderId} orderId={orderId} />
    </DetailPage>
  );
}
