import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Customer } from '../accounts/customer.ts';
import { orderEvents, orderItems, orders, shipments } from './orders.table.ts';

/** The orders somebody may see: the company's in business mode, one's own in private mode. */
export function visibleTo({ userId, companyId, mode }: Customer): SQL | undefined {
  if (mode === 'b2c_cc' || companyId === null)
    return and(
      eq(orders.userId, userId),
      eq(orders.mode, mode),
      companyId === null ? isNull(orders.companyId) : undefined,
    );
  return and(eq(orders.companyId, companyId), eq(orders.mode, mode));
}

/** One order with its lines and timeline; undefined where it does not exist for the caller. */
export async function readOrder(db: Database, customer: Customer, id: string) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), visibleTo(customer)));
  if (!order) return undefined;
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, id))
    .orderBy(asc(orderItems.position));
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, id))
    .orderBy(asc(orderEvents.at), asc(orderEvents.id));
  return { order, items, events };
}

export type StoredOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

/** The shipments of an order, with the order's number; undefined where the order does not exist for the caller. */
export async function readShipments(db: Database, customer: Customer, orderId: string) {
  const [order] = await db
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.id, orderId), visibleTo(customer)));
  if (!order) return undefined;
  const rows = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.shippedAt), asc(shipments.id));
  return rows.map((row) => ({ ...row, orderNumber: order.number }));
}
