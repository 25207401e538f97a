import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Change, Writing } from '../../db/effect/effect.ts';
import { newId } from '../../db/new-id.ts';
import type { Customer } from '../../domain/accounts/customer.ts';
import { cartItems, carts } from '../../domain/cart/cart.table.ts';
import {
  type CartItemRow,
  type CartRow,
  type FilledCart,
  isOwnCart,
  readCarts,
} from '../../domain/cart/carts.repo.ts';

/** A cart that nothing has been put into. */
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

/** The open cart, held until the transaction ends so that changes follow one another. */
export async function holdOpenCart(db: Database, customer: Customer): Promise<CartRow | undefined> {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(isOwnCart(customer), eq(carts.state, 'open')))
    .for('update');
  return cart;
}

/** The open cart, made where there is none, and held. A new one goes on counting versions where the last one ended. */
export async function openCart(db: Database, customer: Customer, now: Date): Promise<CartRow> {
  // A cart that somebody else opened at the same time may be ordered before it is held here; then it is the next one's turn.
  for (let attempt = 0; attempt < 5; attempt++) {
    const held = await holdOpenCart(db, customer);
    if (held) return held;
    const [last] = await readCarts(db, customer);
    await db
      .insert(carts)
      .values(emptyCart(customer, (last?.version ?? 0) + 1, now))
      .onConflictDoNothing();
  }
  throw new Error('No cart stays open');
}

/** Writes lines into a cart that is as it was read, or that is new, and raises its version. */
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

/** Closes a cart that is as it was read. The version stays: a second order of the same version is thereby known. */
export const closeCart = (cart: CartRow, now: Date): Change =>
  whileUnchanged(cart, now, sql`state = 'ordered'`);

function whileUnchanged({ id, version }: CartRow, now: Date, change: SQL): Change {
  return {
    rows: 1,
    statement: (isGo) => sql`update ${carts} set ${change}, changed_at = ${now.toISOString()}::timestamptz
      where id = ${id} and version = ${version} and state = 'open' and ${isGo} returning 1`,
  };
}

/** Whether there was such a line. */
export async function deleteItem(db: Database, cartId: string, itemId: string): Promise<boolean> {
  const gone = await db
    .delete(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)))
    .returning({ id: cartItems.id });
  return gone.length > 0;
}

/** Writes the cart's own fields and raises its version. */
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
