import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { numberSeries } from '../../domain/document-numbers/document-numbers.table.ts';
import { orders } from '../../domain/orders/orders.table.ts';
import {
  quotationComments,
  quotationEvents,
  quotationItems,
  quotations,
} from '../../domain/quotations/quotations.table.ts';
import { demoCompanies, demoTermsOf } from '../accounts/companies.ts';
import type { DemoArticles } from '../articles/build-articles.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { demoSellers } from '../invoices/sellers.ts';
import type { DemoOrders } from '../orders/build-orders.ts';
import { demoAddressOf, orderables } from '../orders/load-orders.ts';
import { buildQuotations } from './build-quotations.ts';

/** Loads quotations of the demo's customers, with their lines, comments and timelines, and links them to their orders. */
export async function loadQuotations(
  db: Database,
  built: DemoArticles,
  ordered: DemoOrders,
  now: Date,
): Promise<void> {
  const setting = {
    articles: orderables(built),
    ordered,
    addressOf: demoAddressOf(),
    termsOf: demoTermsOf,
    phoneOf,
  };
  const made = buildQuotations(setting, now);
  await bulkInsert(db, quotations, made.quotations);
  await bulkInsert(db, quotationItems, made.items);
  await bulkInsert(db, quotationComments, made.comments);
  await bulkInsert(db, quotationEvents, made.events);
  for (const { orderId, quotationId } of made.origins)
    await db.update(orders).set({ cartId: quotationId }).where(eq(orders.id, orderId));
  await db
    .insert(numberSeries)
    .values([...made.lastNumbers].map(([year, last]) => ({ series: 'AN', year, last })));
}

/** Returns the telephone number of the company's seller. */
function phoneOf(companyId: string | null): string {
  const brandId = demoCompanies.find(({ id }) => id === companyId)?.brandId ?? 'foyer';
  return demoSellers.find((seller) => seller.brandId === brandId)?.phone ?? '';
}
