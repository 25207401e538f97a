import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { type CsvExport, useCsvExport } from '../../../list/use-csv-export.ts';
import type { ListState } from '../../../list/use-list.ts';
import { useOrderListMessages } from './order-list.messages.ts';
import { createOrderColumns } from './orders-csv.ts';

const headers = {
  number: 'orders.order-list.column.number',
  orderedAt: 'orders.order-list.column.ordered-at',
  state: 'orders.order-list.column.state',
  reference: 'orders.order-list.csv.reference',
  orderedBy: 'orders.order-list.csv.ordered-by',
  articles: 'orders.order-list.column.articles',
  itemCount: 'orders.order-list.csv.item-count',
  delivery: 'orders.order-list.csv.delivery',
  net: 'orders.order-list.column.net',
  gross: 'orders.order-list.column.gross',
  currency: 'orders.order-list.csv.currency',
} as const;

/** The CSV export of the filtered orders. */
export function useOrderExport(list: Pick<ListState<OrderSummary>, 'collect'>): CsvExport {
  const messages = useOrderListMessages();
  const { t } = messages;
  const columns = createOrderColumns({
    header: (column) => t(headers[column]),
    state: (state) => textOfValue(messages, `orders.state.${state}`),
  });
  return useCsvExport(list, `${t('orders.order-list.export.file')}.csv`, columns);
}
