import { sql } from 'drizzle-orm';
import type { Change } from '../../db/effect/effect.ts';

export interface Taking {
  readonly articleId: string;
  readonly quantity: number;
}

/**
 * Takes an order's pieces out of the stock; what may be delivered later leaves the stock at zero. `takings` are of articles that
 * have a stock; one of which there is not enough any more undoes the order. Rows are held in the order of their ids, so two
 * orders never wait for each other in a circle; and only against other changes, since a line put in a cart must not wait for
 * its article. Their ids go as an array, of which the planner expects a few: of a list of rows it expects a hundred, and would read
 * a whole shop of ten thousand articles twice for an order of three.
 */
export function takeFromStock(takings: readonly Taking[]): Change {
  const wanted = JSON.stringify(takings.map(({ articleId, quantity }) => ({ id: articleId, quantity })));
  return {
    rows: takings.length,
    statement: (isGo) => sql`with wanted as materialized (
        select * from json_to_recordset(${wanted}::json) as wanted(id text, quantity integer)),
      held as materialized (
        select id from articles where id = any(array(select id from wanted)) and stock is not null and ${isGo}
        order by id for no key update)
      update articles set stock = greatest(0, articles.stock - wanted.quantity)
      from wanted join held on held.id = wanted.id
      where articles.id = wanted.id and (articles.stock >= wanted.quantity or articles.backorder_days is not null)
      returning 1`,
  };
}
