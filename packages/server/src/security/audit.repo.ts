import type { Database } from '../db/client.ts';
import type { Addition } from '../db/effect/effect.ts';
import { newId } from '../db/new-id.ts';
import { storableJson } from '../db/storable.ts';
import { auditEntries } from './audit.table.ts';

type AuditEntry = Omit<typeof auditEntries.$inferInsert, 'id'>;

/** Returns an entry in a form that can always be stored, so that no input can prevent an audit record. */
const entered = ({ details, ...entry }: AuditEntry): typeof auditEntries.$inferInsert => ({
  id: newId(),
  ...(storableJson(entry) as typeof entry),
  ...(details !== undefined && { details: storableJson(details) as typeof details }),
});

/** Writes an audit entry; during an impersonation with both identities. */
export async function audit(db: Database, entry: AuditEntry): Promise<void> {
  await db.insert(auditEntries).values(entered(entry));
}

/** Returns an audit entry as part of an effect. */
export const auditAddition = (entry: AuditEntry): Addition => ({
  table: auditEntries,
  rows: [entered(entry)],
});
