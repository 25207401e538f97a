import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { type Database, queryRows } from '../../db/client.ts';
import { takeFromStock } from './stock.repo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ demo: true });
});
afterAll(() => server.close());

/** Step of an executed plan, as `explain (analyze, format json)` reports it. */
interface Step {
  readonly 'Relation Name'?: string;
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Step[];
}

/** Counts the rows of `articles` that a step and the steps below it read. */
function looksAt(step: Step): number {
  const isRead = step['Relation Name'] === 'articles' && step['Node Type'].endsWith('Scan');
  const own = isRead
    ? (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']
    : 0;
  return own + (step.Plans ?? []).reduce((sum, below) => sum + looksAt(below), 0);
}

/** Takes one piece of each article and returns the number of rows of `articles` that were read. */
async function taking(db: Database, ids: readonly string[]): Promise<number> {
  const { statement } = takeFromStock(ids.map((articleId) => ({ articleId, quantity: 1 })));
  const [row] = await queryRows<{ 'QUERY PLAN': readonly [{ readonly Plan: Step }] }>(
    db,
    sql`explain (analyze, format json) ${statement(sql`true`)}`,
  );
  return looksAt(row?.['QUERY PLAN'][0].Plan as Step);
}

it('reads only the ordered articles in a shop of ten thousand', async () => {
  const { db } = server;
  await db.execute(sql`insert into articles (id, number, kind, category_id, manufacturer, picture_keys, tax_rate, min_quantity,
      max_quantity, quantity_step, stock, popularity, is_active, published_at)
    select id || n, number || n, kind, category_id, manufacturer, picture_keys, tax_rate, min_quantity, max_quantity, quantity_step,
      50, popularity, is_active, published_at
    from (select * from articles order by id limit 10) few, generate_series(1, 1000) n`);
  await db.execute(sql`analyze articles`);
  const some = await queryRows<{ id: string; stock: number }>(
    db,
    sql`select id, stock from articles where stock = 50 order by id limit 3`,
  );
  const ids = some.map(({ id }) => id);
  // Each row is read once to lock it and once to update it.
  expect(await taking(db, ids)).toBe(2 * ids.length);
  const left = await queryRows<{ stock: number }>(
    db,
    sql`select stock from articles where id = any(string_to_array(${ids.join(' ')}, ' '))`,
  );
  expect(left.map(({ stock }) => stock)).toEqual([49, 49, 49]);
});
