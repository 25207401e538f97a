import type { Order, OrderSummary } from '@foyer/contract/orders/orders.schema';
import { pictureOf } from '../articles/picture.ts';
import { previewedLines } from '../articles/translated-names.repo.ts';
import { euro, toTotals } from '../money/compute-totals.ts';
import type { StoredOrder } from './order.repo.ts';

type OrderRow = StoredOrder['order'];

/** Columns of an order that a list shows. */
type SummaryRow = Pick<
  OrderRow,
  | 'id'
  | 'number'
  | 'reference'
  | 'state'
  | 'orderedAt'
  | 'orderedBy'
  | 'costCentre'
  | 'itemCount'
  | 'preview'
  | 'net'
  | 'gross'
  | 'expectedDeliveryDate'
>;

/** Converts an order to its list entry. */
export function toOrderSummary(row: SummaryRow): OrderSummary {
  return {
    id: row.id,
    number: row.number,
    reference: row.reference,
    state: row.state,
    orderedAt: row.orderedAt.toISOString(),
    orderedBy: row.orderedBy,
    costCentre: row.costCentre,
    itemCount: row.itemCount,
    preview: row.preview,
    net: euro(row.net),
    gross: euro(row.gross),
    expectedDeliveryDate: row.expectedDeliveryDate,
  };
}

/** Converts an order with all details. Its lines have the names that are to be shown (see `withTranslatedNames`). */
export function toOrder({ order, items, events, hasInvoice, quotation }: StoredOrder): Order {
  return {
    ...toOrderSummary({ ...order, preview: items.slice(0, previewedLines).map(({ name }) => name) }),
    note: order.note,
    hasInvoice,
    quotation,
    requestedDeliveryDate: order.requestedDeliveryDate,
    items: items.map(({ orderId: _, pictureKey, unitNet, unitGross, lineNet, lineGross, ...item }) => ({
      ...item,
      picture: pictureKey === null ? null : pictureOf(pictureKey, item.name),
      unitNet: euro(unitNet),
      unitGross: euro(unitGross),
      lineNet: euro(lineNet),
      lineGross: euro(lineGross),
    })),
    totals: toTotals(order),
    deliveryAddress: order.deliveryAddress,
    invoiceAddress: order.invoiceAddress,
    paymentTerms: order.paymentTerms,
    timeline: events.map(({ state, at, actor }) => ({ state, at: at.toISOString(), actor })),
  };
}
