import { addDays, businessDay } from '@foyer/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { type Database, queryRows } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { formatNumber, numberYear } from '../document-numbers/document-number.repo.ts';
import type { Language } from '../languages/language.ts';
import { orderItems, type orders } from '../orders/orders.table.ts';
import { invoiceLines, invoices } from './invoices.table.ts';
import { newInvoice } from './new-invoice.ts';

/** Whom an invoice is for and from, beside what the order says. */
export interface InvoiceParties {
  readonly sellerId: string;
  readonly customerNumber: string;
  readonly vatId: string | null;
  readonly language: Language;
}

/** The invoice of an order that has left. In a transaction: its number is the next one, and there are no gaps. */
export async function issueInvoice(
  db: Database,
  order: typeof orders.$inferSelect,
  parties: InvoiceParties,
  at: Date,
): Promise<void> {
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, order.id))
    .orderBy(asc(orderItems.position));
  const { basis, taxes, net, gross, itemsNet, itemsGross, shippingNet, shippingGross, paymentTerms } = order;
  const issuedOn = businessDay(at);
  const made = newInvoice({
    ...{ ...parties, id: newId(), number: await nextNumber(db, at), kind: 'invoice', paid: 0 },
    ...{ userId: order.userId, companyId: order.companyId, mode: order.mode, reference: order.reference },
    ...{ issuedOn, deliveredOn: issuedOn, dueOn: addDays(issuedOn, paymentTerms?.dueDays ?? 14) },
    ...{ paymentTerms, invoiceAddress: order.invoiceAddress, correctsId: null, taxTreatment: 'standard' },
    ...{ basis, orders: [{ id: order.id, number: order.number }] },
    totals: { basis, taxes, net, gross, itemsNet, itemsGross, shippingNet, shippingGross },
    lines: items.map(({ number, name, quantity, unitNet, unitGross, taxRate }) => ({
      ...{ number, description: name, quantity, unit: 'piece', unitNet, unitGross, taxRate },
    })),
  });
  await db.insert(invoices).values(made.invoice);
  await db.insert(invoiceLines).values(made.lines);
}

async function nextNumber(db: Database, at: Date): Promise<string> {
  const year = numberYear(at);
  const [row] = await queryRows<{ last: number }>(
    db,
    sql`insert into number_series (series, year, last) values ('RE', ${year}::int, 1)
      on conflict (series, year) do update set last = number_series.last + 1 returning last`,
  );
  return formatNumber('RE', year, row?.last ?? 1);
}
