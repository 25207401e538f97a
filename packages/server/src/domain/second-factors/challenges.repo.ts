import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { newSecret } from '../../db/new-id.ts';
import { sha256Hex } from '../../security/sha256-hex.ts';
import { secondsAfter } from '../../security/token-lifetimes.ts';
import { signInChallenges } from './second-factors.table.ts';

export type Challenge = typeof signInChallenges.$inferSelect;

/** Seconds within which a code must be entered. */
export const CHALLENGE_SECONDS = 5 * 60;
/** Seconds within which a factor must be set up, including the installation of an app. */
export const SETUP_SECONDS = 15 * 60;

/** Opens a challenge. The returned secret is for the caller only; the database stores its hash. */
export async function openChallenge(
  db: Database,
  begun: Pick<Challenge, 'purpose' | 'userId'> & { readonly seconds: number; readonly question?: string },
  now: Date,
): Promise<{ readonly challenge: string; readonly expiresAt: Date }> {
  const { seconds, ...rest } = begun;
  const challenge = newSecret();
  const expiresAt = secondsAfter(now, seconds);
  await db.insert(signInChallenges).values({ id: await sha256Hex(challenge), expiresAt, ...rest });
  return { challenge, expiresAt };
}

/** Returns the user id of a challenge; null if the challenge is over or has no user. */
export async function findChallenger(db: Database, challenge: string, now: Date): Promise<string | null> {
  const { id, expiresAt, userId } = signInChallenges;
  const [row] = await db
    .select({ userId })
    .from(signInChallenges)
    .where(and(eq(id, await sha256Hex(challenge)), gt(expiresAt, now)));
  return row?.userId ?? null;
}

/** Reads a challenge and locks it until the transaction ends: of two concurrent uses, the second finds it gone (null). */
export async function holdChallenge(
  db: Database,
  { challenge, purpose }: { readonly challenge: string; readonly purpose: 'password' | 'passkey' },
  now: Date,
): Promise<Challenge | null> {
  const { id, expiresAt } = signInChallenges;
  const [row] = await db
    .select()
    .from(signInChallenges)
    .where(and(eq(id, await sha256Hex(challenge)), eq(signInChallenges.purpose, purpose), gt(expiresAt, now)))
    .for('update');
  return row ?? null;
}

/** Stores the question to a passkey, or the secret of an app, in a challenge. */
export async function noteInChallenge(
  db: Database,
  id: string,
  note: Partial<Pick<Challenge, 'question' | 'sealedSecret'>>,
): Promise<void> {
  await db.update(signInChallenges).set(note).where(eq(signInChallenges.id, id));
}

/** Counts a wrong code; deletes the challenge after `most` of them. */
export async function countWrong(db: Database, { id }: Challenge, most: number): Promise<void> {
  const failures = sql`${signInChallenges.failures} + 1`;
  await db.update(signInChallenges).set({ failures }).where(eq(signInChallenges.id, id));
  await db
    .delete(signInChallenges)
    .where(and(eq(signInChallenges.id, id), gt(signInChallenges.failures, most - 1)));
}

export async function dropChallenge(db: Database, id: string): Promise<void> {
  await db.delete(signInChallenges).where(eq(signInChallenges.id, id));
}

/** Deletes all challenges of an account. */
export async function dropChallengesOf(db: Database, userId: string): Promise<void> {
  await db.delete(signInChallenges).where(eq(signInChallenges.userId, userId));
}

/** Setup of a factor while signed in. A sign-in has one per kind, which no other sign-in can complete. */
interface Setup {
  readonly kind: 'totp' | 'passkey';
  readonly familyId: string;
}
const setupId = ({ kind, familyId }: Setup): string => `${kind} ${familyId}`;

export async function keepSetup(
  db: Database,
  setup: Setup & { readonly userId: string; readonly question?: string; readonly sealedSecret?: string },
  now: Date,
): Promise<Date> {
  const { userId, question = null, sealedSecret = null } = setup;
  const row = { userId, question, sealedSecret, expiresAt: secondsAfter(now, SETUP_SECONDS) };
  await db
    .insert(signInChallenges)
    .values({ id: setupId(setup), purpose: 'setup', ...row })
    .onConflictDoUpdate({ target: signInChallenges.id, set: { ...row, failures: 0 } });
  return row.expiresAt;
}

/** Reads and locks the challenge of a setup, as {@link holdChallenge} does. */
export async function holdSetup(db: Database, setup: Setup, now: Date): Promise<Challenge | null> {
  const [row] = await db
    .select()
    .from(signInChallenges)
    .where(and(eq(signInChallenges.id, setupId(setup)), gt(signInChallenges.expiresAt, now)))
    .for('update');
  return row ?? null;
}

export async function forgetChallenges(db: Database, before: Date): Promise<void> {
  await db.delete(signInChallenges).where(lt(signInChallenges.expiresAt, before));
}
