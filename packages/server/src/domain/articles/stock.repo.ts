import { asc, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { articles } from './articles.table.ts';

export interface Taking {
  readonly articleId: string;
  readonly quantity: number;
}

/**
 * Takes an order's pieces out of the stock; what may be delivered later leaves the stock at zero. False, and nothing
 * taken, when something is not there any more. Rows are held in the order of their ids, so two orders never wait for
 * each other in a circle; and only against other changes, since a line put in a cart must not wait for its article.
 */
export async function takeFromStock(db: Database, takings: readonly Taking[]): Promise<boolean> {
  const ids = takings.map((taking) => taking.articleId);
  const held = await db
    .select({ id: articles.id, stock: articles.stock, backorderDays: articles.backorderDays })
    .from(articles)
    .where(sql`${inArray(articles.id, ids)} and ${isNotNull(articles.stock)}`)
    .orderBy(asc(articles.id))
    .for('no key update');
  const wanted = new Map(takings.map((taking) => [taking.articleId, taking.quantity]));
  const left = held.map(({ id, stock, backorderDays }) => ({
    id,
    backorderDays,
    stock: (stock ?? 0) - (wanted.get(id) ?? 0),
  }));
  if (left.some(({ stock, backorderDays }) => stock < 0 && backorderDays === null)) return false;
  const rest = JSON.stringify(left.map(({ id, stock }) => ({ id, stock: Math.max(0, stock) })));
  await db.execute(sql`update articles set stock = rest.stock
    from json_to_recordset(${rest}::json) as rest(id text, stock integer) where articles.id = rest.id`);
  return true;
}
