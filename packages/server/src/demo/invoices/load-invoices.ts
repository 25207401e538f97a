import type { Database } from '../../db/client.ts';
import { numberSeries } from '../../domain/document-numbers/document-numbers.table.ts';
import {
  invoiceLines,
  invoicePayments,
  invoiceReminders,
  invoices,
} from '../../domain/invoices/invoices.table.ts';
import { sellers } from '../../domain/invoices/sellers.table.ts';
import { bulkInsert } from '../bulk-insert.ts';
import type { DemoOrders } from '../orders/build-orders.ts';
import { buildInvoices } from './build-invoices.ts';
import { demoSellers } from './sellers.ts';

const dayMs = 86_400_000;

/** Loads the sellers and the invoices of the demo's orders and months, with payments, reminders and credit notes. */
export async function loadInvoices(db: Database, ordered: DemoOrders, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 700 * dayMs);
  await db.insert(sellers).values(demoSellers.map((seller) => ({ ...seller, since })));
  const made = buildInvoices(ordered, now);
  await bulkInsert(db, invoices, made.invoices);
  await bulkInsert(db, invoiceLines, made.lines);
  await bulkInsert(db, invoicePayments, made.payments);
  await bulkInsert(db, invoiceReminders, made.reminders);
  await db.insert(numberSeries).values(
    [...made.lastNumbers].map(([key, last]) => {
      const [series = '', year = ''] = key.split('-');
      return { series, year: Number(year), last };
    }),
  );
}
