import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { ListStates } from '../../../list/list-states.tsx';
import type { ListState } from '../../../list/use-list.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { orderStateTones } from '../order-state-tone.ts';
import { NoOrders } from './no-orders.view.tsx';
import * as css from './order-compact.css.ts';
import { OrderLink } from './order-link.view.tsx';
import { useOrderListMessages } from './order-list.messages.ts';
import type { OrderLinks } from './order-place.tsx';
import type { AmountKind } from './order-row.view.tsx';

export interface OrderCompactViewProps extends OrderLinks {
  readonly list: ListState<OrderSummary>;
  readonly amountKind: AmountKind;
  readonly skeletonRows: number;
  readonly canShop: boolean;
}

/** The newest orders for a home page, which has a heading and a way to all of them itself. */
export function OrderCompactView(props: OrderCompactViewProps) {
  const { list, skeletonRows, canShop } = props;
  const { t } = useOrderListMessages();
  return (
    <section aria-label={t('orders.order-list.title')} part="orders">
      <ListStates
        list={list}
        skeleton={<Skeletons count={skeletonRows} />}
        empty={<NoOrders canShop={canShop} onReload={list.reload} />}
      >
        <ul className={css.list} part="list">
          {list.items.map((order) => (
            <CompactOrder key={order.id} {...props} order={order} />
          ))}
        </ul>
      </ListStates>
    </section>
  );
}

interface CompactOrderProps extends Pick<OrderCompactViewProps, 'amountKind' | 'hrefOf' | 'onOpen'> {
  readonly order: OrderSummary;
}

function CompactOrder({ order, amountKind, hrefOf, onOpen }: CompactOrderProps) {
  const messages = useOrderListMessages();
  const format = useFormat();
  return (
    <li className={css.row} data-link="" part="row">
      <span className={css.number}>
        <OrderLink id={order.id} href={hrefOf(order)} onOpen={() => onOpen(order)}>
          {order.number}
        </OrderLink>
      </span>
      <span className={css.about}>
        <time dateTime={order.orderedAt}>{format.date(order.orderedAt)}</time>
        {order.preview.length > 0 && ` · ${order.preview.join(', ')}`}
      </span>
      <span className={css.state}>
        <Badge tone={orderStateTones[order.state]}>
          {textOfValue(messages, `orders.state.${order.state}`)}
        </Badge>
      </span>
      <span className={css.amount}>{format.money(order[amountKind])}</span>
    </li>
  );
}

function Skeletons({ count }: { count: number }) {
  return (
    <div className={css.list}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <div key={index} className={css.row}>
          <span className={css.number}>
            <Skeleton shape="text" width={130} />
          </span>
          <span className={css.about}>
            <Skeleton shape="text" width="80%" />
          </span>
          <span className={css.state}>
            <Skeleton shape="text" width={96} />
          </span>
          <span className={css.amount}>
            <Skeleton shape="text" width={72} />
          </span>
        </div>
      ))}
    </div>
  );
}
