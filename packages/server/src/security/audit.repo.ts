import type { Database } from '../db/client.ts';
import type { Addition } from '../db/effect/effect.ts';
import { newId } from '../db/new-id.ts';
import { storableJson } from '../db/storable.ts';
import { auditEntries } from './audit.table.ts';

type AuditEntry = Omit<typeof auditEntries.$inferInsert, 'id'>;

/** An entry as it can be written, whatever a sender put into it: nothing in it may stand in the way of a record. */
const entered = ({ details, ...entry }: AuditEntry): typeof auditEntries.$inferInsert => ({
  id: newId(),
  ...(storableJson(entry) as typeof entry),
  ...(details !== undefined && { details: storableJson(details) as typeof details }),
});

/** Writes down who did what; both identities where somebody acts as somebody else. */
export async function audit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditEntries).values(entered(entry));
}

/** The same for an effect that is worked out before it is written. */
export const auditAddition = (entry: AuditEntry): Addition => ({
  table: auditEntries,
  rows: [entered(entry)],
});
