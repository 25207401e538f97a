import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Customer } from '../accounts/customer.ts';
import { ofCustomer } from '../accounts/of-customer.repo.ts';
import { invoices } from './invoices.table.ts';

const holdsOrder = (orderId: SQLWrapper | string): SQL =>
  sql`for_order.orders @> jsonb_build_array(jsonb_build_object('id', ${orderId}::text))`;

/**
 * Whether an invoice is for this order. The index over `orders` answers it, in a selection of its own: how rare an order is among
 * invoices cannot be estimated, so where one hit or one page is enough the planner would rather read all of a company's.
 */
export const isForOrder = (orderId: SQLWrapper | string): SQL =>
  sql`${invoices.id} = any(array(select for_order.id from ${invoices} for_order
    where ${holdsOrder(orderId)}))`;

/**
 * Whether there is an invoice for an order that the customer may see, as a field of its selection. Whose an invoice is is asked of
 * what the index found, and of nothing else: so it costs the same for every customer, and its plan is kept.
 */
export const hasInvoiceOf = (orderId: SQLWrapper, customer: Customer): SQL<boolean> =>
  sql<boolean>`exists (with ${invoices} as materialized (select for_order.* from ${invoices} for_order
      where ${holdsOrder(orderId)})
    select 1 from ${invoices} where ${invoices.kind} = 'invoice' and ${ofCustomer(invoices, customer)})`;
