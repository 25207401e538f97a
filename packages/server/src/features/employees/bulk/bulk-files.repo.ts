import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import type { Addition } from '../../../db/effect/effect.ts';
import { newId } from '../../../db/new-id.ts';
import { invitationFiles } from '../../../domain/accounts/invitations/invitations.table.ts';

/** When a company committed this very file, the last time; null for never. */
export async function findCommitted(db: Database, companyId: string, sha256: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: invitationFiles.committedAt })
    .from(invitationFiles)
    .where(and(eq(invitationFiles.companyId, companyId), eq(invitationFiles.sha256, sha256)))
    .orderBy(desc(invitationFiles.committedAt))
    .limit(1);
  return row?.at ?? null;
}

/** That a file was committed, and how many it invited. */
export const committedAddition = (file: Omit<typeof invitationFiles.$inferInsert, 'id'>): Addition => ({
  table: invitationFiles,
  rows: [{ id: newId(), ...file }],
});
