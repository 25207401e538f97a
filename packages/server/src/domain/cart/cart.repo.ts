import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Change, Writing } from '../../db/effect/effect.ts';
import { newId } from '../../db/new-id.ts';
import type { Customer } from '../accounts/customer.ts';
import { cartItems, carts } from './cart.table.ts';
import { type CartItemRow, type CartRow, type FilledCart, isOwnCart, readCarts } from './carts.repo.ts';

/** Creates an empty open cart. */
export const emptyCart = (customer: Customer, version: number, now: Date): FilledCart => ({
  id: newId(now.getTime()),
  userId: customer.userId,
  companyId: customer.companyId,
  mode: customer.mode,
  state: 'open',
  version,
  deliveryAddressId: null,
  changedAt: now,
  items: [],
});

/** Reads the open cart and locks it until the transaction ends, so that changes are serialized. */
export async function holdOpenCart(db: Database, customer: Customer): Promise<CartRow | undefined> {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(isOwnCart(customer), eq(carts.state, 'open')))
    .for('update');
  return cart;
}

/** Reads and locks the open cart; creates it where there is none. A new cart continues the versions of the previous one. */
export async function openCart(db: Database, customer: Customer, now: Date): Promise<CartRow> {
  // A cart that a concurrent call opened may be ordered before it is locked here; then the next attempt opens another one.
  for (let attempt = 0; attempt < 5; attempt++) {
    const held = await holdOpenCart(db, customer);
    if (held) return held;
    const [last] = await readCarts(db, customer);
    await db
      .insert(carts)
      .values(emptyCart(customer, (last?.version ?? 0) + 1, now))
      .onConflictDoNothing();
  }
  throw new Error('No open cart in five attempts: concurrent calls ordered each one');
}

/** Plans to write lines to a new cart, or to one that has not changed since it was read, and to raise its version. */
export function fillCart(
  cart: CartRow,
  isNew: boolean,
  lines: readonly CartItemRow[],
  now: Date,
): Omit<Writing, 'numbering'> {
  const version = cart.version + 1;
  const change: Change = isNew
    ? {
        rows: 1,
        statement: (
          isGo,
        ) => sql`insert into ${carts} (id, user_id, company_id, mode, state, version, changed_at)
          select ${cart.id}, ${cart.userId}, ${cart.companyId}::text, ${cart.mode}, 'open', ${version}::int,
            ${now.toISOString()}::timestamptz where ${isGo} on conflict do nothing returning 1`,
      }
    : whileUnchanged(cart, now, sql`version = ${version}::int`);
  const onConflict = sql`on conflict (cart_id, article_id) do update set quantity = excluded.quantity, note = excluded.note,
    seen_unit_net = excluded.seen_unit_net, seen_unit_gross = excluded.seen_unit_gross`;
  return { changes: [change], additions: [{ table: cartItems, rows: lines, onConflict }] };
}

/** Change that closes a cart which has not changed since it was read. The version stays, so that a second order of it is recognized. */
export const closeCart = (cart: CartRow, now: Date): Change =>
  whileUnchanged(cart, now, sql`state = 'ordered'`);

function whileUnchanged({ id, version }: CartRow, now: Date, change: SQL): Change {
  return {
    rows: 1,
    statement: (isGo) => sql`update ${carts} set ${change}, changed_at = ${now.toISOString()}::timestamptz
      where id = ${id} and version = ${version} and state = 'open' and ${isGo} returning 1`,
  };
}

/** Deletes a line of a cart; false where there was none. */
export async function deleteItem(db: Database, cartId: string, itemId: string): Promise<boolean> {
  const gone = await db
    .delete(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)))
    .returning({ id: cartItems.id });
  return gone.length > 0;
}

/** Updates fields of a cart and raises its version. */
export async function touchCart(
  db: Database,
  cartId: string,
  now: Date,
  fields: Partial<Pick<CartRow, 'deliveryAddressId'>> = {},
): Promise<void> {
  await db
    .update(carts)
    .set({ ...fields, version: sql`${carts.version} + 1`, changedAt: now })
    .where(eq(carts.id, cartId));
}
