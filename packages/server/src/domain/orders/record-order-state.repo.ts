import type { OrderState } from '@foyer/contract/orders/orders.schema';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { orderEvents, orders } from './orders.table.ts';

interface Progress {
  readonly orderId: string;
  /** Where it must stand, so that nothing is told twice and no order goes back. */
  readonly from: OrderState;
  readonly to: OrderState;
  readonly at: Date;
}

/** An order has come further, as whoever makes and sends it says. Answers false, and changes nothing, where it stands elsewhere already. */
export async function recordOrderState(db: Database, { orderId, from, to, at }: Progress): Promise<boolean> {
  const changed = await db
    .update(orders)
    .set({ state: to })
    .where(and(eq(orders.id, orderId), eq(orders.state, from)))
    .returning({ id: orders.id });
  if (changed.length === 0) return false;
  await db.insert(orderEvents).values({ id: newId(), orderId, state: to, at, actor: null });
  return true;
}
