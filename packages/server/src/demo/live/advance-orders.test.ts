import { addDays, businessDay } from '@foyer/contract';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import type { Order, OrderState } from '@foyer/contract/orders/orders.schema';
import type { Shipment, ShipmentSummary } from '@foyer/contract/shipments/shipments.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { textsIn } from '../../../test/e-invoice/check-e-invoice.ts';
import { filesInPdf } from '../../../test/read-pdf.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../demo-people.ts';
import { advanceOrders } from './advance-orders.ts';

let portal: Awaited<ReturnType<typeof openDemoPortal>>;
let buyer: DemoVisitor;
let kunde: DemoVisitor;
/** End of the story: orders that are placed from now on advance. */
let placedAfter: Date;
beforeAll(async () => {
  portal = await openDemoPortal();
  buyer = await portal.as(story.buyer.email);
  kunde = await portal.as(story.privateCustomer.email, 'b2c_cc');
  placedAfter = new Date();
});
afterAll(() => portal.server.close());

/** Returns a time so many seconds from now; the story's clock runs ahead of the machine's. */
const later = (seconds: number) => new Date(Date.now() + seconds * 1000);
const advance = (now: Date) => advanceOrders(portal.server.db, { placedAfter, stepSeconds: 60, now });

const wallbox = 'art-fp-11-s-lan';
const service = 'art-pl-efh';
async function place(visitor: DemoVisitor, ...articles: readonly string[]): Promise<Order> {
  const items = articles.map((articleId) => ({ articleId, quantity: 2 }));
  const { body: cart } = await visitor.post<Cart>('/cart/add-items', { items });
  const placed = await visitor.post<Order>('/cart/order', { cartVersion: cart.version, acceptTerms: true });
  expect(placed.status).toBe(200);
  return placed.body;
}
const read = async (visitor: DemoVisitor, id: string) => (await visitor.get<Order>(`/order/${id}`)).body;
const shipmentsOf = async (visitor: DemoVisitor, id: string) =>
  (await visitor.get<{ items: ShipmentSummary[] }>(`/order/${id}/shipments`)).body.items;

describe('an order that is placed in the running demo', () => {
  it('advances step by step to delivery, with tracked parcels and an invoice of the same sums', async () => {
    const { id, number, totals } = await place(buyer, wallbox, service);
    const seen: [OrderState, string | undefined, boolean][] = [];
    for (let step = 0; step < 6; step++) {
      const { state, hasInvoice } = await read(buyer, id);
      const [shipment] = await shipmentsOf(buyer, id);
      seen.push([state, shipment?.state, hasInvoice]);
      await advance(later(61 * (step + 1)));
    }
    expect(seen).toEqual([
      ['received', undefined, false],
      ['confirmed', undefined, false],
      ['in_production', undefined, false],
      ['shipped', 'handed_over', false],
      ['shipped', 'in_transit', true],
      ['delivered', 'delivered', true],
    ]);
    const order = await read(buyer, id);
    expect(order.timeline.map(({ state }) => state)).toEqual([
      ...['received', 'confirmed', 'in_production', 'shipped', 'delivered'],
    ]);
    expect(order.items.filter(({ quantity, shippedQuantity }) => quantity !== shippedQuantity)).toEqual([]);
    const [summary] = await shipmentsOf(buyer, id);
    const { body: shipment } = await buyer.get<Shipment>(`/shipment/${summary?.id}`);
    expect(shipment.number).toMatch(/^LS-\d{4}-\d{6}$/);
    expect(shipment.events.map(({ state }) => state)).toEqual([
      ...['delivered', 'in_transit', 'in_transit', 'handed_over', 'prepared'],
    ]);
    expect(shipment.missing).toEqual([]);
    expect(shipment.parcels.every(({ trackingUrl }) => trackingUrl?.startsWith('https://'))).toBe(true);
    const finance = await portal.as(story.finance.email);
    const { body: found } = await finance.get<{ items: Invoice[] }>(`/invoice?search=${number}`);
    const { body: invoice } = await finance.get<Invoice>(`/invoice/${found.items[0]?.id}`);
    expect([invoice.state, invoice.totals, invoice.number]).toEqual([
      ...['open', totals, expect.stringMatching(/^RE-\d{4}-\d{6}$/)],
    ]);
    const pdf = await (await buyer.raw(`/order/${id}/invoice`)).arrayBuffer();
    const xml = (await filesInPdf(new Uint8Array(pdf))).get('factur-x.xml') as Uint8Array;
    expect(textsIn(xml, 'ram:GrandTotalAmount')).toEqual([(totals.gross.amount / 100).toFixed(2)]);
  });

  it('waits before each step, and neither a restart nor a second instance takes a step twice', async () => {
    const { id } = await place(kunde, wallbox);
    await advance(later(50));
    expect((await read(kunde, id)).state).toBe('received');
    for (let step = 1; step <= 6; step++) {
      const now = later(61 * step);
      await Promise.all([advance(now), advance(now), advance(now)]);
    }
    const order = await read(kunde, id);
    expect([order.state, order.timeline.length]).toEqual(['delivered', 5]);
    expect(await shipmentsOf(kunde, id)).toHaveLength(1);
    const invoices = await queryRows(
      portal.server.db,
      sql`select number, basis, gross::int from invoices where orders @> ${JSON.stringify([{ id }])}::jsonb`,
    );
    expect(invoices).toMatchObject([{ basis: 'gross', gross: order.totals.gross.amount }]);
  });

  it('stays in production while some of its articles are not in stock', async () => {
    const { id } = await place(buyer, wallbox);
    const day = addDays(businessDay(), 3);
    await portal.server.db.execute(sql`update order_items set backorder = ${JSON.stringify({ quantity: 1, expectedOn: day })}::jsonb
      where order_id = ${id}`);
    for (let step = 1; step <= 5; step++) await advance(later(61 * step));
    expect((await read(buyer, id)).state).toBe('in_production');
    await advance(later(3 * 86_400 + 400));
    expect((await read(buyer, id)).state).toBe('shipped');
  });

  it('advances alone: the orders of the story do not change', async () => {
    const states = () =>
      queryRows(
        portal.server.db,
        sql`select id, state from orders where ordered_at <= ${placedAfter.toISOString()}::timestamptz order by id`,
      );
    const before = await states();
    expect(before.length).toBeGreaterThan(100);
    await advance(later(7 * 86_400));
    expect(await states()).toEqual(before);
  });
});
