import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
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

/** The newest carts, at most two: the open one, and the one ordered last. */
export async function readCarts(db: Database, scope: Customer): Promise<CartRow[]> {
  return db.select().from(carts).where(ownedBy(scope)).orderBy(desc(carts.version)).limit(2);
}

/** The open cart, held until the transaction ends so that changes follow one another. */
export async function holdOpenCart(db: Database, scope: Customer): Promise<CartRow | undefined> {
  const [cart] = await db
    .select()
    .from(carts)
    .where(and(ownedBy(scope), eq(carts.state, 'open')))
    .for('update');
  return cart;
}

/** The open cart, made where there is none, and held. A new one goes on counting versions where the last one ended. */
export async function openCart(db: Database, scope: Customer, now: Date): Promise<CartRow> {
  // A cart that somebody else opened at the same time may be ordered before it is held here; then it is the next one's turn.
  for (let attempt = 0; attempt < 5; attempt++) {
    const held = await holdOpenCart(db, scope);
    if (held) return held;
    const [last] = await readCarts(db, scope);
    await db
      .insert(carts)
      .values({
        id: newId(now.getTime()),
        userId: scope.userId,
        companyId: scope.companyId,
        mode: scope.mode,
        state: 'open',
        version: (last?.version ?? 0) + 1,
        changedAt: now,
      })
      .onConflictDoNothing();
  }
  throw new Error('No cart stays open');
}

export async function readItems(db: Database, cartId: string): Promise<CartItemRow[]> {
  return db
    .select()
    .from(cartItems)
    .where(eq(cartItems.cartId, cartId))
    .orderBy(asc(cartItems.position), asc(cartItems.id));
}

/** Adds lines or replaces those with the same article. */
export async function writeItems(db: Database, items: readonly CartItemRow[]): Promise<void> {
  if (items.length === 0) return;
  await db
    .insert(cartItems)
    .values([...items])
    .onConflictDoUpdate({
      target: [cartItems.cartId, cartItems.articleId],
      set: {
        quantity: sql`excluded.quantity`,
        note: sql`excluded.note`,
        seenUnitNet: sql`excluded.seen_unit_net`,
        seenUnitGross: sql`excluded.seen_unit_gross`,
      },
    });
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

/** The version stays: a second order of the same version is thereby known. */
export async function markOrdered(db: Database, cartId: string, now: Date): Promise<void> {
  await db.update(carts).set({ state: 'ordered', changedAt: now }).where(eq(carts.id, cartId));
}
