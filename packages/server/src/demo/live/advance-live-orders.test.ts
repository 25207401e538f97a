import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';
import type { Shipment } from '@foyer/contract/shipments/shipments.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../../test/demo-portal.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../demo-people.ts';
import { advanceLiveOrder } from './advance-live-orders.repo.ts';

let portal: DemoPortal;
let buyer: DemoVisitor;
let since: Date;
beforeAll(async () => {
  portal = await openDemoPortal();
  buyer = await portal.as(story.buyer.email);
  const [newest] = await queryRows<{ at: string }>(
    portal.server.db,
    sql`select max(ordered_at)::text as at from orders`,
  );
  since = new Date(newest?.at ?? Date.now());
});
afterAll(() => portal.server.close());

async function place(): Promise<Order> {
  const { items } = (await buyer.get<{ items: { id: string }[] }>('/articles?kind=hardware&limit=2')).body;
  const wishes = items.map(({ id }) => ({ articleId: id, quantity: 1, mode: 'set' }));
  const cart = await buyer.post<{ version: number }>('/cart/add-items', { items: wishes });
  const order = await buyer.post<Order>('/cart/order', { cartVersion: cart.body.version, acceptTerms: true });
  expect(order.status).toBe(200);
  return order.body;
}
const orderOf = async (id: string) => (await buyer.get<Order>(`/order/${id}`)).body;
/** All that is due so many steps after the order. */
async function advance(order: Order, steps: number): Promise<number> {
  const now = new Date(Date.parse(order.orderedAt) + steps * 60_000);
  let done = 0;
  while (await advanceLiveOrder(portal.server.db, { since, stepSeconds: 60, now })) done++;
  return done;
}

it('an order is confirmed, packed, sent, invoiced and delivered, a step at a time, each once', async () => {
  const order = await place();
  const seen: string[] = [];
  expect(await advance(order, 0.9)).toBe(0);
  for (let step = 1; step <= 7; step++) {
    const done = await advance(order, step);
    expect([step, done, await advance(order, step)]).toEqual([step, step <= 6 ? 1 : 0, 0]);
    const { state, hasInvoice } = await orderOf(order.id);
    const [shipment] = (await buyer.get<{ items: { state: string }[] }>(`/order/${order.id}/shipments`)).body
      .items;
    seen.push([state, shipment?.state ?? '-', hasInvoice ? 'invoice' : '-'].join(' '));
  }
  expect(seen).toEqual([
    ...['confirmed - -', 'in_production prepared -', 'shipped handed_over invoice'],
    ...['shipped in_transit invoice', 'shipped in_transit invoice', 'delivered delivered invoice'],
    'delivered delivered invoice',
  ]);
  const [summary] = (await buyer.get<{ items: { id: string }[] }>(`/order/${order.id}/shipments`)).body.items;
  const shipment = (await buyer.get<Shipment>(`/shipment/${summary?.id}`)).body;
  expect(shipment.number).toBe(order.number.replace('AB', 'LS'));
  expect(shipment.trackingNumber).toMatch(/^\d{12}$/);
  const [found] = (await buyer.get<{ items: Invoice[] }>(`/invoice?orderId=${order.id}`)).body.items;
  const invoice = (await buyer.get<Invoice>(`/invoice/${found?.id}`)).body;
  expect([invoice.gross, invoice.state]).toEqual([order.totals.gross, 'open']);
  expect((await buyer.raw(`/invoice/${invoice.id}/download`)).status).toBe(200);
});

it('what was missed during a pause is made up for, and two instances do nothing twice', async () => {
  const order = await place();
  await Promise.all([advance(order, 30), advance(order, 30)]);
  const { state } = await orderOf(order.id);
  const counts = await queryRows<Record<string, number>>(
    portal.server.db,
    sql`select (select count(*)::int from shipments where order_id = ${order.id}) as shipments,
      (select count(*)::int from order_events where order_id = ${order.id}) as events,
      (select count(*)::int from invoices where orders @> jsonb_build_array(jsonb_build_object('id', ${order.id}::text))) as invoices`,
  );
  expect([state, counts]).toEqual(['delivered', [{ shipments: 1, events: 5, invoices: 1 }]]);
});

it('the story’s own orders stay as it tells them', async () => {
  const told = () =>
    queryRows(
      portal.server.db,
      sql`select id, state from orders where ordered_at <= ${since.toISOString()}::timestamptz order by id`,
    );
  const before = await told();
  const now = new Date(Date.now() + 86_400_000);
  while (await advanceLiveOrder(portal.server.db, { since, stepSeconds: 1, now }));
  expect(await told()).toEqual(before);
});
