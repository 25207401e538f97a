import { asc, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import type { Change } from '../db/effect/effect.ts';
import { newSecret } from '../db/new-id.ts';
import { pendingUploads } from './pending-uploads.table.ts';
import type { Storage } from './storage.ts';

/** Returns a storage that records each file before its first byte is written, so that the file is found again if the process ends. */
export function withPendingNoted(db: Database, storage: Storage, now: () => Date): Storage {
  return {
    ...storage,
    put: async (body, mediaType, key = newSecret()) => {
      await db.insert(pendingUploads).values({ storageKey: key, startedAt: now() });
      return storage.put(body, mediaType, key);
    },
  };
}

/** Marks files as kept, in the transaction that refers to them. Throws where they have been swept. */
export async function keepUploads(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const kept = await db
    .delete(pendingUploads)
    .where(inArray(pendingUploads.storageKey, [...keys]))
    .returning({ key: pendingUploads.storageKey });
  if (kept.length !== keys.length) throw new Error('An uploaded file was swept before it was marked as kept');
}

/** Returns the same as part of an effect. */
export const keepUploadsChange = (keys: readonly string[]): Change => ({
  rows: keys.length,
  statement: (isGo) => sql`delete from ${pendingUploads}
    where storage_key = any(string_to_array(${keys.join(' ')}, ' ')) and ${isGo} returning 1`,
});

/** Deletes files that were begun before `before` and never kept, a hundred at a time; returns their number. */
export async function sweepUploads(db: Database, storage: Storage, before: Date): Promise<number> {
  for (let swept = 0; ; ) {
    const rows = await db
      .select({ key: pendingUploads.storageKey })
      .from(pendingUploads)
      .where(lt(pendingUploads.startedAt, before))
      .orderBy(asc(pendingUploads.startedAt))
      .limit(100);
    const keys = rows.map(({ key }) => key);
    for (const key of keys) await storage.delete(key);
    if (keys.length > 0) await db.delete(pendingUploads).where(inArray(pendingUploads.storageKey, keys));
    swept += keys.length;
    if (keys.length < 100) return swept;
  }
}
