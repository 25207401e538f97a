import { useListReturn } from '../../../list/use-list-return.ts';
import * as page from '../../../page/detail-page.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { Trail } from '../../../widget/trail.tsx';
import { container } from '../order-container.css.ts';
import { useOrderMessages } from './order.messages.ts';
import { OrderDetail } from './order-detail.tsx';
import { useOrder } from './use-order.ts';

export interface OrderProps extends WidgetProps {
  /** The order's id. */
  readonly orderId?: string;
}

const overview = { route: 'order-overview' } as const;

/** `<foyer-order>`: one order. */
export function Order({ orderId = '' }: OrderProps) {
  return (
    <div className={container}>
      <div className={page.layout} part="order">
        <OrderTrail orderId={orderId} />
        <OrderDetail key={orderId} orderId={orderId} />
      </div>
    </div>
  );
}

function OrderTrail({ orderId }: { readonly orderId: string }) {
  const { t } = useOrderMessages();
  const onFollow = useListReturn('orders');
  const { order, known } = useOrder(orderId);
  const data = order.data ?? known;
  return (
    <Trail
      steps={[{ label: t('orders.title'), target: overview, onFollow }]}
      current={data && t('orders.order.title', { number: data.number })}
    />
  );
}
