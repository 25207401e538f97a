import { RECOVERY_CODES } from '@foyer/contract/second-factors/second-factor-kinds';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { sha256Hex } from '../../security/sha256-hex.ts';
import { recoveryCodes } from './second-factors.table.ts';

/** Without what is taken for another: no 0, 1, I, O. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 16;

/** 80 random bits, in groups of four. */
const newCode = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

/** As it is compared: hyphens, blanks and case do not matter. */
const plain = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** New codes in the place of those before; they are nowhere afterwards but with who asked for them. */
export async function renewRecoveryCodes(db: Database, userId: string, now: Date): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = await Promise.all(
    codes.map(async (code) => ({ userId, codeHash: await sha256Hex(plain(code)), createdAt: now })),
  );
  await db.insert(recoveryCodes).values(rows);
  return codes;
}

/** Takes a code; false where it is none of the account's (any more). Of two at once one gets true. */
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
