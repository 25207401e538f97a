import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { plannedPerValue } from '../../db/statement-names.ts';
import { users } from '../accounts/accounts.table.ts';
import type { Customer } from '../accounts/customer.ts';
import { ofCustomer } from '../accounts/of-customer.repo.ts';
import { brands } from '../branding/brands.table.ts';
import { isForOrder } from './invoiced-order.repo.ts';
import { invoiceLines, invoicePayments, invoiceReminders, invoices } from './invoices.table.ts';
import { sellers } from './sellers.table.ts';

/** Condition for the invoices that a customer may see: the company's in business mode, the customer's own in private mode. */
export const visibleInvoices = (customer: Customer): SQL | undefined => ofCustomer(invoices, customer);

/** Reads an invoice with all details; undefined if it does not exist for the customer. */
export const readInvoice = async (db: Database, customer: Customer, id: string) =>
  (await readInvoices(db, customer, [id]))[0];

/** Reads invoices with all details in five statements, in the order of `ids`. Leaves out ids that do not exist for the customer. */
export async function readInvoices(db: Database, customer: Customer, ids: readonly string[]) {
  const heads = await db
    .select({
      invoice: invoices,
      seller: sellers,
      brand: { id: brands.id, name: brands.name, primaryColor: brands.primaryColor },
      buyerEmail: users.email,
    })
    .from(invoices)
    .innerJoin(sellers, eq(sellers.id, invoices.sellerId))
    .innerJoin(brands, eq(brands.id, sellers.brandId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .where(and(inArray(invoices.id, [...ids]), visibleInvoices(customer)));
  if (heads.length === 0) return [];
  const found = heads.map(({ invoice }) => invoice.id);
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(inArray(invoiceLines.invoiceId, found))
    .orderBy(asc(invoiceLines.position));
  const payments = await db
    .select()
    .from(invoicePayments)
    .where(inArray(invoicePayments.invoiceId, found))
    .orderBy(asc(invoicePayments.on), asc(invoicePayments.id));
  const reminders = await db
    .select()
    .from(invoiceReminders)
    .where(inArray(invoiceReminders.invoiceId, found))
    .orderBy(asc(invoiceReminders.level));
  const related = await readRelated(db, customer, heads);
  const order = new Map(ids.map((id, at) => [id, at]));
  const place = (id: string) => order.get(id) ?? 0;
  const isOf = (id: string) => (row: { readonly invoiceId: string }) => row.invoiceId === id;
  return heads
    .sort((one, other) => place(one.invoice.id) - place(other.invoice.id))
    .map((head) => {
      const { id, correctsId } = head.invoice;
      return {
        ...head,
        lines: lines.filter(isOf(id)),
        payments: payments.filter(isOf(id)),
        reminders: reminders.filter(isOf(id)),
        related: related
          .filter((other) => other.correctsId === id || other.id === correctsId)
          .map(({ correctsId: _, ...other }) => other),
      };
    });
}

/** Reads the credit notes of invoices, and the invoices that credit notes correct. */
function readRelated(
  db: Database,
  customer: Customer,
  heads: readonly { readonly invoice: { readonly id: string; readonly correctsId: string | null } }[],
) {
  const found = heads.map(({ invoice }) => invoice.id);
  const corrected = heads.flatMap(({ invoice }) => invoice.correctsId ?? []);
  const isCorrected = corrected.length > 0 ? inArray(invoices.id, corrected) : undefined;
  return db
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      issuedOn: invoices.issuedOn,
      gross: invoices.gross,
      correctsId: invoices.correctsId,
    })
    .from(invoices)
    .where(and(visibleInvoices(customer), or(inArray(invoices.correctsId, found), isCorrected)))
    .orderBy(asc(invoices.issuedOn), asc(invoices.id));
}

export type StoredInvoice = NonNullable<Awaited<ReturnType<typeof readInvoice>>>;

/** Returns the id of an order's first invoice; undefined if there is none that the customer may see. */
export async function findInvoiceOfOrder(
  db: Database,
  customer: Customer,
  orderId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(isForOrder(orderId), eq(invoices.kind, 'invoice'), visibleInvoices(customer)))
    .orderBy(asc(invoices.issuedOn), sql`${asc(invoices.id)} ${sql.raw(plannedPerValue)}`)
    .limit(1);
  return found?.id;
}
