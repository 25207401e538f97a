import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Customer } from '../accounts/customer.ts';
import { ofCustomer } from '../accounts/of-customer.repo.ts';
import { invoices } from './invoices.table.ts';

const holdsOrder = (orderId: SQLWrapper | string): SQL =>
  sql`for_order.orders @> jsonb_build_array(jsonb_build_object('id', ${orderId}::text))`;

/**
 * Condition that an invoice is for this order. The subquery makes the planner use the index over `orders`: it cannot estimate how
 * rare an order is among invoices, so for a query with a limit it would otherwise read all invoices of a company.
 */
export const isForOrder = (orderId: SQLWrapper | string): SQL =>
  sql`${invoices.id} = any(array(select for_order.id from ${invoices} for_order
    where ${holdsOrder(orderId)}))`;

/**
 * Field of a selection of orders: whether the customer may see an invoice for the order. The customer is compared only on the rows
 * that the index found, so the cost is the same for every customer and the plan is kept.
 */
export const hasInvoiceOf = (orderId: SQLWrapper, customer: Customer): SQL<boolean> =>
  sql<boolean>`exists (with ${invoices} as materialized (select for_order.* from ${invoices} for_order
      where ${holdsOrder(orderId)})
    select 1 from ${invoices} where ${invoices.kind} = 'invoice' and ${ofCustomer(invoices, customer)})`;
