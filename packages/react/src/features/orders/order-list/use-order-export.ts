import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import { type CsvExport, useCsvExport } from '../../../list/use-csv-export.ts';
import type { ListState } from '../../../list/use-list.ts';
import { useOrdersMessages } from '../orders.messages.ts';
import { createOrderColumns } from './orders-csv.ts';

const headers = {
  number: 'orders.column.number',
  orderedAt: 'orders.column.orderedAt',
  state: 'orders.column.state',
  reference: 'orders.csv.reference',
  orderedBy: 'orders.csv.orderedBy',
  articles: 'orders.column.articles',
  itemCount: 'orders.csv.itemCount',
  delivery: 'orders.csv.delivery',
  net: 'orders.column.net',
  gross: 'orders.column.gross',
  currency: 'orders.csv.currency',
} as const;

/** The CSV export of the filtered orders. */
export function useOrderExport(list: Pick<ListState<OrderSummary>, 'collect'>): CsvExport {
  const messages = useOrdersMessages();
  const { t } = messages;
  const columns = createOrderColumns({
    header: (column) => t(headers[column]),
    state: (state) => textOfValue(messages, `orders.state.${state}`),
  });
  return useCsvExport(list, `${t('orders.export.file')}.csv`, columns);
}
