import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { documentReads, documentVersions } from './documents.table.ts';

/** Finds the file of a version; undefined where the document was withdrawn. */
export async function findDocumentFile(db: Database, versionId: string) {
  const [version] = await db.select().from(documentVersions).where(eq(documentVersions.id, versionId));
  return version;
}

/** Records that a user opened a version; opening an older version does not make a newer one unread again. */
export async function markDocumentRead(
  db: Database,
  userId: string,
  { documentId, version }: { readonly documentId: string; readonly version: number },
  now: Date,
): Promise<void> {
  await db
    .insert(documentReads)
    .values({ userId, documentId, version, readAt: now })
    .onConflictDoUpdate({
      target: [documentReads.userId, documentReads.documentId],
      set: { version: sql`greatest(${documentReads.version}, excluded.version)`, readAt: now },
    });
}
