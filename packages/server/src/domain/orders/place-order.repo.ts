import type { Addition } from '../../db/effect/effect.ts';
import { newId } from '../../db/new-id.ts';
import { toSearchText } from '../search/fold-text.ts';
import type { StoredOrder } from './order.repo.ts';
import { orderEvents, orderItems, orders } from './orders.table.ts';

type OrderRow = StoredOrder['order'];
type ItemRow = StoredOrder['items'][number];

/** An order before it is placed. */
export interface OrderDraft extends Omit<OrderRow, 'id' | 'number' | 'state' | 'searchText'> {
  readonly items: readonly Omit<ItemRow, 'id' | 'orderId' | 'position' | 'shippedQuantity'>[];
  /** Name in the first entry of the timeline. */
  readonly actor: string;
  /** The quotation from which the order is made. @default none */
  readonly quotation?: StoredOrder['quotation'];
}

/** Returns a new order as it will be read once stored, with its lines and the first entry of its timeline. */
export function newOrder(draft: OrderDraft, number: string): StoredOrder {
  const { items, actor, quotation = null, ...fields } = draft;
  const at = draft.orderedAt;
  const orderId = newId(at.getTime());
  const searchText = orderSearchText({
    number,
    reference: draft.reference,
    orderedBy: draft.orderedBy,
    costCentre: draft.costCentre,
    items,
  });
  return {
    order: { ...fields, id: orderId, number, state: 'received', searchText },
    items: items.map((item, index) => ({
      ...item,
      id: newId(at.getTime()),
      orderId,
      position: index + 1,
      shippedQuantity: 0,
    })),
    events: [{ id: newId(at.getTime()), orderId, state: 'received', at, actor }],
    hasInvoice: false,
    quotation,
  };
}

/** Returns the rows to insert for an order. */
export const orderAdditions = ({ order, items, events }: StoredOrder): Addition[] => [
  { table: orders, rows: [order] },
  { table: orderItems, rows: items },
  { table: orderEvents, rows: events },
];

/** Fields of an order that a search covers. */
interface Searched {
  readonly number: string;
  readonly reference: string | null;
  /** Name of the buyer. */
  readonly orderedBy: string;
  readonly costCentre: string | null;
  readonly items: readonly { readonly number: string; readonly name: string }[];
}

/** Returns the search text of an order: its number, reference, buyer and cost centre, and the names and numbers of its articles. */
export function orderSearchText({ number, reference, orderedBy, costCentre, items }: Searched): string {
  const names = items.flatMap((item) => [item.number, item.name]);
  return toSearchText([reference ?? '', orderedBy, costCentre ?? '', ...names], [number]);
}
