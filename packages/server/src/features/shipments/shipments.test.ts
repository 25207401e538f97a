import { PDFDocument } from '@cantoo/pdf-lib';
import type { Order, OrderSummary } from '@foyer/contract/orders/orders.schema';
import {
  type Shipment,
  type ShipmentSummary,
  shipmentStates,
} from '@foyer/contract/shipments/shipments.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { story } from '../../demo/demo-people.ts';

interface Page {
  readonly items: ShipmentSummary[];
  readonly nextCursor: string | null;
  readonly total: number;
}

let portal: DemoPortal;
let manager: DemoVisitor;
let citizen: DemoVisitor;
let stranger: DemoVisitor;
beforeAll(async () => {
  portal = await openDemoPortal();
  manager = await portal.as(story.manager.email);
  citizen = await portal.as(story.privateCustomer.email, 'b2c_cc');
  stranger = await portal.as(story.sonnentalBuyer.email);
});
afterAll(() => portal.server.close());

async function walk(query = '', visitor = manager): Promise<ShipmentSummary[]> {
  const all: ShipmentSummary[] = [];
  let cursor: string | null = null;
  do {
    const next: string = cursor === null ? '' : `&cursor=${cursor}`;
    const { status, body } = await visitor.get<Page>(`/shipment?${query}${next}`);
    expect(status).toBe(200);
    all.push(...body.items);
    cursor = body.nextCursor;
  } while (cursor !== null && all.length < 1000);
  return all;
}

const oneOf = async (state: string, visitor = manager): Promise<ShipmentSummary> => {
  const [first] = (await visitor.get<Page>(`/shipment?limit=1&state=${state}`)).body.items;
  if (!first) throw new Error(`no shipment is ${state}`);
  return first;
};
const detailOf = async (id: string, visitor = manager, locale = 'de_DE') =>
  (await visitor.get<Shipment>(`/shipment/${id}?locale=${locale}`)).body;

describe('the visible shipments', () => {
  it('are those of the visible orders', async () => {
    for (const visitor of [manager, citizen, stranger]) {
      const { items } = (await visitor.get<{ items: OrderSummary[] }>('/orders?limit=100')).body;
      const orders = new Set(items.map(({ id }) => id));
      const shipments = await walk('limit=100', visitor);
      expect(shipments.length).toBeGreaterThan(0);
      expect(shipments.filter(({ orderId }) => !orders.has(orderId))).toEqual([]);
    }
  });

  it('of another tenant are answered as missing, as is the delivery note', async () => {
    const { id } = await oneOf('delivered');
    for (const path of [`/shipment/${id}`, `/shipment/${id}/download-delivery-note`])
      for (const [visitor, wanted] of [
        [stranger, id],
        [citizen, id],
        [stranger, 'nothing'],
      ] as const) {
        const { status, body } = await visitor.get(path.replace(id, wanted));
        expect([path, status, body.code]).toEqual([path, 404, 'not_found']);
      }
  });

  it('require a role', async () => {
    const driver = await portal.as(story.driver.email);
    expect((await driver.get('/shipment')).status).toBe(403);
  });
});

describe('the list', () => {
  it.each([
    'shippedAt:desc',
    'shippedAt:asc',
    'expectedOn:desc',
    'expectedOn:asc',
    'number:asc',
    'state:desc',
  ])('gives every shipment once by %s', async (sort) => {
    const all = await walk(`limit=7&sort=${sort}`);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.length).toBe((await manager.get<Page>('/shipment?limit=1')).body.total);
  });

  it('is sorted by the expected day', async () => {
    const days = (await walk('limit=10&sort=expectedOn:asc')).map(({ expectedOn }) => expectedOn);
    expect(days).toEqual(days.toSorted());
  });

  it('is filtered by state, order and days of dispatch', async () => {
    const all = await walk('limit=100');
    const some = all.find(({ state }) => state === 'delivered');
    const found = await walk(`limit=100&orderId=${some?.orderId}`);
    expect(found.map(({ id }) => id)).toContain(some?.id);
    expect(new Set(found.map(({ orderId }) => orderId))).toEqual(new Set([some?.orderId]));
    const states = new Set(
      (await walk('limit=100&state=delivered&state=returned')).map(({ state }) => state),
    );
    expect([...states].sort()).toEqual(['delivered', 'returned']);
    await portal.server.db.execute(
      sql`update shipments set shipped_at = '2026-07-01T22:30:00Z' where id = ${some?.id}`,
    );
    const on = async (day: string) =>
      (await walk(`limit=100&from=${day}&to=${day}`)).some(({ id }) => id === some?.id);
    expect([await on('2026-07-01'), await on('2026-07-02')]).toEqual([false, true]);
  });

  it('is searched by every number on documents and parcels, and by articles', async () => {
    const shipment = await detailOf((await oneOf('in_transit')).id);
    const serial = (await Promise.all((await walk('limit=100')).slice(0, 20).map(({ id }) => detailOf(id))))
      .flatMap(({ id, items }) => items.map(({ serialNumbers }) => [id, serialNumbers[0]] as const))
      .find(([, number]) => number !== undefined);
    const find = async (text: string | null | undefined, id: string | undefined) =>
      (await walk(`limit=100&search=${encodeURIComponent(text ?? 'missing')}`)).some((one) => one.id === id);
    const { id, number, orderNumber, trackingNumber, items, city } = shipment;
    for (const text of [number, orderNumber, trackingNumber, items[0]?.name, items[0]?.number, city])
      expect([text, await find(text, id)]).toEqual([text, true]);
    expect(await find(serial?.[1], serial?.[0])).toBe(true);
    expect(await find('gibtesnicht', id)).toBe(false);
  });

  it('refuses the cursor of another list', async () => {
    const { nextCursor } = (await manager.get<Page>('/shipment?limit=5&sort=expectedOn:asc')).body;
    const { status } = await manager.get(`/shipment?limit=5&sort=number:asc&cursor=${nextCursor}`);
    expect(status).toBe(422);
  });
});

describe('a shipment', () => {
  it('contain together the shipped quantities of their order', async () => {
    const seen = new Set<string>();
    const { items: orders } = (await manager.get<{ items: OrderSummary[] }>('/orders?limit=100')).body;
    for (const { id, state } of orders) {
      const all = await walk(`limit=100&orderId=${id}`);
      if (all.length === 0) continue;
      seen.add(state);
      const order = (await manager.get<Order>(`/order/${id}`)).body;
      const left = new Map<string, number>();
      for (const one of all) {
        const { items, itemCount, missing, parcels, packageCount } = await detailOf(one.id);
        expect(items.length).toBeGreaterThan(0);
        expect(itemCount).toBe(items.reduce((sum, { quantity }) => sum + quantity, 0));
        expect(parcels.map(({ number }) => number)).toEqual(parcels.map((_, index) => index + 1));
        expect(parcels).toHaveLength(packageCount);
        const open = order.items.filter((line) => line.shippedQuantity < line.quantity);
        expect(missing.map(({ orderItemId, quantity }) => [orderItemId, quantity])).toEqual(
          open.map((line) => [line.id, line.quantity - line.shippedQuantity]),
        );
        if (one.state === 'prepared') continue;
        for (const { orderItemId, quantity } of items)
          left.set(orderItemId, (left.get(orderItemId) ?? 0) + quantity);
      }
      const things = order.items.filter((line) => left.has(line.id));
      expect(things.map((line) => [line.id, left.get(line.id)])).toEqual(
        things.map((line) => [line.id, line.shippedQuantity]),
      );
    }
    expect([...seen]).toEqual(
      expect.arrayContaining(['partially_shipped', 'shipped', 'delivered', 'completed']),
    );
  });

  it('has its events, newest first, up to its current state', async () => {
    for (const state of shipmentStates) {
      const { events } = await detailOf((await oneOf(state)).id);
      expect(events[0]?.state).toBe(state);
      const instants = events.map(({ at }) => at);
      expect(instants).toEqual(instants.toSorted().reverse());
      expect(instants.every((at) => Date.parse(at) <= Date.now())).toBe(true);
    }
  });

  it('has them in the reader’s language', async () => {
    const { id } = await oneOf('delivered');
    const last = async (locale: string) => (await detailOf(id, manager, locale)).events[0]?.text;
    expect(await last('de_DE')).toBe('Zugestellt');
    expect(await last('en_GB')).toBe('Delivered');
    expect(await last('fr_FR')).toBe('Livrée');
  });

  it('shows no address of a carrier that is not https', async () => {
    const { id } = await oneOf('in_transit');
    for (const url of [
      'http://carrier.example/1',
      'javascript:alert(1)',
      'https://name:word@carrier.example/',
    ]) {
      await portal.server.db.execute(sql`update shipments set tracking_url = ${url} where id = ${id}`);
      await portal.server.db.execute(
        sql`update shipment_parcels set tracking_url = ${url} where shipment_id = ${id}`,
      );
      const { trackingUrl, parcels } = await detailOf(id);
      expect([trackingUrl, ...parcels.map((parcel) => parcel.trackingUrl)]).toEqual([
        null,
        ...parcels.map(() => null),
      ]);
    }
  });

  it('exists in every state for companies of two brands, and in transit and delivered for private customers', async () => {
    for (const visitor of [manager, stranger])
      expect([...new Set((await walk('limit=100', visitor)).map(({ state }) => state))].sort()).toEqual(
        [...shipmentStates].sort(),
      );
    const own = [...new Set((await walk('limit=100', citizen)).map(({ state }) => state))].sort();
    expect(own).toEqual(expect.arrayContaining(['delivered', 'in_transit']));
  });
});

describe('the delivery note', () => {
  const note = (id: string, visitor = manager, locale = 'de_DE') =>
    visitor.raw(`/shipment/${id}/download-delivery-note?locale=${locale}`);

  it('is a PDF in the reader’s language, named after its number', async () => {
    const { id, number } = await oneOf('delivered');
    for (const [locale, title] of [
      ['de_DE', 'Lieferschein'],
      ['en_GB', 'Delivery note'],
      ['fr_FR', 'Bon de livraison'],
      ['es_ES', 'Albarán'],
    ] as const) {
      const answer = await note(id, manager, locale);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toContain(number);
      const pdf = await PDFDocument.load(await answer.arrayBuffer());
      expect(pdf.getTitle()).toBe(`${title} ${number}`);
      expect(pdf.getPageCount()).toBeLessThanOrEqual(2);
    }
  });

  it('does not exist while the shipment is packed, which the list shows too', async () => {
    const packed = await oneOf('prepared');
    expect(packed.hasDeliveryNote).toBe(false);
    const { status, body } = await manager.get(`/shipment/${packed.id}/download-delivery-note`);
    expect([status, body.code]).toEqual([404, 'delivery_note_not_ready']);
    expect((await oneOf('in_transit')).hasDeliveryNote).toBe(true);
  });

  it('continues over several pages, with page numbers at the foot', async () => {
    const { id, orderId } = await oneOf('delivered');
    const { db } = portal.server;
    await db.execute(sql`insert into order_items (id, order_id, position, article_id, number, name, quantity,
        shipped_quantity, unit_net, unit_gross, line_net, line_gross, tax_rate)
      select 'many-' || n, ${orderId}, 100 + n, 'gone', 'N-' || n, 'Artikel ' || n, 2, 2, 1, 1, 2, 2, 19
      from generate_series(1, 300) n`);
    await db.execute(sql`insert into shipment_items (id, shipment_id, order_item_id, quantity)
      select 'many-' || n, ${id}, 'many-' || n, 2 from generate_series(1, 300) n`);
    const pdf = await PDFDocument.load(await (await note(id)).arrayBuffer());
    expect(pdf.getPageCount()).toBeGreaterThan(8);
    expect(pdf.getPageCount()).toBeLessThan(20);
  });
});
