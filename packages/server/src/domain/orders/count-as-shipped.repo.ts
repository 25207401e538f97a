import { sql } from 'drizzle-orm';
import type { Change } from '../../db/effect/effect.ts';
import { orderItems } from './orders.table.ts';

/** Adds the quantities that have left the warehouse to those already shipped of the order lines. */
export function countAsShipped(left: readonly { readonly id: string; readonly quantity: number }[]): Change {
  const json = JSON.stringify(left.map(({ id, quantity }) => ({ id, quantity })));
  return {
    rows: left.length,
    statement: (isGo) => sql`update ${orderItems}
      set shipped_quantity = ${orderItems.shippedQuantity} + given.quantity
      from json_to_recordset(${json}::json) as given(id text, quantity integer)
      where ${orderItems.id} = given.id and ${isGo} returning 1`,
  };
}
