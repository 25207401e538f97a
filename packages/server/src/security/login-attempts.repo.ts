import { userNames } from '@foyer/contract/session/user-names';
import { and, eq, inArray, like, lt, notLike, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { loginAttempts } from './login-attempts.table.ts';
import { sha256Hex } from './sha256-hex.ts';
import { secondsAfter } from './token-lifetimes.ts';

/** After this many failed sign-ins an account is locked … */
const MAX_FAILURES = 10;
/** … for this many seconds. */
const LOCK_SECONDS = 15 * 60;

/** Prefix of the counters of networks from which an account has signed in. */
const KNOWN = 'known ';
const DAY = 24 * 60 * 60;

/** Normalizes a name, so that all notations share one counter. */
const countedName = (username: string): string => userNames(username)[1].toLowerCase();

/** Counter of an attempt. */
export interface AttemptCounter {
  readonly key: string;
  /** Key of the counter for this account and network, which exists once the account has signed in from there. */
  readonly ownKey: string;
}

/**
 * Returns the counter of an attempt: the account's, for any network; but for a network from which the account has signed in before, one of
 * that network only. So guesses of strangers lock strangers out, and not the owner.
 */
export async function findAttemptCounter(
  db: Database,
  username: string,
  network: string,
): Promise<AttemptCounter> {
  const name = countedName(username);
  const account = await sha256Hex(name);
  const ownKey = KNOWN + (await sha256Hex(`${name} ${network}`));
  const [own] = await db
    .select({ key: loginAttempts.account })
    .from(loginAttempts)
    .where(eq(loginAttempts.account, ownKey));
  return { key: own?.key ?? account, ownKey };
}

/** Whether an account has signed in from a network within a month. */
export async function isKnownNetwork(db: Database, username: string, network: string): Promise<boolean> {
  const { key, ownKey } = await findAttemptCounter(db, username, network);
  return key === ownKey;
}

/** Returns the time until which attempts are refused; null when they are not. */
export async function lockedUntil(db: Database, { key }: AttemptCounter, now: Date): Promise<Date | null> {
  const [guard] = await db
    .select({ until: loginAttempts.lockedUntil })
    .from(loginAttempts)
    .where(eq(loginAttempts.account, key));
  return guard?.until && guard.until > now ? guard.until : null;
}

/** Counts a failed attempt; the tenth within the lock time locks. */
export async function countFailure(db: Database, { key }: AttemptCounter, now: Date): Promise<void> {
  const nowText = sql`${now.toISOString()}::timestamptz`;
  const window = sql`make_interval(secs => ${LOCK_SECONDS})`;
  const isOver = sql`coalesce(${loginAttempts.lockedUntil}, ${loginAttempts.lastAttemptAt} + ${window}) <= ${nowText}`;
  const failures = sql`case when ${isOver} then 1 else ${loginAttempts.failures} + 1 end`;
  await db
    .insert(loginAttempts)
    .values({ account: key, failures: 1, lastAttemptAt: now })
    .onConflictDoUpdate({
      target: loginAttempts.account,
      set: {
        failures,
        lastAttemptAt: now,
        lockedUntil: sql`case when ${isOver} then null
          when ${loginAttempts.failures} + 1 = ${MAX_FAILURES} then ${secondsAfter(now, LOCK_SECONDS).toISOString()}::timestamptz
          else ${loginAttempts.lockedUntil} end`,
      },
    });
}

/** Forgets the failures after the right password, and remembers the network. */
export async function rememberNetwork(
  db: Database,
  { key, ownKey }: AttemptCounter,
  now: Date,
): Promise<void> {
  await db.delete(loginAttempts).where(inArray(loginAttempts.account, [key, ownKey]));
  await db
    .insert(loginAttempts)
    .values({ account: ownKey, failures: 0, lastAttemptAt: now })
    .onConflictDoNothing();
}

/** Unlocks an account after the use of a mailed link, which counts as the right password: for this network and for strangers. */
export async function forgetFailures(
  db: Database,
  username: string,
  network: string,
  now: Date,
): Promise<void> {
  await rememberNetwork(db, await findAttemptCounter(db, username, network), now);
  await db.delete(loginAttempts).where(eq(loginAttempts.account, await sha256Hex(countedName(username))));
}

/** Deletes counters after a day, and networks that have not been used for a month. */
export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  const { account, lastAttemptAt } = loginAttempts;
  const isKnown = like(account, `${KNOWN}%`);
  await db.delete(loginAttempts).where(and(isKnown, lt(lastAttemptAt, secondsAfter(now, -30 * DAY))));
  await db
    .delete(loginAttempts)
    .where(and(notLike(account, `${KNOWN}%`), lt(lastAttemptAt, secondsAfter(now, -DAY))));
}
