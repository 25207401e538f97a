import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Change, Writing } from '../../db/effect/effect.ts';
import { newId } from '../../db/new-id.ts';
import type { Customer } from '../../domain/accounts/customer.ts';
import { cartItems, carts } from './cart.table.ts';

export type CartRow = typeof carts.$inferSelect;
export type CartItemRow = typeof cartItems.$inferSelect;

const ownedBy = ({ userId, companyId, mode }: Customer) =>
  and(
    eq(carts.userId, userId),
    companyId === null ? isNull(carts.companyId) : eq(carts.companyId, companyId),
    eq(carts.mode, mode),
  );

/** The addresses this person ordered to last, by id; `used` is higher the later that was. */
export const lastUsedAddresses = (customer: Customer): SQL =>
  sql`select recent.id, max(recent.version) as used from (
      select delivery_address_id as id, version from ${carts}
      where ${ownedBy(customer)} and state = 'ordered' and delivery_address_id is not null
      order by version desc limit 50
    ) recent group by recent.id`;

/** A cart with its lines; those of an ordered one are left out. */
export interface FilledCart extends CartRow {
  readonly items: readonly CartItemRow[];
}

/** The newest carts, at most two: the open one with its lines, and the one ordered last. */
export async function readCarts(db: Database, customer: Customer): Promise<FilledCart[]> {
  const items = sql<
    CartItemRow[]
  >`(select coalesce(json_agg(json_build_object('id', line.id, 'cartId', line.cart_id,
      'articleId', line.article_id, 'position', line.position, 'quantity', line.quantity, 'note', line.note,
      'seenUnitNet', line.seen_unit_net, 'seenUnitGross', line.seen_unit_gross) order by line.position, line.id), '[]')
    from ${cartItems} line where line.cart_id = ${carts}.id and ${carts}.state = 'open')`;
  return db
    .select({ ...getTableColumns(carts), items })
    .from(carts)
    .where(ownedBy(customer))
    .orderBy(desc(carts.version))
    .limit(2);
}

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
    .where(and(ownedBy(customer), eq(carts.state, 'open')))
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
