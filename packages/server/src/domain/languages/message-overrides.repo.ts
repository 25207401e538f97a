import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { users } from '../accounts/accounts.table.ts';
import { messageOverrides } from './message-overrides.table.ts';

/** Reads the overridden messages by id; those of the brand take precedence. */
export async function readOverrides(db: Database, locale: string, brandId: string | undefined) {
  const rows = await db
    .select({ id: messageOverrides.messageId, message: messageOverrides.message })
    .from(messageOverrides)
    .where(
      and(
        eq(messageOverrides.locale, locale),
        or(isNull(messageOverrides.brandId), eq(messageOverrides.brandId, brandId ?? '')),
      ),
    )
    .orderBy(sql`${messageOverrides.brandId} nulls first`);
  return Object.fromEntries(rows.map((row) => [row.id, row.message]));
}

export async function saveLocale(db: Database, userId: string, locale: string): Promise<void> {
  await db.update(users).set({ locale }).where(eq(users.id, userId));
}
