import { RECOVERY_CODES } from '@foyer/contract/second-factors/second-factor-kinds';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sha256Hex } from '../../security/sha256-hex.ts';
import { recoveryCodes } from './second-factors.table.ts';

/** Characters of a code, without those that are easily confused: no 0, 1, I, O. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** Returns a code of 80 random bits, in groups of four characters. */
const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** Normalizes a code for comparison: hyphens, blanks and case do not matter. */
const plain = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Replaces the recovery codes of an account. Only their hashes are stored, so the caller has the only copy. */
export async function renewRecoveryCodes(db: Database, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = await Promise.all(
    codes.map(async (code) => ({ userId, codeHash: await sha256Hex(plain(code)), createdAt: now })),
  );
  await db.insert(recoveryCodes).values(rows);
  return codes;
}

/** Uses up a code; false if it is not one of the account's (any more). Of two concurrent calls, one gets true. */
export async function takeRecoveryCode(db: Database, userId: string, typed: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, await sha256Hex(plain(typed)))))
    .returning({ userId: recoveryCodes.userId });
  return taken.length === 1;
}

export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId));
  return row?.left ?? 0;
}

export async function dropRecoveryCodes(db: Database, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
