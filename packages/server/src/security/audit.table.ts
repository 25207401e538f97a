import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Audited actions with their actors; during an impersonation with both identities. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text('id').primaryKey(),
    at: instant('at').notNull(),
    action: text('action').notNull(),
    userId: text('user_id'),
    actorUserId: text('actor_user_id'),
    companyId: text('company_id'),
    requestId: text('request_id').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_entries_user').on(table.userId, table.at),
    // entries that a customer reads, and recent impersonations of an employee
    index('audit_entries_company')
      .on(table.companyId, table.at, table.id)
      .where(sql`${table.actorUserId} <> ${table.userId}`),
    index('audit_entries_actor')
      .on(table.actorUserId, table.at)
      .where(sql`${table.action} = 'impersonation'`),
  ],
);
