import type { Database } from '../db/client.ts';
import type { Addition } from '../db/effect/effect.ts';
import { newId } from '../db/new-id.ts';
import { auditEntries } from './audit.table.ts';

type AuditEntry = Omit<typeof auditEntries.$inferInsert, 'id'>;

/** Writes down who did what; both identities where somebody acts as somebody else. */
export async function audit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditEntries).values({ id: newId(), ...entry });
}

/** The same for an effect that is worked out before it is written. */
export const auditAddition = (entry: AuditEntry): Addition => ({
  table: auditEntries,
  rows: [{ id: newId(), ...entry }],
});
