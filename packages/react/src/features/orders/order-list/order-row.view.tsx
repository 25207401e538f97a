import type { Money } from '@foyer/contract';
import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { classNames } from '@foyer/ui/style/class-names.ts';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { isOpenOrder, orderStateTones } from '../order-state-tone.ts';
import { OrderLink } from './order-link.view.tsx';
import * as css from './order-list.css.ts';
import { useOrderListMessages } from './order-list.messages.ts';

/** Business customers think in net, private ones in gross amounts. */
export type AmountKind = 'net' | 'gross';

export interface OrderRowProps {
  readonly order: OrderSummary;
  readonly amountKind: AmountKind;
  /** The order's address; null where the host has none and the widget shows the order itself. */
  readonly href: string | null;
  readonly onOpen: (order: OrderSummary) => void;
}

const namesShown = 2;

/** An order as a row, or as a card where the widget is narrow. */
export function OrderRow({ order, amountKind, href, onOpen }: OrderRowProps) {
  const messages = useOrderListMessages();
  const { t } = messages;
  const format = useFormat();
  const amount: Money = order[amountKind];
  const expected = isOpenOrder(order.state) ? order.expectedDeliveryDate : null;
  const hasMore = order.preview.length > namesShown;
  return (
    <tr className={css.row} data-link="" part="row">
      <td className={classNames(css.cell, css.numberCell)}>
        <OrderLink id={order.id} href={href} onOpen={() => onOpen(order)}>
          {order.number}
        </OrderLink>{' '}
        {order.reference && (
          <span className={css.reference}>
            {t('orders.order-list.reference', { reference: order.reference })}
          </span>
        )}
      </td>
      <td className={classNames(css.cell, css.dateCell)}>
        <time dateTime={order.orderedAt}>{format.date(order.orderedAt)}</time>
      </td>
      <td className={classNames(css.cell, css.articlesCell)}>
        <span className={css.preview}>
          {order.preview.slice(0, namesShown).join(', ')}
          {hasMore && ' …'}
        </span>{' '}
        <span className={css.more}>{t('orders.order-list.pieces', { count: order.itemCount })}</span>
      </td>
      <td className={classNames(css.cell, css.stateCell)}>
        <Badge tone={orderStateTones[order.state]}>
          {textOfValue(messages, `orders.state.${order.state}`)}
        </Badge>
      </td>
      <td className={classNames(css.cell, css.deliveryCell, !expected && css.emptyCell)}>
        {expected
          ? t('orders.order-list.delivery.expected', { date: format.date(expected) })
          : t('orders.order-list.delivery.none')}
      </td>
      <td className={classNames(css.cell, css.amountCell)}>
        {format.money(amount)} <span className={css.tax}>{t(`orders.order-list.tax.${amountKind}`)}</span>
      </td>
    </tr>
  );
}

/** Stands where a row will be, as tall as it. */
export function OrderSkeletonRow() {
  return (
    <tr className={classNames(css.row, css.skeletonRow)}>
      <td className={classNames(css.cell, css.numberCell)}>
        <Skeleton shape="text" width={130} />
      </td>
      <td className={classNames(css.cell, css.dateCell)}>
        <Skeleton shape="text" width={80} />
      </td>
      <td className={classNames(css.cell, css.articlesCell)}>
        <Skeleton shape="text" width="80%" />
      </td>
      <td className={classNames(css.cell, css.stateCell)}>
        <Skeleton shape="text" width={90} />
      </td>
      <td className={classNames(css.cell, css.deliveryCell)}>
        <Skeleton shape="text" width={110} />
      </td>
      <td className={classNames(css.cell, css.amountCell)}>
        <Skeleton shape="text" width={84} />
      </td>
    </tr>
  );
}
