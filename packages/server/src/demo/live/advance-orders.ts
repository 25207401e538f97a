import { businessDay } from '@foyer/contract';
import type { Database } from '../../db/client.ts';
import { carryOut, isOvertaken } from '../../db/effect/carry-out.ts';
import type { Writing } from '../../db/effect/effect.ts';
import { readOrder } from '../../domain/orders/order.repo.ts';
import { planOrderStep } from '../../domain/orders/order-step.repo.ts';
import { listOrdersInWork } from '../../domain/orders/orders-in-work.repo.ts';
import { readOrderShipments } from '../../domain/shipments/order-shipments.repo.ts';
import { deliverOrder, invoiceOrder, type Moving, shipOrder } from './order-moves.ts';

export interface LiveDemo {
  /** Time from which orders advance; orders of the story itself do not change. */
  readonly placedAfter: Date;
  /** Seconds between two steps of an order. */
  readonly stepSeconds: number;
  readonly now: Date;
}

/** Maximum number of orders per call; the next call follows at once. */
const chunk = 20;

/**
 * Advances each order that was placed in the running demo by one step, once it has not changed for `stepSeconds`: confirmed, in production,
 * shipped, in transit with its invoice issued, delivered. A step is written only where the order is unchanged since it was read, so any
 * number of instances and restarts take it once. Returns whether there may be more.
 */
export async function advanceOrders(
  db: Database,
  { placedAfter, stepSeconds, now }: LiveDemo,
): Promise<boolean> {
  const quietSince = new Date(now.getTime() - stepSeconds * 1000);
  const found = await listOrdersInWork(db, {
    placedAfter,
    quietSince,
    today: businessDay(now),
    limit: chunk,
  });
  for (const { id, ...customer } of found) {
    const stored = await readOrder(db, customer, id);
    const shipments = await readOrderShipments(db, customer, id);
    if (!stored || !shipments) continue;
    const writing = await planNext(db, { ...stored, shipments, stepSeconds, now });
    if (writing) await unlessOvertaken(carryOut(db, writing));
  }
  return found.length === chunk;
}

async function planNext(db: Database, moving: Moving): Promise<Writing | null> {
  const { order, shipments, now } = moving;
  if (order.state === 'received') return planOrderStep(order, { state: 'confirmed', at: now });
  if (order.state === 'confirmed') return planOrderStep(order, { state: 'in_production', at: now });
  if (order.state === 'in_production') return shipOrder(db, moving);
  const [shipment] = shipments;
  if (order.state !== 'shipped' || !shipment) return null;
  return shipment.state === 'handed_over'
    ? invoiceOrder(db, moving, shipment)
    : deliverOrder(moving, shipment);
}

/** Ignores the failure of a step that another instance took first. */
async function unlessOvertaken(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}
