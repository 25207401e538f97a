import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Customer } from '../accounts/customer.ts';
import { customerStatement } from '../accounts/customer-statement.repo.ts';
import { type Buyer, type BuyerRow, buyerColumns, toBuyer } from './buyer.repo.ts';
import { cartItems, carts } from './cart.table.ts';
import { type CartItemRow, type FilledCart, isOwnCart, itemsOf } from './carts.repo.ts';

/** Data to fill and order a cart, read at one moment. */
export interface Shopping {
  /** The newest carts, at most two: the open one with its lines, and the one ordered last. */
  readonly carts: readonly FilledCart[];
  readonly buyer: Buyer;
  /** Stock of the requested articles and of those in the open cart, by article id; null for an unlimited stock. */
  readonly stock: ReadonlyMap<string, number | null>;
}

type StoredCart = Omit<FilledCart, 'userId' | 'companyId' | 'mode' | 'changedAt' | 'items'> & {
  readonly changedAt: number;
  readonly items: readonly CartItemRow[] | null;
};

interface ShoppingRow extends BuyerRow {
  readonly carts: readonly StoredCart[];
  readonly stock: Readonly<Record<string, number | null>>;
}

const shoppingOf = customerStatement<ShoppingRow>((customer) => {
  const chosen = sql`(select own.delivery_address_id from own where own.state = 'open' limit 1)`;
  return sql`with own as materialized (
      select * from ${carts} where ${isOwnCart(customer)} order by version desc limit 2),
    wanted as materialized (select unnest(string_to_array(${sql.placeholder('articleIds')}, ' ')) as id
      union select line.article_id from ${cartItems} line join own on own.id = line.cart_id and own.state = 'open')
    select (select coalesce(json_agg(json_build_object('id', own.id, 'state', own.state, 'version', own.version,
        'deliveryAddressId', own.delivery_address_id, 'changedAt', (extract(epoch from own.changed_at) * 1000)::float8,
        'items', ${itemsOf(sql`own`)}) order by own.version desc), '[]') from own) as carts,
      (select coalesce(json_object_agg(article.id, article.stock), '{}')
        from wanted join articles article on article.id = wanted.id) as stock,
      ${buyerColumns(customer, chosen)}`;
});

/** Reads the customer's carts, the customer's data, and the stock of the requested articles and of those in the open cart, in one statement. */
export async function readShopping(
  db: Database,
  customer: Customer,
  articleIds: readonly string[] = [],
): Promise<Shopping> {
  const { userId, companyId, mode } = customer;
  const [row] = await shoppingOf(db, customer, { articleIds: articleIds.join(' ') });
  const own = row?.carts ?? [];
  return {
    carts: own.map((cart) => ({
      ...cart,
      userId,
      companyId,
      mode,
      changedAt: new Date(Math.round(cart.changedAt)),
      items: cart.items ?? [],
    })),
    buyer: toBuyer(customer, row),
    stock: new Map(Object.entries(row?.stock ?? {})),
  };
}
