import type { Database } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { auditEntries } from './audit.table.ts';

/** Writes down who did what; both identities where somebody acts as somebody else. */
export async function audit(
  db: Database,
  entry: Omit<typeof auditEntries.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(auditEntries).values({ id: newId(), ...entry });
}
