import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import type { ListColumn } from '../../../list/list-columns.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useSession } from '../../../provider/use-session.ts';
import { isOpenOrder, orderStateTones } from '../order-state-tone.ts';
import { useOrdersMessages } from '../orders.messages.ts';

const expectedOf = (order: OrderSummary) => (isOpenOrder(order.state) ? order.expectedDeliveryDate : null);

/** The columns of orders: table, cards, short list and export are made of them. */
export function useOrderColumns(): readonly ListColumn<'listOrders'>[] {
  const messages = useOrdersMessages();
  const { t } = messages;
  const format = useFormat();
  // Business customers think in net, private ones in gross amounts.
  const isPrivate = useSession().mode === 'b2c_cc';
  const amount = (kind: 'net' | 'gross', isMain: boolean): ListColumn<'listOrders'> => ({
    id: kind,
    header: t(`orders.column.amount.${kind}`),
    type: 'money',
    value: (order) => order[kind],
    ...(isMain ? { sort: 'gross', card: 'amount' } : { shown: 'optional' }),
  });
  return [
    {
      id: 'number',
      header: t('orders.column.number'),
      sort: 'number',
      isTitle: true,
      value: (order) => order.number,
      note: ({ reference }) => reference && t('orders.reference', { reference }),
      skeletonWidth: 130,
    },
    {
      id: 'orderedAt',
      header: t('orders.column.orderedAt'),
      type: 'date',
      sort: 'orderedAt',
      card: 'meta',
      value: (order) => order.orderedAt,
    },
    {
      id: 'articles',
      header: t('orders.column.articles'),
      card: 'text',
      value: (order) => order.preview.join(', '),
      note: (order) => t('orders.pieces', { count: order.itemCount }),
    },
    {
      id: 'state',
      header: t('orders.column.state'),
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
      header: t('orders.column.delivery'),
      type: 'date',
      value: expectedOf,
      cell: (order) => {
        const date = expectedOf(order);
        return date && t('orders.delivery.expected', { date: format.date(date) });
      },
    },
    {
      id: 'orderedBy',
      header: t('orders.csv.orderedBy'),
      shown: 'optional',
      value: (order) => order.orderedBy,
    },
    {
      id: 'reference',
      header: t('orders.csv.reference'),
      shown: 'export',
      value: (order) => order.reference,
    },
    {
      id: 'itemCount',
      header: t('orders.csv.itemCount'),
      type: 'number',
      shown: 'optional',
      value: (order) => order.itemCount,
    },
    amount('net', !isPrivate),
    amount('gross', isPrivate),
    {
      id: 'currency',
      header: t('orders.csv.currency'),
      shown: 'export',
      value: (order) => order.gross.currency,
    },
  ];
}
