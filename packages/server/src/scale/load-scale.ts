import { sql } from 'drizzle-orm';
import { type Database, queryRows } from '../db/client.ts';
import { articleStatements } from './article-statements.ts';
import { companyStatements } from './company-statements.ts';
import { employeeStatements } from './employee-statements.ts';
import { invoiceStatements } from './invoice-statements.ts';
import { orderStatements } from './order-statements.ts';
import { quotationStatements } from './quotation-statements.ts';
import type { Scale } from './scale.ts';

/** Sizes of the data for which the targets of the load bench are set. */
const fullScale: Scale = { articles: 100_000, orders: 200_000, companies: 400 };

/** Tables that grow. Their indexes are created once at the end, which takes a third of the time. */
const largeTables = [
  ...['articles', 'article_texts', 'article_prices', 'article_tags', 'article_documents', 'search_words'],
  ...['carts', 'orders', 'order_items', 'order_events', 'news', 'news_texts'],
  ...['shipments', 'shipment_parcels', 'shipment_items', 'shipment_events'],
  ...['invoices', 'invoice_lines', 'invoice_payments', 'invoice_reminders'],
  ...['quotations', 'quotation_items', 'quotation_comments', 'quotation_events'],
];

/**
 * Multiplies the demo story inside the database: its articles as other models, its orders for other customers over five years. Sizes are
 * unevenly distributed: one company has a third of all orders, most have a few hundred. The rows are the same each time. `db` has one
 * connection, and its user is a superuser.
 */
export async function loadScale(db: Database, scale: Scale = fullScale): Promise<void> {
  await db.execute(sql.raw('set statement_timeout = 0'));
  const indexes = await queryRows<{ name: string; definition: string }>(
    db,
    sql`select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i
      where i.indrelid::regclass::text = any(string_to_array(${largeTables.join(',')}, ','))
        and not exists (select 1 from pg_constraint c where c.conindid = i.indexrelid)`,
  );
  await db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('statement_timeout', '0', true), set_config('maintenance_work_mem', '256MB', true),
        set_config('work_mem', '64MB', true)`,
    );
    // foreign keys are valid by construction; checking each of two million rows would take longer than writing it
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`));
    const statements = [
      ...companyStatements(scale),
      ...employeeStatements(),
      ...articleStatements(scale),
      ...orderStatements(scale),
      ...invoiceStatements(),
      ...quotationStatements(),
    ];
    for (const statement of statements) await tx.execute(statement);
    for (const { definition } of indexes) await tx.execute(sql.raw(definition));
  });
  // the pool ends a statement after 20 s unless its text mentions the limit that it lifts (`steady-pool.ts`)
  await db.execute(sql.raw('vacuum analyze -- statement_timeout is 0'));
}
