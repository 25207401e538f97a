import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Who did what; with both identities while acting as somebody else. */
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
    // what a customer reads of it, and whom somebody has acted as lately
    index('audit_entries_company')
      .on(table.companyId, table.at, table.id)
      .where(sql`${table.actorUserId} <> ${table.userId}`),
    index('audit_entries_actor')
      .on(table.actorUserId, table.at)
      .where(sql`${table.action} = 'impersonation'`),
  ],
);
