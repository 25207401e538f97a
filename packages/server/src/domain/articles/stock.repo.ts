import { sql } from 'drizzle-orm';
import type { Change } from '../../db/effect/effect.ts';

export interface Taking {
  readonly articleId: string;
  readonly quantity: number;
}

/**
 * Reduces the stock by an order's quantities; a quantity that may be backordered leaves the stock at zero. `takings` are of articles
 * that have a stock; one without enough stock makes the whole order fail. Rows are locked in the order of their ids, which prevents
 * deadlocks between orders, and with `no key update`, so that adding an article to a cart does not wait. The ids are passed as an
 * array, for which the planner expects few rows; for a list of rows it expects a hundred, and would read a shop of ten thousand
 * articles twice for an order of three.
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
