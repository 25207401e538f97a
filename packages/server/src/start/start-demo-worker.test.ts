import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type DemoPortal, type DemoVisitor, openDemoPortal } from '../../test/demo-portal.ts';
import { story } from '../demo/demo-people.ts';
import { startDemoWorker } from './start-demo-worker.ts';

let portal: DemoPortal;
let buyer: DemoVisitor;
beforeAll(async () => {
  portal = await openDemoPortal();
  buyer = await portal.as(story.buyer.email);
});
afterAll(() => portal.server.close());

const log = pino({ level: 'silent' });
const start = (stepSeconds: number, isDemo = true) =>
  startDemoWorker({
    db: portal.server.db,
    log,
    settings: { FOYER_DEMO: isDemo, FOYER_DEMO_STEP_SECONDS: stepSeconds },
  });

async function place(): Promise<string> {
  const items = [{ articleId: 'art-fp-11-s-lan', quantity: 1 }];
  const { body: cart } = await buyer.post<Cart>('/cart/add-items', { items });
  const order = { cartVersion: cart.version, acceptTerms: true };
  return (await buyer.post<Order>('/cart/order', order)).body.id;
}
const stateOf = async (id: string) => (await buyer.get<Order>(`/order/${id}`)).body.state;

it('advances an order to its delivery, and does nothing where it is turned off', async () => {
  const id = await place();
  await portal.server.db.execute(
    sql`update order_events set at = at - interval '1 minute' where order_id = ${id}`,
  );
  // stopping waits for a running round
  for (const resting of await Promise.all([start(0), start(1, false)])) await resting.stop();
  expect(await stateOf(id)).toBe('received');
  const { stop } = await start(1);
  await vi.waitUntil(async () => (await stateOf(id)) === 'delivered', { interval: 200 });
  await stop();
});
