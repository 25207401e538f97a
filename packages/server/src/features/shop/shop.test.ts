import type { Article, ArticleSummary, Category } from '@foyer/contract/shop/shop.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { story } from '../../demo/demo-people.ts';

interface Page {
  readonly items: ArticleSummary[];
  readonly nextCursor: string | null;
  readonly total: number;
  readonly totalIsCapped: boolean;
}

let portal: DemoPortal;
let manager: DemoVisitor;
let citizen: DemoVisitor;
let standard: DemoVisitor;

beforeAll(async () => {
  portal = await openDemoPortal();
  manager = await portal.as(story.manager.email);
  citizen = await portal.as(story.privateCustomer.email, 'b2c_cc');
  standard = await portal.as(story.sonnentalBuyer.email);
});
afterAll(() => portal.server.close());

const search = async (text: string, visitor = manager) =>
  (await visitor.get<Page>(`/articles?limit=100&search=${encodeURIComponent(text)}`)).body;

/** Returns every article of a list, page by page. */
async function walk(
  query: string,
  visitor = manager,
  start: string | null = null,
): Promise<ArticleSummary[]> {
  const all: ArticleSummary[] = [];
  let cursor = start;
  do {
    const next: string = cursor === null ? '' : `&cursor=${cursor}`;
    const { status, body } = await visitor.get<Page>(`/articles?${query}${next}`);
    expect(status).toBe(200);
    all.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor !== null && all.length < 3000);
  return all;
}

describe('searching', () => {
  it.each([
    ['an umlaut', 'Überspannungsschutz', 'US-'],
    ['an umlaut written out', 'ueberspannungsschutz', 'US-'],
    ['without the umlaut', 'uberspannungsschutz', 'US-'],
    ['sharp s', 'standfuss', 'SF-'],
    ['part of a word', 'spannungssch', 'US-'],
    ['another form of the word', 'Ladekabeln', 'TK-'],
    ['an article number', 'VT-300-D15', 'VT-300-D15'],
    ['part of a number', 'vt-30', 'VT-300'],
    ['a number without its hyphens', 'vt300d15', 'VT-300-D15'],
    ['parts of several words', 'poller umklap', 'AP-'],
    ['something nearly right', 'Energizähler', 'EZ-'],
  ])('finds %s', async (_, text, number) => {
    const { items } = await search(text);
    expect(items.length).toBeGreaterThan(0);
    expect(items.some((item) => item.number.startsWith(number))).toBe(true);
  });

  it('finds the known words most similar to the typed ones, and ignores words similar to none', async () => {
    const meant = await search('wallbox');
    for (const typed of ['wallbx', 'Walbox', 'qqqqqqq wallbx', 'vt300d51']) {
      const found = await search(typed);
      expect(found.items.length).toBeGreaterThan(0);
      if (!typed.startsWith('vt')) expect(found.total ?? 100).toBe(Math.min(100, meant.total));
    }
    expect((await search('gibtesnicht')).items).toEqual([]);
  });

  it('knows the words of texts that are added or changed directly in the database', async () => {
    const { db } = portal.server;
    expect((await search('Zwiebelfsch')).items).toEqual([]);
    await db.execute(
      sql`update article_texts set search_text = search_text || ' zwiebelfisch' where article_id = 'art-fb-li'`,
    );
    expect((await search('Zwiebelfsch')).items.map(({ id }) => id)).toEqual(['art-fb-li']);
  });

  it('reads one or two letters as the start of a word or of a part of a number', async () => {
    expect((await search('fp')).items.some(({ number }) => number.startsWith('FP-'))).toBe(true);
    expect((await search('vt d1')).items.some(({ number }) => number === 'VT-300-D15')).toBe(true);
    expect((await search('zq')).items).toEqual([]);
  });

  it.each([
    ['22kW', '22 kw', '22-kW', '22,0 kW', '22.0KW'],
    ['7,5m', '7.5 m', '7.5M', '7,50 m', ' 7,5  m '],
    ['Ladekabel 5m', 'ladekabel 5 m', '5m Ladekabel', '5 M LADEKABEL', 'Ladekabel 5,0m'],
    ['Wallbox 11kW', '11 kW wallbox', '11kW-Wallbox'],
    ['CEE 16A', '16 a cee'],
    ['Speicher 10kWh', '10,0 kwh speicher'],
  ])('finds the same articles with %j in each of its spellings', async (...spellings) => {
    const [first, ...others] = await Promise.all(spellings.map((text) => search(text)));
    expect(first?.total).toBeGreaterThan(0);
    const ids = first?.items.map(({ id }) => id);
    for (const other of others) expect(other.items.map(({ id }) => id)).toEqual(ids);
  });

  it('finds whole numbers with their whole unit', async () => {
    const names = (await search('Ladekabel 5m')).items.map(({ name }) => name);
    expect(names.filter((name) => !/(^|[^\d,.])5 m\b/.test(name))).toEqual([]);
    expect((await search('Wallbx 22kW')).items.map(({ name }) => name)).toContainEqual(
      expect.stringContaining('22 kW'),
    );
    expect((await search('22kV')).items).toEqual([]);
  });

  it('puts the exact article number first', async () => {
    expect((await search('FP-11-S-LAN')).items[0]?.number).toBe('FP-11-S-LAN');
  });

  it('searches the language of the reader', async () => {
    const { body } = await manager.get<Page>('/articles?search=circuit+breaker&locale=en_GB');
    expect(body.items[0]?.name).toContain('Circuit breaker');
  });

  it.each([
    '%',
    '_',
    '\\',
    "'; drop table articles; --",
    '"',
    '!!!',
    '&|',
    '<->',
    '(',
    'ß',
    '\u0000',
    '🙂',
    ':*',
  ])('survives %j', async (text) => {
    const { status } = await manager.get(`/articles?search=${encodeURIComponent(text)}`);
    expect([200, 400, 422]).toContain(status);
  });
});

describe('paging', () => {
  it.each([
    'name:asc',
    'name:desc',
    'price:asc',
    'price:desc',
    'newest:desc',
    'newest:asc',
    'relevance:desc',
  ])('walks every article exactly once by %s', async (sort) => {
    const all = await walk(`limit=37&sort=${sort}`);
    const { body } = await manager.get<Page>('/articles?limit=1');
    expect(new Set(all.map((item) => item.id)).size).toBe(all.length);
    expect(all.length).toBe(body.total);
  });

  it('walks equal sort values exactly once', async () => {
    await portal.server.db.execute(
      sql`update articles set popularity = 5, published_at = '2026-01-01T00:00:00Z'`,
    );
    for (const sort of ['newest:desc', 'relevance:desc', 'relevance:asc']) {
      const all = await walk(`limit=50&sort=${sort}`);
      expect(new Set(all.map((item) => item.id)).size).toBe(353);
    }
  });

  it('walks a search by relevance exactly once', async () => {
    const all = await walk('limit=7&search=wallbox');
    expect(new Set(all.map((item) => item.id)).size).toBe(all.length);
    expect(all.length).toBe((await search('wallbox')).total);
  });

  it('sorts prices of the caller', async () => {
    const prices = (await walk('limit=100&sort=price:asc')).map((item) => item.price.net.amount);
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
  });

  it('refuses the cursor of a list with other filters, which would skip articles', async () => {
    for (const [one, other] of [
      ['limit=5', 'limit=5&kind=hardware'],
      ['limit=5&search=wallbox', 'limit=5&search=kabel'],
      ['limit=5&tag=rfid', 'limit=5'],
      ['limit=5&sort=name:asc', 'limit=5&sort=name:asc&locale=en_GB'],
    ] as const) {
      const { nextCursor } = (await manager.get<Page>(`/articles?${one}`)).body;
      const { status, body } = await manager.get(`/articles?${other}&cursor=${nextCursor}`);
      expect([status, body.code, body.errors?.[0]?.path]).toEqual([422, 'validation_failed', 'cursor']);
      expect((await manager.get(`/articles?${one}&cursor=${nextCursor}`)).status).toBe(200);
    }
  });

  it('shows every article once while others are added and removed', async () => {
    const db = portal.server.db;
    const before = await walk('limit=100&sort=name:asc');
    const first = (await manager.get<Page>('/articles?limit=40&sort=name:asc')).body;
    await db.execute(sql`update articles set is_active = false where id = ${first.items[3]?.id}`);
    await db.execute(
      sql`update article_texts set sort_name = '0 the very first' where article_id = ${first.items.at(-1)?.id}`,
    );
    const rest = await walk('limit=100&sort=name:asc', manager, first.nextCursor);
    expect([...first.items, ...rest].map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    await db.execute(sql`update articles set is_active = true where id = ${first.items[3]?.id}`);
  });

  it.each(['xyz', 'WyJhIl0', encodeURIComponent('["price:asc",1,"a"]')])(
    'refuses the cursor %s',
    async (cursor) => {
      const { status, body } = await manager.get(`/articles?cursor=${cursor}`);
      expect([status, body.code, body.errors?.[0]?.path]).toEqual([422, 'validation_failed', 'cursor']);
    },
  );

  it('stops counting at 1000', async () => {
    await portal.server.db.execute(sql`insert into articles select id || '-x' || n, number || '-x' || n, kind, category_id, manufacturer,
      picture_keys, tax_rate, min_quantity, max_quantity, quantity_step, stock, lead_time_days, backorder_days, popularity, is_active, published_at
      from articles, generate_series(1, 5) n`);
    await portal.server.db.execute(sql`insert into article_texts (article_id, language, search_configuration, name, summary, description, attributes, sort_name, search_text)
      select article_id || '-x' || n, language, search_configuration, name, summary, description, attributes, sort_name, search_text from article_texts, generate_series(1, 5) n`);
    await portal.server.db.execute(sql`insert into article_prices select article_id || '-x' || n, price_group_id, min_quantity, net, gross
      from article_prices, generate_series(1, 5) n`);
    const { body } = await manager.get<Page>('/articles');
    expect([body.total, body.totalIsCapped]).toEqual([1000, true]);
    const broad = await walk('limit=100&search=e');
    expect(broad.length).toBeGreaterThan(1000);
    expect(new Set(broad.map(({ id }) => id)).size).toBe(broad.length);
    await portal.server.db.execute(sql`delete from articles where id like '%-x_'`);
  });
});

describe('filters', () => {
  it('include the categories below', async () => {
    const { body } = await manager.get<{ items: Category[] }>('/article/categories');
    const energy = body.items.find((category) => category.id === 'energy');
    const all = await walk('limit=100&category=energy');
    expect(all.length).toBe(energy?.articleCount);
    expect(new Set(all.map((item) => item.categoryId)).size).toBeGreaterThan(3);
  });

  it('combine tags, kind and availability', async () => {
    const both = await walk('limit=100&tag=rfid&tag=eichrecht');
    expect(both.length).toBeGreaterThan(0);
    for (const item of both) expect(item.tags).toEqual(expect.arrayContaining(['RFID', 'Eichrechtskonform']));
    for (const item of await walk('limit=100&kind=service')) expect(item.kind).toBe('service');
    const gone = await walk('limit=100&available=false');
    for (const item of gone) expect(item.availability.status).toBe('unavailable');
    const there = await walk('limit=100&available=true');
    expect(there.some((item) => item.availability.status === 'unavailable')).toBe(false);
    expect(there.length + gone.length).toBe(353);
  });

  it('find nothing in an unknown category', async () => {
    expect((await manager.get<Page>('/articles?category=nowhere')).body).toMatchObject({
      items: [],
      total: 0,
    });
  });

  it('read articles by their ids, without unknown ones', async () => {
    const all = await walk('id=art-fp-11-s-lan&id=art-fb-li&id=nothing');
    expect(all.map((item) => item.id).sort()).toEqual(['art-fb-li', 'art-fp-11-s-lan']);
  });
});

describe('price groups', () => {
  it('hide articles without a price for them, everywhere', async () => {
    const path = '/article/art-wx-11-lan';
    expect((await manager.get(path)).status).toBe(404);
    expect((await manager.get(path)).body).toMatchObject({ code: 'not_found' });
    expect((await manager.get('/article/nothing')).body).toMatchObject({ code: 'not_found' });
    expect((await manager.raw('/article/art-wx-11-lan/document/doc-wx-data')).status).toBe(404);
    expect((await walk('id=art-wx-11-lan')).length).toBe(0);
    expect((await search('Werkstatt-Edition')).items.some((item) => item.number.startsWith('WX'))).toBe(
      false,
    );
    expect((await citizen.get('/article/art-fr-20-c')).status).toBe(404);
    expect((await citizen.get<Article>('/article/art-se-11-ws')).status).toBe(200);
    expect((await manager.get('/article/art-se-11-ws')).status).toBe(404);
  });

  it('have different prices, private customers round gross ones', async () => {
    const price = async (visitor: DemoVisitor) =>
      (await visitor.get<Article>('/article/art-fp-11-s-lan')).body.price;
    const [premium, list, home] = [await price(manager), await price(standard), await price(citizen)];
    expect(premium.net.amount).toBeLessThan(list.net.amount);
    expect(premium.tiers.map((tier) => tier.minQuantity)).toEqual([5, 20]);
    expect(home.gross.amount % 100).toBe(90);
    expect(home.tiers).toEqual([]);
  });
});

describe('an article', () => {
  it('has texts, attributes, documents and related articles', async () => {
    const { body } = await manager.get<Article>('/article/art-fp-11-s-lan?locale=en_GB');
    expect(body.name).toBe('Foyer Pro wallbox, 11 kW, Type 2 socket, LAN/Wi-Fi');
    expect(body.description).toContain('calibrated meter');
    expect(body.attributes[0]).toEqual({ label: 'Charging power', value: '11 kW' });
    expect(body.pictures).toHaveLength(3);
    expect(body.documents.map((document) => document.title)).toEqual([
      'Data sheet (DE, EN, FR, ES)',
      'Installation and user manual (DE, EN, FR, ES)',
    ]);
    expect(body.relatedIds.length).toBeGreaterThan(0);
    for (const id of body.relatedIds) expect((await manager.get(`/article/${id}`)).status).toBe(200);
  });

  it('has a data sheet that is a PDF', async () => {
    const answer = await manager.raw('/article/art-fp-11-s-lan/document/doc-fp-data');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect((await answer.text()).startsWith('%PDF-')).toBe(true);
    expect((await manager.raw('/article/art-fb-li/document/doc-fp-data')).status).toBe(404);
  });

  it('has pictures that are served to any page', async () => {
    const { body } = await manager.get<Article>('/article/art-fp-11-s-lan');
    for (const picture of body.pictures) {
      expect(picture.url).toMatch(/^\/media\//);
      const answer = await portal.server.fetch(
        new Request(new URL(picture.url, portal.server.config.publicUrl)),
      );
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
      expect(answer.headers.get('content-type')).toContain('image/svg+xml');
    }
  });
});
