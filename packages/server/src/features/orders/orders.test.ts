import { businessDay } from '@foyer/contract';
import { type Buyer, type Order, type OrderSummary, orderStates } from '@foyer/contract/orders/orders.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countQueries } from '../../../test/count-queries.ts';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { story } from '../../demo/demo-people.ts';
import type { HandlerContext } from '../handler.ts';
import { ordersFeature } from './orders.routes.ts';

interface Page {
  readonly items: OrderSummary[];
  readonly nextCursor: string | null;
  readonly total: number;
}

let portal: DemoPortal;
let manager: DemoVisitor;
let citizen: DemoVisitor;

beforeAll(async () => {
  portal = await openDemoPortal();
  manager = await portal.as(story.manager.email);
  citizen = await portal.as(story.privateCustomer.email, 'b2c_cc');
});
afterAll(() => portal.server.close());

async function walk(query: string, visitor = manager): Promise<OrderSummary[]> {
  const all: OrderSummary[] = [];
  let cursor: string | null = null;
  do {
    const next: string = cursor === null ? '' : `&cursor=${cursor}`;
    const { status, body } = await visitor.get<Page>(`/orders?${query}${next}`);
    expect(status).toBe(200);
    all.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor !== null && all.length < 1000);
  return all;
}

describe('the visible orders', () => {
  it('are the company’s in business mode, with colleagues’ ones', async () => {
    const all = await walk('limit=100');
    expect(new Set(all.map((order) => order.orderedBy))).toEqual(
      new Set(['Katharina Brandt', 'Mehmet Yilmaz']),
    );
    const finance = await portal.as(story.finance.email);
    expect((await finance.get<Page>('/orders')).body.total).toBe(all.length);
  });

  it('are the person’s own in private mode', async () => {
    const own = await walk('limit=100', citizen);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every((order) => order.orderedBy === 'Thomas Weber')).toBe(true);
    const home = await portal.as(story.manager.email, 'b2c_cc');
    const mine = await walk('limit=100', home);
    expect(mine.every((order) => order.orderedBy === 'Katharina Brandt')).toBe(true);
    expect(mine.length).toBeLessThan((await walk('limit=100')).length);
  });

  it('of another tenant are answered as missing', async () => {
    const stranger = await portal.as(story.sonnentalBuyer.email);
    const [first] = await walk('limit=1&sort=number:asc');
    for (const path of [`/order/${first?.id}`, `/order/${first?.id}/shipments`]) {
      expect((await manager.get(path)).status).toBe(200);
      const [foreign, missing] = [
        await stranger.get(path),
        await stranger.get(path.replace(first?.id ?? '', 'nothing')),
      ];
      expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
      expect(missing.status).toBe(404);
      expect((await citizen.get(path)).status).toBe(404);
    }
  });

  it('require a role', async () => {
    const driver = await portal.as(story.driver.email);
    for (const path of ['/orders', '/orders/buyers'])
      expect([path, (await driver.get(path)).status]).toEqual([path, 403]);
  });
});

describe('the buyers', () => {
  const buyersOf = async (visitor: DemoVisitor) =>
    (await visitor.get<{ items: Buyer[] }>('/orders/buyers')).body.items;

  it('are those of the visible orders, by name', async () => {
    const buyers = await buyersOf(manager);
    expect(buyers.map(({ name }) => name)).toEqual(['Katharina Brandt', 'Mehmet Yilmaz']);
    expect(await buyersOf(await portal.as(story.finance.email))).toEqual(buyers);
    expect((await buyersOf(citizen)).map(({ name }) => name)).toEqual(['Thomas Weber']);
    const stranger = await portal.as(story.sonnentalBuyer.email);
    const ids = (await buyersOf(stranger)).map(({ id }) => id);
    expect(ids).toEqual([story.sonnentalBuyer.id]);
  });

  it('filter the list, and together make up all of it', async () => {
    const all = await walk('limit=100');
    let sum = 0;
    for (const { id, name } of await buyersOf(manager)) {
      const theirs = await walk(`limit=7&buyer=${id}`);
      expect(theirs.length).toBeGreaterThan(0);
      expect(new Set(theirs.map(({ orderedBy }) => orderedBy))).toEqual(new Set([name]));
      sum += theirs.length;
    }
    expect(sum).toBe(all.length);
  });

  it('show nothing of another company, for any id', async () => {
    expect(await walk(`buyer=${story.sonnentalBuyer.id}`)).toEqual([]);
    expect(await walk(`buyer=${story.manager.id}`, citizen)).toEqual([]);
  });

  const readAs = (companyId: string) => {
    const caller = { userId: 'user-manager', companyId, mode: 'b2b' };
    const context = { db: portal.server.db, caller, input: {} };
    return ordersFeature.routes.listBuyers(context as unknown as HandlerContext<'listBuyers'>);
  };

  it('are none where there are no orders', async () => {
    expect(await readAs('nordwind-neu')).toEqual({ items: [] });
  });

  it('are read in one statement, for any number of orders', async () => {
    expect(await countQueries(portal.server.db, () => readAs('nordwind'))).toBe(1);
  });
});

describe('the list', () => {
  it.each([
    'orderedAt:desc',
    'orderedAt:asc',
    'number:asc',
    'gross:desc',
    'gross:asc',
    'state:asc',
    'state:desc',
  ])('gives every order once by %s', async (sort) => {
    const all = await walk(`limit=7&sort=${sort}`);
    expect(new Set(all.map((order) => order.id)).size).toBe(all.length);
    expect(all.length).toBe((await manager.get<Page>('/orders?limit=1')).body.total);
  });

  it('gives every order once when all have the same time', async () => {
    const before = await walk('limit=100');
    await portal.server.db.execute(
      sql`update orders set ordered_at = '2026-03-01T12:00:00.123Z' where company_id = 'nordwind-energie'`,
    );
    await portal.server.db.execute(
      sql`update orders set company_id = 'nordwind' where company_id = 'nordwind-energie'`,
    );
    const all = await walk('limit=5&sort=orderedAt:desc');
    expect(new Set(all.map((order) => order.id)).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(before.length);
  });

  it('is filtered by states and days', async () => {
    const states = ['completed', 'cancelled'];
    const some = await walk('limit=100&state=completed&state=cancelled');
    expect(some.length).toBeGreaterThan(0);
    expect(some.every((order) => states.includes(order.state))).toBe(true);
    const [middle] = (await walk('limit=100')).slice(20);
    const day = businessDay(new Date(middle?.orderedAt ?? ''));
    const found = await walk(`limit=100&from=${day}&to=${day}`);
    expect(found.some((order) => order.id === middle?.id)).toBe(true);
    expect((await walk('limit=100&from=2099-01-01')).length).toBe(0);
  });

  it('counts days in German time', async () => {
    const [order] = await walk('limit=1');
    await portal.server.db.execute(
      sql`update orders set ordered_at = '2026-07-01T22:30:00Z' where id = ${order?.id}`,
    );
    const on = async (day: string) =>
      (await walk(`limit=100&from=${day}&to=${day}`)).some(({ id }) => id === order?.id);
    expect([await on('2026-07-01'), await on('2026-07-02')]).toEqual([false, true]);
  });

  it('is searched by number, reference, article and buyer', async () => {
    const all = await walk('limit=100');
    const order = all.find(({ reference }) => reference !== null);
    const find = async (text: string) =>
      (await walk(`limit=100&search=${encodeURIComponent(text)}`)).some(({ id }) => id === order?.id);
    expect(await find(order?.number ?? '')).toBe(true);
    expect(await find((order?.number ?? '').slice(-5))).toBe(true);
    expect(await find(order?.reference ?? '')).toBe(true);
    expect(await find(order?.orderedBy ?? '')).toBe(true);
    expect((await walk('limit=100&search=yilmaz')).map(({ orderedBy }) => orderedBy)).toEqual(
      all.map(({ orderedBy }) => orderedBy).filter((name) => name === 'Mehmet Yilmaz'),
    );
    expect(await find(order?.preview[0]?.toUpperCase() ?? '')).toBe(true);
    for (const nothing of ['gibtesnicht', '!!!', 'zq']) expect(await find(nothing)).toBe(false);
    expect(await find('ab')).toBe(true);
  });

  it('refuses the cursor of a list with other filters, which would skip orders', async () => {
    const { nextCursor } = (await manager.get<Page>('/orders?limit=5')).body;
    for (const other of ['state=delivered', 'search=wallbox', 'from=2020-01-01', 'sort=gross:asc']) {
      const { status, body } = await manager.get(`/orders?limit=5&${other}&cursor=${nextCursor}`);
      expect([status, body.code, body.errors?.[0]?.path]).toEqual([422, 'validation_failed', 'cursor']);
    }
    expect((await manager.get(`/orders?limit=50&cursor=${nextCursor}`)).status).toBe(200);
  });

  it('takes two statements, for the page and for its article names', async () => {
    const { db } = portal.server;
    const caller = { userId: 'user-manager', companyId: 'nordwind', mode: 'b2b' };
    const list = (query: object) =>
      ordersFeature.routes.listOrders({
        db,
        caller,
        locale: 'de_DE',
        input: { query },
      } as unknown as HandlerContext<'listOrders'>);
    expect(await countQueries(db, () => list({ limit: 100, search: 'wallbox', buyer: ['user-buyer'] }))).toBe(
      2,
    );
  });

  it.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'sort=price:asc',
    'state=lost',
    'from=2026-02-30',
    'cursor=%00',
    'foo=1',
  ])('refuses %s', async (query) => {
    expect((await manager.get(`/orders?${query}`)).status).toBe(422);
  });
});

describe('an order', () => {
  it('adds up in gross for private customers, who pay the amount of each line', async () => {
    for (const { id } of await walk('limit=100', citizen)) {
      const { totals, items, gross } = (await citizen.get<Order>(`/order/${id}`)).body;
      expect(totals.basis).toBe('gross');
      for (const { quantity, unitGross, lineGross } of items)
        expect(lineGross.amount).toBe(unitGross.amount * quantity);
      const lines = items.reduce((sum, item) => sum + item.lineGross.amount, 0);
      expect(lines).toBe(totals.itemsGross.amount);
      expect(lines + totals.shippingGross.amount).toBe(gross.amount);
      expect([0, 990]).toContain(totals.shippingGross.amount);
    }
  });

  it('adds up and has its timeline, in every state', async () => {
    const seen = new Set<string>();
    for (const { id } of await walk('limit=100')) {
      const { body } = await manager.get<Order>(`/order/${id}`);
      seen.add(body.state);
      const lines = body.items.reduce((sum, item) => sum + item.lineNet.amount, 0);
      expect(lines).toBe(body.totals.itemsNet.amount);
      for (const { quantity, unitNet, lineNet } of body.items)
        expect(lineNet.amount).toBe(unitNet.amount * quantity);
      expect(body.timeline.at(-1)?.state).toBe(body.state);
      const instants = body.timeline.map((event) => event.at);
      expect(instants).toEqual([...instants].sort());
      expect(body.itemCount).toBe(body.items.reduce((sum, item) => sum + item.quantity, 0));
    }
    expect([...seen].sort()).toEqual([...orderStates].sort());
  });

  it('shows the same day in steps, list and shipments', async () => {
    interface Parcels {
      readonly items: { shippedAt: string | null; deliveredAt: string | null; expectedOn: string }[];
    }
    const last = (texts: readonly (string | null)[]) => texts.toSorted().at(-1);
    const seen = new Set<string>();
    for (const { id, state, expectedDeliveryDate } of await walk('limit=100')) {
      const all = (await manager.get<Parcels>(`/order/${id}/shipments`)).body.items;
      // packed shipments do not yet appear in the order
      const parcels = all.filter(({ shippedAt }) => shippedAt !== null);
      const { timeline } = (await manager.get<Order>(`/order/${id}`)).body;
      const reached = (wanted: string) => timeline.find((entry) => entry.state === wanted)?.at;
      if (parcels.length === 0) continue;
      seen.add(state);
      const left = parcels.map(({ shippedAt }) => shippedAt);
      const underWay = last(parcels.map((one) => one.expectedOn)) ?? '';
      if (state === 'partially_shipped') {
        expect(reached(state)).toBe(left.toSorted()[0]);
        // the remaining lines are not expected before those in transit
        expect([id, (expectedDeliveryDate ?? '') > underWay]).toEqual([id, true]);
      } else expect(reached('shipped')).toBe(last(left));
      if (state === 'shipped') expect(expectedDeliveryDate).toBe(underWay);
      if (state === 'delivered' || state === 'completed')
        expect(reached('delivered')).toBe(last(parcels.map(({ deliveredAt }) => deliveredAt)));
    }
    expect([...seen].sort()).toEqual(['completed', 'delivered', 'partially_shipped', 'shipped']);
  });

  it('shows whether it has an invoice, in agreement with the invoice’s own call', async () => {
    const some = (await walk('limit=100')).filter((_, index) => index % 15 === 0);
    expect(some.length).toBeGreaterThan(4);
    for (const { id } of some) {
      const { hasInvoice } = (await manager.get<Order>(`/order/${id}`)).body;
      expect(hasInvoice).toBe((await manager.raw(`/order/${id}/invoice`)).status === 200);
    }
  });

  it('lists its shipments', async () => {
    const [order] = await walk('limit=1&state=delivered');
    const { body } = await manager.get<{
      items: { orderNumber: string; state: string; trackingUrl: string }[];
    }>(`/order/${order?.id}/shipments`);
    expect(body.items.length).toBeGreaterThan(0);
    expect(body.items[0]).toMatchObject({ orderNumber: order?.number, state: 'delivered' });
    expect(body.items[0]?.trackingUrl).toMatch(/^https:/);
  });
});
