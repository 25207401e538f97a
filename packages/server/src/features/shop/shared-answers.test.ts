import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Article, ArticleSummary } from '@foyer/contract/shop/shop.schema';
import { getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordQueries } from '../../../test/count-queries.ts';
import { type DemoPortal, openDemoPortal } from '../../../test/demo-portal.ts';
import { createServer, type Server } from '../../create-server.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';
import { articles } from '../../domain/articles/articles.table.ts';
import { createOutboxMailer } from '../../mail/outbox.repo.ts';

interface Page {
  readonly items: readonly ArticleSummary[];
  readonly total?: number;
}

let portal: DemoPortal;
/** A second instance on the same database, with its own cache. */
let other: Server;
let token: string;
let citizen: string;
beforeAll(async () => {
  portal = await openDemoPortal();
  const { db, storage, config } = portal.server;
  other = createServer({ db, storage, config, mail: createOutboxMailer() });
  const tokenOf = async (email: string, mode: string) =>
    (await portal.server.tokensOf(email)).find((one) => one.mode === mode)?.token ?? '';
  token = await tokenOf(story.manager.email, 'b2b');
  citizen = await tokenOf(story.privateCustomer.email, 'b2c_cc');
});
afterAll(() => portal.server.close());

type Ask = (path: string, as?: string, headers?: Record<string, string>) => Promise<Response>;
const onOne: Ask = (path, as = token, headers = {}) =>
  portal.server.call('GET', path, { token: as, headers });
const onOther: Ask = (path, as = token, headers = {}) =>
  other.fetch(
    new Request(`http://foyer.test/api/portal${path}`, {
      headers: { authorization: `Bearer ${as}`, ...headers },
    }),
  );
const page = async (ask: Ask, path: string, as = token) => (await (await ask(path, as)).json()) as Page;
const statementsOf = async (path: string) =>
  recordQueries(portal.server.db, async () => {
    expect((await onOne(path)).status).toBe(200);
  });
const run = (statement: ReturnType<typeof sql>) => portal.server.db.execute(statement);

const list = '/articles?limit=5&kind=hardware&available=true';
let first: ArticleSummary;
beforeEach(async () => {
  const [one] = (await page(onOne, list)).items;
  if (!one) throw new Error('The demo story sells nothing');
  first = one;
  // both instances have the answers in their cache now
  for (const path of [list, `/article/${first.id}`]) await (await onOther(path)).text();
});

describe('an answer that a price group shares', () => {
  it('takes one statement once it is cached, and one more after a change of stock', async () => {
    for (const path of ['/articles', '/articles?search=wallbox', '/article/categories', '/article/tags']) {
      await (await onOne(path)).text();
      expect(await statementsOf(path)).toHaveLength(1);
    }
    await run(sql`update articles set stock = stock where id = ${first.id}`);
    expect(await statementsOf('/articles')).toHaveLength(2);
  });

  it('has an ETag, which is valid until its content changes', async () => {
    const known = await onOne('/articles?limit=3');
    const tag = known.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    expect(known.headers.get('cache-control')).toBe('private, no-cache');
    const again = await onOne('/articles?limit=3', token, { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const ids = ((await known.json()) as Page).items.map(({ id }) => id);
    await run(sql`update article_texts set name = name || '!' where article_id = ${ids[0]}`);
    expect((await onOne('/articles?limit=3', token, { 'if-none-match': tag })).status).toBe(200);
  });

  it('differs for another price group, also for a company that moves to another one', async () => {
    const [one] = (await page(onOne, `/articles?id=${first.id}`)).items;
    const [theirs] = (await page(onOne, `/articles?id=${first.id}`, citizen)).items;
    expect(one?.price.net).not.toEqual(theirs?.price.net);
    const [group] = await queryRows<{ group: string }>(
      portal.server.db,
      sql`select price_group as group from companies where id = 'nordwind'`,
    );
    await run(sql`update companies set price_group = 'private' where id = 'nordwind'`);
    const moved = await page(onOne, `/articles?id=${first.id}`);
    await run(sql`update companies set price_group = ${group?.group} where id = 'nordwind'`);
    expect(moved.items[0]?.price.net).toEqual(theirs?.price.net);
  });

  it('has the same content compressed and uncompressed', async () => {
    const plain = await (await onOne('/articles')).text();
    const small = await onOne('/articles', token, { 'accept-encoding': 'gzip' });
    expect(small.headers.get('content-encoding')).toBe('gzip');
    expect(small.headers.get('vary')).toContain('Accept-Encoding');
    const unpacked = small.body?.pipeThrough(
      new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>,
    );
    expect(await new Response(unpacked).text()).toBe(plain);
  });
});

describe('another instance', () => {
  it('shows a changed price with its next call', async () => {
    const net = first.price.net.amount + 100;
    await run(sql`update article_prices set net = ${net} where article_id = ${first.id} and min_quantity = 1
      and price_group_id = (select price_group from companies where id = 'nordwind')`);
    for (const ask of [onOne, onOther]) {
      const shown = (await page(ask, list)).items.find(({ id }) => id === first.id);
      expect(shown?.price.net.amount).toBe(net);
      const article = (await (await ask(`/article/${first.id}`)).json()) as Article;
      expect(article.price.net.amount).toBe(net);
    }
  });

  it('shows that the last piece is sold with its next call', async () => {
    await run(sql`update articles set stock = min_quantity, backorder_days = null, min_quantity = 1, quantity_step = 1
      where id = ${first.id}`);
    await run(sql`update articles set stock = 1 where id = ${first.id}`);
    for (const ask of [onOne, onOther])
      expect((await page(ask, list)).items.map(({ id }) => id)).toContain(first.id);
    const cart = await portal.server.call('POST', '/cart/add-items', {
      token,
      body: { items: [{ articleId: first.id, quantity: 1, mode: 'set' }] },
    });
    const { version } = (await cart.json()) as Cart;
    const ordered = await portal.server.call('POST', '/cart/order', {
      token,
      body: { cartVersion: version, acceptTerms: true },
    });
    expect(ordered.status).toBe(200);
    for (const ask of [onOne, onOther]) {
      expect((await page(ask, list)).items.map(({ id }) => id)).not.toContain(first.id);
      const [shown] = (await page(ask, `/articles?id=${first.id}`)).items;
      expect(shown?.availability.status).toBe('unavailable');
    }
  });

  it('shows a renamed category, a removed tag and a removed article with its next call', async () => {
    await run(sql`update category_texts set name = 'Neu benannt' where category_id = ${first.categoryId}`);
    const [renamed] = (await page(onOther, `/articles?id=${first.id}`)).items;
    expect(renamed?.categoryName).toBe('Neu benannt');
    await run(sql`delete from article_tags where article_id = ${first.id}`);
    expect((await page(onOther, `/articles?id=${first.id}`)).items[0]?.tags).toEqual([]);
    await run(sql`update articles set is_active = false where id = ${first.id}`);
    expect((await page(onOther, `/articles?id=${first.id}`)).items).toEqual([]);
    expect((await onOther(`/article/${first.id}`)).status).toBe(404);
  });
});

describe('a version of the shop', () => {
  it('is raised by every column of an article', async () => {
    const rows = await queryRows<{ column: string }>(
      portal.server.db,
      sql`select event_object_column as column from information_schema.triggered_update_columns
        where event_object_table = 'articles'`,
    );
    const columns = Object.values(getTableColumns(articles)).map(({ name }) => name);
    expect(new Set(rows.map(({ column }) => column))).toEqual(new Set(columns));
  });

  it('blocks no other change: two concurrent transactions raise it, and both count', async () => {
    if (!process.env.TEST_DATABASE_URL) return;
    const version = async () =>
      (
        await queryRows<{ sum: string }>(
          portal.server.db,
          sql`select sum(stamp)::text as sum from shop_versions where part = 'stock'`,
        )
      )[0]?.sum;
    const before = await version();
    const seen: (string | undefined)[] = [];
    await portal.server.db.transaction(async (one) => {
      await one.execute(sql`update articles set stock = stock where id = ${first.id}`);
      await portal.server.db.transaction(async (two) => {
        await two.execute(
          sql`update articles set stock = stock where id <> ${first.id} and stock is not null`,
        );
      });
      seen.push(await version());
    });
    seen.push(await version());
    expect(new Set([before, ...seen]).size).toBe(3);
  });
});
