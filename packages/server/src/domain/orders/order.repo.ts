import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Customer } from '../accounts/customer.ts';
import { ofCustomer } from '../accounts/of-customer.repo.ts';
import { hasInvoiceOf } from '../invoices/invoiced-order.repo.ts';
import { orderEvents, orderItems, orders } from './orders.table.ts';

/** The orders somebody may see. */
export const visibleTo = (customer: Customer): SQL | undefined => ofCustomer(orders, customer);

/** One order with its lines and timeline; undefined where it does not exist for the caller. */
export async function readOrder(db: Database, customer: Customer, id: string) {
  const [found] = await db
    .select({ order: getTableColumns(orders), hasInvoice: hasInvoiceOf(orders.id, customer) })
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
