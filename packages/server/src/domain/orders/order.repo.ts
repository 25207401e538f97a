import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Database } from '../../db/client.ts';
import { jsonObject } from '../../db/json-object.ts';
import type { Customer } from '../accounts/customer.ts';
import { perKindOfCustomer } from '../accounts/customer-statement.repo.ts';
import { ofCustomer } from '../accounts/of-customer.repo.ts';
import { hasInvoiceOf } from '../invoices/invoiced-order.repo.ts';
import { quotations } from '../quotations/quotations.table.ts';
import { orderEvents, orderItems, orders } from './orders.table.ts';

/** Condition for the orders that a customer may see. */
export const visibleTo = (customer: Customer): SQL | undefined => ofCustomer(orders, customer);

/** The quotation from which an order was made; null if it was made from a cart. Both belong to the same customer. */
const quotationOf = sql<{ readonly id: string; readonly number: string } | null>`(select
  json_build_object('id', ${quotations.id}, 'number', ${quotations.number}) from ${quotations}
  where ${quotations.id} = ${orders.cartId})`;

const { at: _, ...eventColumns } = getTableColumns(orderEvents);
type EventRow = Omit<typeof orderEvents.$inferSelect, 'at'> & { readonly at: number };

// drizzle omits the table name of a column that is a whole field.
const orderId = sql`${orders.id}`;

const itemsOf = sql<(typeof orderItems.$inferSelect)[]>`(select coalesce(json_agg(
  ${jsonObject(getTableColumns(orderItems))} order by ${orderItems.position}), '[]')
  from ${orderItems} where ${orderItems.orderId} = ${orderId})`;

const eventsOf = sql<EventRow[]>`(select coalesce(json_agg(
  ${jsonObject({ ...eventColumns, at: sql`(extract(epoch from ${orderEvents.at}) * 1000)::float8` })}
  order by ${orderEvents.at}, ${orderEvents.id}), '[]')
  from ${orderEvents} where ${orderEvents.orderId} = ${orderId})`;

const orderOf = perKindOfCustomer((customer) =>
  builtOnce((db) =>
    db
      .select({
        order: getTableColumns(orders),
        hasInvoice: hasInvoiceOf(orders.id, customer),
        quotation: quotationOf,
        items: itemsOf,
        events: eventsOf,
      })
      .from(orders)
      .where(and(eq(orders.id, sql.placeholder('id')), visibleTo(customer))),
  ),
);

/** Reads an order with its lines and timeline in one statement; undefined if it does not exist for the customer. */
export async function readOrder(db: Database, customer: Customer, id: string) {
  const { userId, companyId } = customer;
  const [found] = await orderOf(customer)(db, { id, userId, companyId });
  if (!found) return undefined;
  return { ...found, events: found.events.map(({ at, ...event }) => ({ ...event, at: new Date(at) })) };
}

export type StoredOrder = NonNullable<Awaited<ReturnType<typeof readOrder>>>;
