import type { Database } from '../db/client.ts';
import type { Passwords } from './passwords.ts';
import { countCall, waitFor } from './rate-limit.repo.ts';

/** Wrong passwords of one person who is signed in. */
const LIMIT = 10;
const SECONDS = 15 * 60;

/** Whether a password is right; or how many seconds to wait, where it was not judged. */
export type Tried = { readonly isRight: boolean } | { readonly wait: number };

/**
 * Judges the password of somebody who is signed in, a few times in a quarter of an hour: an unlocked screen is no place to guess at
 * it. `db` is no transaction, or a refusal would take the count back. The limit is asked for again after the hashing, and the count
 * itself decides: of many guesses at once those over the limit learn nothing, not even from the right one.
 */
export async function tryPassword(
  { db, security: { passwords }, now }: { db: Database; security: { passwords: Passwords }; now: Date },
  { userId, password, hash }: { userId: string; password: string; hash: string | null },
): Promise<Tried> {
  const subject = `password ${userId}`;
  const limit = { limit: LIMIT, seconds: SECONDS, now };
  const before = await waitFor(db, subject, limit);
  if (before !== null) return { wait: before };
  const isRight = (await passwords.verify(password, hash)) && hash !== null;
  const after = isRight ? await waitFor(db, subject, limit) : await countCall(db, subject, limit);
  return after === null ? { isRight } : { wait: after };
}
