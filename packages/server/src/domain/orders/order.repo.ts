import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Customer } from '../accounts/customer.ts';
import { ofCustomer } from '../accounts/of-customer.repo.ts';
import { hasInvoiceOf } from '../invoices/invoiced-order.repo.ts';
import { quotations } from '../quotations/quotations.table.ts';
import { orderEvents, orderItems, orders } from './orders.table.ts';

/** The orders somebody may see. */
export const visibleTo = (customer: Customer): SQL | undefined => ofCustomer(orders, customer);

/** The quotation an order came of; null where it came of a cart. Both are the same customer's. */
const quotationOf = sql<{ readonly id: string; readonly number: string } | null>`(select
  json_build_object('id', ${quotations.id}, 'number', ${quotations.number}) from ${quotations}
  where ${quotations.id} = ${orders.cartId})`;

/** One order with its lines and timeline; undefined where it does not exist for the caller. */
export async function readOrder(db: Database, customer: Customer, id: string) {
  const [found] = await db
    .select({
      order: getTableColumns(orders),
      hasInvoice: hasInvoiceOf(orders.id, customer),
      quotation: quotationOf,
    })
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
