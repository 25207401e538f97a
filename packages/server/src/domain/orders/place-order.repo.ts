import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { nextNumber } from '../document-numbers/next-number.repo.ts';
import { toSearchText } from '../search/fold-text.ts';
import { orderEvents, orderItems, orders } from './orders.table.ts';

type OrderRow = typeof orders.$inferInsert;
type ItemRow = typeof orderItems.$inferInsert;

/** An order before it has a number. */
export interface OrderDraft extends Omit<OrderRow, 'id' | 'number' | 'state' | 'searchText'> {
  readonly items: readonly Omit<ItemRow, 'id' | 'orderId' | 'position' | 'shippedQuantity'>[];
  /** Whom the first entry of the timeline names. */
  readonly actor: string;
}

/** Writes an order with its lines and the first entry of its timeline, and answers its id. The number comes last. */
export async function placeOrder(db: Database, draft: OrderDraft): Promise<string> {
  const { items, actor, ...fields } = draft;
  const now = draft.orderedAt;
  const id = newId(now.getTime());
  const number = await nextNumber(db, 'AB', now);
  const searchText = orderSearchText(number, draft.reference, items);
  await db.insert(orders).values({ ...fields, id, number, state: 'received', searchText });
  await db.insert(orderItems).values(
    items.map((item, index) => ({
      ...item,
      id: newId(now.getTime()),
      orderId: id,
      position: index + 1,
      shippedQuantity: 0,
    })),
  );
  await db
    .insert(orderEvents)
    .values({ id: newId(now.getTime()), orderId: id, state: 'received', at: now, actor });
  return id;
}

/** By what an order is found: its numbers, and the names and numbers of its articles. */
export function orderSearchText(
  number: string,
  reference: string | null | undefined,
  items: readonly { readonly number: string; readonly name: string }[],
): string {
  const names = items.flatMap((item) => [item.number, item.name]);
  return toSearchText([reference ?? '', ...names], [number]);
}
