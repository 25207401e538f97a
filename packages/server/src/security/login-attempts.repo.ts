import { userNames } from '@foyer/contract/session/user-names';
import { and, eq, inArray, like, lt, notLike, sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { LOCK_SECONDS, MAX_FAILURES } from './account-lock.ts';
import { loginAttempts } from './login-attempts.table.ts';
import { sha256Hex } from './sha256-hex.ts';
import { secondsAfter } from './token-lifetimes.ts';

/** Marks the guards of networks from which somebody has signed in. */
const KNOWN = 'known ';
const DAY = 24 * 60 * 60;

/** All ways to write a name share one count. */
const countedName = (username: string): string => userNames(username)[1].toLowerCase();

/** Which count an attempt is judged by. */
export interface AttemptCounter {
  readonly key: string;
  /** The count of this account from this network, kept once somebody signed in from there. */
  readonly ownKey: string;
}

/**
 * The count for an attempt: that of the account, from wherever; but where the account was signed in from before, one of that
 * network alone. So strangers who guess lock strangers out, and not its owner.
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

/** Whether somebody has signed in with a name from a network within a month. */
export async function isKnownNetwork(db: Database, username: string, network: string): Promise<boolean> {
  const { key, ownKey } = await findAttemptCounter(db, username, network);
  return key === ownKey;
}

/** Until when attempts are refused; null when they are not. */
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

/** After the right password: the failures so far are forgotten, the network is known from now on. */
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

/** After a link of a mail, which is as good as the right password: the account is locked no longer, neither here nor for strangers. */
export async function forgetFailures(
  db: Database,
  username: string,
  network: string,
  now: Date,
): Promise<void> {
  await rememberNetwork(db, await findAttemptCounter(db, username, network), now);
  await db.delete(loginAttempts).where(eq(loginAttempts.account, await sha256Hex(countedName(username))));
}

/** Forgets counts after a day, and networks nobody has used for a month. */
export async function forgetOldAttempts(db: Database, now: Date): Promise<void> {
  const { account, lastAttemptAt } = loginAttempts;
  const isKnown = like(account, `${KNOWN}%`);
  await db.delete(loginAttempts).where(and(isKnown, lt(lastAttemptAt, secondsAfter(now, -30 * DAY))));
  await db
    .delete(loginAttempts)
    .where(and(notLike(account, `${KNOWN}%`), lt(lastAttemptAt, secondsAfter(now, -DAY))));
}
