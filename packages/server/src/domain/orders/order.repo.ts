import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Customer } from '../accounts/customer.ts';
import { visibleRows } from '../accounts/visible-rows.repo.ts';
import { hasInvoiceOf } from '../invoices/invoiced-order.repo.ts';
import { orderEvents, orderItems, orders, shipments } from './orders.table.ts';

/** The orders somebody may see: the company's in business mode, one's own in private mode. */
export const visibleTo = (customer: Customer): SQL | undefined => visibleRows(orders, customer);

/** One order with its lines and timeline; undefined where it does not exist for the caller. */
export async function readOrder(db: Database, customer: Customer, id: string) {
  const [found] = await db
    .select({ order: getTableColumns(orders), hasInvoice: hasInvoiceOf(orders.id) })
    .from(orders)
    .where(and(eq(orders.id, id), visibleTo(customer)));
  if (!found) return undefined;
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
  return { ...found, items, events };
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
