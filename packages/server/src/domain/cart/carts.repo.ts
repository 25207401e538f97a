import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Database } from '../../db/client.ts';
import type { Customer } from '../accounts/customer.ts';
import { cartItems, carts } from './cart.table.ts';

export type CartRow = typeof carts.$inferSelect;
export type CartItemRow = typeof cartItems.$inferSelect;

/** Condition that a cart belongs to the user in this company and mode. */
export const isOwnCart = ({ userId, companyId, mode }: Customer) =>
  and(
    eq(carts.userId, userId),
    companyId === null ? isNull(carts.companyId) : eq(carts.companyId, companyId),
    eq(carts.mode, mode),
  );

/** Query of the delivery addresses in the person's last fifty carts that were ordered; `used` is higher for later use. */
export const lastUsedAddresses = (customer: Customer): SQL =>
  sql`select recent.id, max(recent.version) as used from (
      select delivery_address_id as id, version, state from ${carts}
      where ${isOwnCart(customer)} order by version desc limit 50
    ) recent where recent.state = 'ordered' and recent.id is not null group by recent.id`;

/** Cart with its lines; an ordered cart has none here. */
export interface FilledCart extends CartRow {
  readonly items: readonly CartItemRow[];
}

/** Lines of an open cart as one JSON value; null for an empty or ordered cart. */
export const itemsOf = (cart: SQL): SQL<CartItemRow[] | null> =>
  sql`(select json_agg(json_build_object('id', line.id, 'cartId', line.cart_id,
      'articleId', line.article_id, 'position', line.position, 'quantity', line.quantity, 'note', line.note,
      'seenUnitNet', line.seen_unit_net, 'seenUnitGross', line.seen_unit_gross) order by line.position, line.id)
    from ${cartItems} line where line.cart_id = ${cart}.id and ${cart}.state = 'open')`;

const newest = (isOwn: SQL | undefined) =>
  builtOnce((db) => {
    const items = sql<CartItemRow[]>`coalesce(${itemsOf(sql`${carts}`)}, '[]')`;
    return db
      .select({ ...getTableColumns(carts), items })
      .from(carts)
      .where(and(eq(carts.userId, sql.placeholder('userId')), eq(carts.mode, sql.placeholder('mode')), isOwn))
      .orderBy(desc(carts.version))
      .limit(2);
  });
const newestPrivate = newest(isNull(carts.companyId));
const newestOfCompany = newest(eq(carts.companyId, sql.placeholder('companyId')));

/** Reads the newest carts, at most two: the open one with its lines, and the one ordered last. */
export const readCarts = (db: Database, { userId, companyId, mode }: Customer): Promise<FilledCart[]> =>
  companyId === null ? newestPrivate(db, { userId, mode }) : newestOfCompany(db, { userId, mode, companyId });
