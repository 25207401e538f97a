import { eq } from 'drizzle-orm';
import { brands } from '../domain/branding/brands.table.ts';
import { loadAccounts } from './accounts/load-accounts.ts';
import { loadAudit } from './accounts/load-audit.ts';
import { loadArticles } from './articles/load-articles.ts';
import type { LoadDemoData } from './demo-options.ts';
import { demoPassword } from './demo-people.ts';
import { loadDocuments } from './documents/load-documents.ts';
import { loadEmployees } from './employees/load-employees.ts';
import { loadInvoices } from './invoices/load-invoices.ts';
import { loadNews } from './news/load-news.ts';
import { loadOrders } from './orders/load-orders.ts';
import { loadQuotations } from './quotations/load-quotations.ts';
import { loadTickets } from './tickets/load-tickets.ts';
import { loadUseCases } from './use-cases/load-use-cases.ts';

/**
 * Loads the demo story: three customer companies, their people, articles, orders, invoices and quotations in every state, news, vehicles,
 * cards and tickets. Every run gives the same data except for the dates, which follow `now`. Does nothing where the story is loaded already.
 */
export const loadDemoData: LoadDemoData = async (db, { scale, now, hashPassword, storage, log }) => {
  const [loaded] = await db.select({ id: brands.id }).from(brands).where(eq(brands.id, 'sonnental'));
  if (loaded) return;
  const startedAt = performance.now();
  const passwordHash = await hashPassword(demoPassword);
  await loadAccounts(db, now, passwordHash);
  const built = await loadArticles(db, storage, scale, now);
  const ordered = await loadOrders(db, built, scale, now);
  await loadInvoices(db, ordered, now);
  await loadQuotations(db, built, ordered, now);
  await loadDocuments(db, storage, now);
  await loadNews(db, now);
  await loadUseCases(db, storage, now);
  await loadTickets(db, storage, now);
  await loadEmployees(db, now, passwordHash);
  await loadAudit(db, now);
  log.info(
    { articles: built.articles.length, ms: Math.round(performance.now() - startedAt) },
    'demo data loaded',
  );
};
