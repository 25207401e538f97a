import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Customer } from '../accounts/customer.ts';
import { visibleTo } from '../orders/order.repo.ts';
import { orders } from '../orders/orders.table.ts';
import { shipments } from './shipments.table.ts';

const { searchText: _, ...fields } = getTableColumns(shipments);

/** Reads the shipments of an order, first shipped first; undefined if the order does not exist for the customer. */
export async function readOrderShipments(db: Database, customer: Customer, orderId: string) {
  const rows = await db
    .select({ order: { id: orders.id }, shipment: fields })
    .from(orders)
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(and(eq(orders.id, orderId), visibleTo(customer)))
    .orderBy(asc(sql`coalesce(${shipments.shippedAt}, ${shipments.preparedAt})`), asc(shipments.id));
  return rows.length === 0 ? undefined : rows.flatMap(({ shipment }) => shipment ?? []);
}
