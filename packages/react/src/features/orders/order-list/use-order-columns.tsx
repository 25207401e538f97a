import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import type { ListColumn } from '../../../list/list-columns.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useSession } from '../../../provider/use-session.ts';
import { isOpenOrder, orderStateTones } from '../order-state-tone.ts';
import { useOrderListMessages } from './order-list.messages.ts';

const expectedOf = (order: OrderSummary) => (isOpenOrder(order.state) ? order.expectedDeliveryDate : null);

/** The columns of orders for the table, the cards, the compact list and the export. */
export function useOrderColumns(): readonly ListColumn<'listOrders'>[] {
  const messages = useOrderListMessages();
  const { t } = messages;
  const format = useFormat();
  // Business customers compare net amounts; private customers see gross amounts only.
  const isPrivate = useSession().mode === 'b2c_cc';
  const amount = (kind: 'net' | 'gross', isMain: boolean): ListColumn<'listOrders'> => ({
    id: kind,
    header: t(`orders.order-list.column.amount.${kind}`),
    type: 'money',
    value: (order) => order[kind],
    ...(isMain ? { sort: 'gross', card: 'amount' } : { shown: 'optional' }),
  });
  return [
    {
      id: 'number',
      header: t('orders.order-list.column.number'),
      sort: 'number',
      isTitle: true,
      value: (order) => order.number,
      note: ({ reference }) => reference && t('orders.order-list.reference', { reference }),
      skeletonWidth: 130,
    },
    {
      id: 'orderedAt',
      header: t('orders.order-list.column.ordered-at'),
      type: 'date',
      sort: 'orderedAt',
      card: 'meta',
      value: (order) => order.orderedAt,
    },
    // The buyer matters only where colleagues order too.
    {
      id: 'orderedBy',
      header: t('orders.order-list.column.ordered-by'),
      ...(isPrivate && { shown: 'optional' }),
      value: (order) => order.orderedBy,
    },
    {
      id: 'articles',
      header: t('orders.order-list.column.articles'),
      card: 'text',
      // Where space is short, the buyer and the amount take precedence.
      isWideOnly: true,
      value: (order) => order.preview.join(', '),
      note: (order) => t('orders.order-list.pieces', { count: order.itemCount }),
    },
    {
      id: 'state',
      header: t('orders.order-list.column.state'),
      sort: 'state',
      card: 'badge',
      value: (order) => textOfValue(messages, `orders.state.${order.state}`),
      cell: (order) => (
        <Badge tone={orderStateTones[order.state]}>
          {textOfValue(messages, `orders.state.${order.state}`)}
        </Badge>
      ),
      skeletonWidth: 90,
    },
    {
      id: 'delivery',
      header: t('orders.order-list.column.delivery'),
      type: 'date',
      isWideOnly: true,
      value: expectedOf,
      cell: (order) => {
        const date = expectedOf(order);
        return date && t('orders.order-list.delivery.expected', { date: format.date(date) });
      },
    },
    {
      id: 'reference',
      header: t('orders.order-list.csv.reference'),
      shown: 'export',
      value: (order) => order.reference,
    },
    {
      id: 'costCentre',
      header: t('orders.order-list.column.cost-centre'),
      shown: 'optional',
      value: (order) => order.costCentre,
    },
    {
      id: 'itemCount',
      header: t('orders.order-list.csv.item-count'),
      type: 'number',
      shown: 'optional',
      value: (order) => order.itemCount,
    },
    ...(isPrivate ? [] : [amount('net', true)]),
    amount('gross', isPrivate),
    {
      id: 'currency',
      header: t('orders.order-list.csv.currency'),
      shown: 'export',
      value: (order) => order.gross.currency,
    },
  ];
}
