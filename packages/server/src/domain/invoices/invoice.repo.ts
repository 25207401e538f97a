import { and, asc, eq, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../accounts/accounts.table.ts';
import type { Customer } from '../accounts/customer.ts';
import { ofCustomer } from '../accounts/of-customer.repo.ts';
import { brands } from '../branding/brands.table.ts';
import { isForOrder } from './invoiced-order.repo.ts';
import { invoiceLines, invoicePayments, invoiceReminders, invoices } from './invoices.table.ts';
import { sellers } from './sellers.table.ts';

/** The invoices somebody may see: the company's in business mode, one's own in private mode. */
export const visibleInvoices = (customer: Customer): SQL | undefined => ofCustomer(invoices, customer);

/** One invoice with everything; undefined where it does not exist for the caller. */
export async function readInvoice(db: Database, customer: Customer, id: string) {
  const [head] = await db
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
    .where(and(eq(invoices.id, id), visibleInvoices(customer)));
  if (!head) return undefined;
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, id))
    .orderBy(asc(invoiceLines.position));
  const payments = await db
    .select()
    .from(invoicePayments)
    .where(eq(invoicePayments.invoiceId, id))
    .orderBy(asc(invoicePayments.on), asc(invoicePayments.id));
  const reminders = await db
    .select()
    .from(invoiceReminders)
    .where(eq(invoiceReminders.invoiceId, id))
    .orderBy(asc(invoiceReminders.level));
  const { correctsId } = head.invoice;
  const related = await db
    .select({
      id: invoices.id,
      number: invoices.number,
      kind: invoices.kind,
      issuedOn: invoices.issuedOn,
      gross: invoices.gross,
    })
    .from(invoices)
    .where(
      and(
        visibleInvoices(customer),
        or(eq(invoices.correctsId, id), correctsId === null ? undefined : eq(invoices.id, correctsId)),
      ),
    )
    .orderBy(asc(invoices.issuedOn), asc(invoices.id));
  return { ...head, lines, payments, reminders, related };
}

export type StoredInvoice = NonNullable<Awaited<ReturnType<typeof readInvoice>>>;

/** The id of an order's first invoice; undefined where there is none for the caller. */
export async function findInvoiceOfOrder(
  db: Database,
  customer: Customer,
  orderId: string,
): Promise<string | undefined> {
  const [found] = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(isForOrder(orderId), eq(invoices.kind, 'invoice'), visibleInvoices(customer)))
    .orderBy(asc(invoices.issuedOn), asc(invoices.id))
    .limit(1);
  return found?.id;
}
