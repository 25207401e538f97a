import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import type { Customer } from '../accounts/customer.ts';
import { ofCustomer } from '../accounts/of-customer.repo.ts';
import { orders } from '../orders/orders.table.ts';
import { quotationComments, quotationEvents, quotationItems, quotations } from './quotations.table.ts';

export type QuotationRow = typeof quotations.$inferSelect;
export type QuotationItemRow = typeof quotationItems.$inferSelect;
export type QuotationCommentRow = typeof quotationComments.$inferSelect;
export type QuotationEventRow = typeof quotationEvents.$inferSelect;

/** A quotation with all details. */
export interface StoredQuotation {
  readonly quotation: QuotationRow;
  /** The order that was made from the quotation. */
  readonly order: { readonly id: string; readonly number: string } | null;
  readonly items: readonly QuotationItemRow[];
  readonly comments: readonly QuotationCommentRow[];
  readonly events: readonly QuotationEventRow[];
}

/** Condition for the quotations that a customer may see: the company's in business mode, the customer's own in private mode. */
export const visibleQuotations = (customer: Customer): SQL | undefined => ofCustomer(quotations, customer);

/** Reads a quotation; undefined if it does not exist for the customer. */
export const readQuotation = (db: Database, customer: Customer, id: string) =>
  readOne(db, and(eq(quotations.id, id), visibleQuotations(customer)));

/** Reads a quotation of any customer, for the service. */
export const readAnyQuotation = (db: Database, id: string) => readOne(db, eq(quotations.id, id));

async function readOne(db: Database, where: SQL | undefined): Promise<StoredQuotation | undefined> {
  const [head] = await db
    .select({ quotation: quotations, order: { id: orders.id, number: orders.number } })
    .from(quotations)
    .leftJoin(orders, eq(orders.id, quotations.orderId))
    .where(where);
  if (!head) return undefined;
  const { id } = head.quotation;
  const items = await db
    .select()
    .from(quotationItems)
    .where(eq(quotationItems.quotationId, id))
    .orderBy(asc(quotationItems.position), asc(quotationItems.id));
  const comments = await db
    .select()
    .from(quotationComments)
    .where(eq(quotationComments.quotationId, id))
    .orderBy(asc(quotationComments.at), asc(quotationComments.id));
  const events = await db
    .select()
    .from(quotationEvents)
    .where(eq(quotationEvents.quotationId, id))
    .orderBy(asc(quotationEvents.at), asc(quotationEvents.place), asc(quotationEvents.id));
  return { ...head, items, comments, events };
}
