import type { OrderState, OrderSummary } from '@foyer/contract/orders/orders.schema';
import type { CsvColumn } from '../../../list/csv.ts';

/** The words of the export, in the reader's language. */
export interface OrderCsvTexts {
  readonly header: (
    column:
      | 'number'
      | 'orderedAt'
      | 'state'
      | 'reference'
      | 'orderedBy'
      | 'articles'
      | 'itemCount'
      | 'delivery'
      | 'net'
      | 'gross'
      | 'currency',
  ) => string;
  readonly state: (state: OrderState) => string;
}

/** The columns of the export: dates in ISO form, amounts as plain numbers, both amounts with their currency. */
export function createOrderColumns({ header, state }: OrderCsvTexts): readonly CsvColumn<OrderSummary>[] {
  return [
    { header: header('number'), value: (order) => order.number },
    { header: header('orderedAt'), value: (order) => order.orderedAt },
    { header: header('state'), value: (order) => state(order.state) },
    { header: header('reference'), value: (order) => order.reference },
    { header: header('orderedBy'), value: (order) => order.orderedBy },
    { header: header('articles'), value: (order) => order.preview.join('; ') },
    { header: header('itemCount'), value: (order) => order.itemCount },
    { header: header('delivery'), value: (order) => order.expectedDeliveryDate },
    { header: header('net'), value: (order) => order.net.amount / 100 },
    { header: header('gross'), value: (order) => order.gross.amount / 100 },
    { header: header('currency'), value: (order) => order.gross.currency },
  ];
}
