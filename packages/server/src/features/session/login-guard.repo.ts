import { and, eq, inArray, like, lt, notLike, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { LOCK_SECONDS, MAX_FAILURES, secondsAfter } from '../../security/lifetimes.ts';
import { loginGuards } from '../../security/login-attempts.table.ts';
import { sha256Hex } from '../../security/seal.ts';

/** Marks the guards of networks from which somebody has signed in. */
const KNOWN = 'known ';
const DAY = 24 * 60 * 60;

/** Which count an attempt is judged by. */
export interface LoginGuard {
  readonly key: string;
  /** The count of this account from this network, kept once somebody signed in from there. */
  readonly ownKey: string;
}

/**
 * The count for an attempt: that of the account, from wherever; but where the account was signed in from before, one of that
 * network alone. So strangers who guess lock strangers out, and not its owner (decision 0033).
 */
export async function findGuard(db: Database, username: string, network: string): Promise<LoginGuard> {
  const account = await sha256Hex(username);
  const ownKey = KNOWN + (await sha256Hex(`${username} ${network}`));
  const [own] = await db
    .select({ key: loginGuards.account })
    .from(loginGuards)
    .where(eq(loginGuards.account, ownKey));
  return { key: own?.key ?? account, ownKey };
}

/** Until when attempts are refused; null when they are not. */
export async function lockedUntil(db: Database, { key }: LoginGuard, now: Date): Promise<Date | null> {
  const [guard] = await db
    .select({ until: loginGuards.lockedUntil })
    .from(loginGuards)
    .where(eq(loginGuards.account, key));
  return guard?.until && guard.until > now ? guard.until : null;
}

/** Counts a failed attempt; the tenth within the lock time locks. */
export async function countFailure(db: Database, { key }: LoginGuard, now: Date): Promise<void> {
  const nowText = sql`${now.toISOString()}::timestamptz`;
  const window = sql`make_interval(secs => ${LOCK_SECONDS})`;
  const isOver = sql`coalesce(${loginGuards.lockedUntil}, ${loginGuards.lastAttemptAt} + ${window}) <= ${nowText}`;
  const failures = sql`case when ${isOver} then 1 else ${loginGuards.failures} + 1 end`;
  await db
    .insert(loginGuards)
    .values({ account: key, failures: 1, lastAttemptAt: now })
    .onConflictDoUpdate({
      target: loginGuards.account,
      set: {
        failures,
        lastAttemptAt: now,
        lockedUntil: sql`case when ${isOver} then null
          when ${loginGuards.failures} + 1 = ${MAX_FAILURES} then ${secondsAfter(now, LOCK_SECONDS).toISOString()}::timestamptz
          else ${loginGuards.lockedUntil} end`,
      },
    });
}

/** After the right password: the failures so far are forgotten, the network is known from now on. */
export async function rememberNetwork(db: Database, { key, ownKey }: LoginGuard, now: Date): Promise<void> {
  await db.delete(loginGuards).where(inArray(loginGuards.account, [key, ownKey]));
  await db
    .insert(loginGuards)
    .values({ account: ownKey, failures: 0, lastAttemptAt: now })
    .onConflictDoNothing();
}

/** Forgets counts after a day, and networks nobody has used for a month. */
export async function forgetGuards(db: Database, now: Date): Promise<void> {
  const { account, lastAttemptAt } = loginGuards;
  const isKnown = like(account, `${KNOWN}%`);
  await db.delete(loginGuards).where(and(isKnown, lt(lastAttemptAt, secondsAfter(now, -30 * DAY))));
  await db
    .delete(loginGuards)
    .where(and(notLike(account, `${KNOWN}%`), lt(lastAttemptAt, secondsAfter(now, -DAY))));
}
