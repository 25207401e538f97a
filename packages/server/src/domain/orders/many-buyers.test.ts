import type { Cart } from '@foyer/contract/cart/cart.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type DemoPortal,
  type DemoVisitor,
  openDemoPortal,
  type Problem,
} from '../../../test/demo-portal.ts';
import { queryRows } from '../../db/client.ts';

const buyers = 20;
const rounds = 3;
/** Stock of each article. An order takes two of each, so the stock suffices for 25 of the 60 orders. */
const stock = 50;

let portal: DemoPortal;
let visitors: DemoVisitor[];
let articleIds: string[];

beforeAll(async () => {
  portal = await openDemoPortal();
  const { db } = portal.server;
  await db.execute(sql`insert into users (id, brand_id, email, password_hash, first_name, last_name)
    select 'crowd-' || n, brand_id, 'crowd' || n || '@nordwind.example', password_hash, 'Buyer', n::text
    from users, generate_series(1, ${buyers}::int) n where id = 'user-buyer'`);
  await db.execute(sql`insert into memberships (id, user_id, company_id, mode, roles)
    select 'crowd-' || n, 'crowd-' || n, 'nordwind', 'b2b', '{ROLE_SHOP}' from generate_series(1, ${buyers}::int) n`);
  const rows = await queryRows<{ id: string }>(
    db,
    sql`update articles set stock = ${stock}, backorder_days = null, max_quantity = 100, min_quantity = 1, quantity_step = 1
      where id in (select a.id from articles a join article_prices p on p.article_id = a.id and p.price_group_id = 'premium'
        where a.stock is not null and p.min_quantity = 1 order by a.id limit 6) returning id`,
  );
  articleIds = rows.map(({ id }) => id).sort();
  visitors = await Promise.all(
    Array.from({ length: buyers }, (_, n) => portal.as(`crowd${n + 1}@nordwind.example`)),
  );
});
afterAll(() => portal.server.close());

/** Fills a cart, in a sequence of articles that depends on `turn`, and orders; returns the outcome. */
async function shop(visitor: DemoVisitor, turn: number): Promise<string> {
  const own = turn % 2 ? articleIds : articleIds.toReversed();
  const filled = await visitor.post<Cart & Problem>('/cart/add-items', {
    items: own.map((articleId) => ({ articleId, quantity: 2, mode: 'set' })),
  });
  if (filled.status !== 200) return `${filled.status} ${filled.body.code}`;
  const placed = await visitor.post('/cart/order', { cartVersion: filled.body.version, acceptTerms: true });
  return placed.status === 200 ? 'ordered' : `${placed.status} ${placed.body.code}`;
}

it('sells the stock and no more to many concurrent buyers, with order numbers without gaps and without a deadlock', async () => {
  const { db } = portal.server;
  const numbers = () =>
    queryRows<{ number: string }>(
      db,
      sql`select number from orders where user_id like 'crowd-%' order by number`,
    );
  const answers = await Promise.all(
    visitors.map(async (visitor, at) => {
      const own: string[] = [];
      for (let round = 0; round < rounds; round++) own.push(await shop(visitor, at + round));
      return own;
    }),
  );
  const all = answers.flat();
  const sold = all.filter((answer) => answer === 'ordered').length;
  const others = new Set(all.filter((answer) => answer !== 'ordered'));
  for (const answer of others) expect(answer).toMatch(/^4\d\d (article_unavailable|quantity_out_of_range)$/);
  expect(sold).toBe(stock / 2);
  const left = await queryRows<{ id: string; stock: number }>(
    db,
    sql`select id, stock from articles where id = any(string_to_array(${articleIds.join(' ')}, ' ')) order by id`,
  );
  expect(left.map((row) => row.stock)).toEqual(articleIds.map(() => 0));
  const given = (await numbers()).map(({ number }) => Number(number.slice(-6)));
  expect(given).toHaveLength(sold);
  expect((given.at(-1) ?? 0) - (given[0] ?? 0)).toBe(sold - 1);
}, 180_000);
