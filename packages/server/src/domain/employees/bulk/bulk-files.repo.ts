import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { Addition } from '../../../db/effect/effect.ts';
import { newId } from '../../../db/new-id.ts';
import { invitationFiles } from '../../accounts/invitations/invitations.table.ts';

/** Finds the last time at which a company committed a file with this content; null for never. */
export async function findCommitted(db: Database, companyId: string, sha256: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: invitationFiles.committedAt })
    .from(invitationFiles)
    .where(and(eq(invitationFiles.companyId, companyId), eq(invitationFiles.sha256, sha256)))
    .orderBy(desc(invitationFiles.committedAt))
    .limit(1);
  return row?.at ?? null;
}

/** Creates the row of a committed file, with the number of people it invited. */
export const committedAddition = (file: Omit<typeof invitationFiles.$inferInsert, 'id'>): Addition => ({
  table: invitationFiles,
  rows: [{ id: newId(), ...file }],
});
