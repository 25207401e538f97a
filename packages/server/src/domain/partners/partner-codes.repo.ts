import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { newSecret } from '../../db/new-id.ts';
import { sha256Hex } from '../../security/sha256-hex.ts';
import { secondsAfter } from '../../security/token-lifetimes.ts';
import { partnerCodes } from './partners.table.ts';

export type PartnerCode = typeof partnerCodes.$inferSelect;

/** Seconds within which the user's browser must use a code. */
export const CODE_SECONDS = 60;

/** Issues the code of an assertion; null if the assertion has had one already. Only the hash of the code is stored. */
export async function issuePartnerCode(
  db: Database,
  of: Pick<PartnerCode, 'partnerId' | 'jti' | 'userId' | 'origin' | 'hasSecondFactor'>,
  now: Date,
): Promise<{ readonly code: string; readonly expiresAt: Date } | null> {
  const code = newSecret();
  const expiresAt = secondsAfter(now, CODE_SECONDS);
  const kept = await db
    .insert(partnerCodes)
    .values({ id: await sha256Hex(code), expiresAt, ...of })
    .onConflictDoNothing()
    .returning({ id: partnerCodes.id });
  return kept.length === 0 ? null : { code, expiresAt };
}

/** Marks a code as used, whatever follows; null if it is unknown, expired or used already. Of two concurrent calls, one gets it. */
export async function usePartnerCode(db: Database, code: string, now: Date): Promise<PartnerCode | null> {
  const { id, expiresAt, usedAt } = partnerCodes;
  const [row] = await db
    .update(partnerCodes)
    .set({ usedAt: now })
    .where(and(eq(id, await sha256Hex(code)), isNull(usedAt), gt(expiresAt, now)))
    .returning();
  return row ?? null;
}

/** Invalidates all unused codes of a partner; their assertions stay used. */
export async function closePartnerCodes(db: Database, partnerId: string, now: Date): Promise<void> {
  const { usedAt } = partnerCodes;
  await db
    .update(partnerCodes)
    .set({ usedAt: now })
    .where(and(eq(partnerCodes.partnerId, partnerId), isNull(usedAt)));
}

export async function forgetPartnerCodes(db: Database, before: Date): Promise<void> {
  await db.delete(partnerCodes).where(lt(partnerCodes.expiresAt, before));
}
