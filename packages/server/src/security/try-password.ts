import type { Database } from '../db/client.ts';
import type { Passwords } from './passwords.ts';
import { countCall, waitFor } from './rate-limit.repo.ts';

/** Rate limit of wrong passwords of one signed-in person. */
const LIMIT = 10;
const SECONDS = 15 * 60;

/** Whether a password is right; or the seconds to wait, where it was not checked. */
export type Tried = { readonly isRight: boolean } | { readonly wait: number };

/**
 * Checks the password of a signed-in person, a few times in a quarter of an hour, so that it cannot be guessed at an unlocked screen. `db` is
 * no transaction, which would roll the count back on a refusal. The limit is checked again after the hashing, and the count itself decides:
 * of many concurrent guesses those above the limit learn nothing, not even from the right one.
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
