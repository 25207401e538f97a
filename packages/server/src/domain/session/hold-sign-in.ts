import {
  countFailure,
  findAttemptCounter,
  lockedUntil,
  rememberNetwork,
} from '../../security/login-attempts.repo.ts';
import { countCall, waitFor } from '../../security/rate-limit.repo.ts';
import { readContact } from '../accounts/users.repo.ts';
import type { Call, FailOptions } from '../call.ts';
import {
  type Challenge,
  countWrong,
  dropChallenge,
  findChallenger,
  holdChallenge,
} from '../second-factors/challenges.repo.ts';
import { holdOwner } from '../second-factors/factors.repo.ts';
import { secondFactorMail } from '../second-factors/second-factor-mail.ts';
import { openSession } from './open-session.ts';
import { findAccountById, listMemberships, type Membership } from './sign-in.repo.ts';
import type { SignInContext } from './sign-in-context.ts';
import { failuresOf, signInWait } from './sign-in-wait.ts';
import { writeRefusal } from './write-refusal.ts';

/** Context of the steps of a sign-in after the password; `db` is a transaction. */
export interface Step extends SignInContext, Pick<Call, 'mail'> {
  readonly fail: (
    code: 'challenge_expired' | 'account_inactive' | 'account_not_accepted' | 'rate_limited',
    options?: FailOptions,
  ) => never;
}
type Account = NonNullable<Awaited<ReturnType<typeof findAccountById>>>;

/** A sign-in whose password was right, locked with its account until the transaction ends. */
export interface HeldSignIn {
  readonly held: Challenge;
  readonly user: Account;
  readonly memberships: readonly Membership[];
}

/** Number of wrong codes after which a sign-in must begin again. */
const WRONG_CODES = 5;
/** Limit of wrong codes per account and hour, from all networks and over all sign-ins. */
const wrongCodesOf = (userId: string, now: Date) =>
  [`wrong codes ${userId}`, { limit: 20, seconds: 60 * 60, now }] as const;

export async function limitSteps(step: Step): Promise<void> {
  const wait = await signInWait(step, 'sign-in step');
  if (wait !== null) step.fail('rate_limited', { retryAfter: wait, keepChanges: true });
}

/** Returns an account with its memberships; fails if it may not sign in now. */
export async function findSignable(step: Step, userId: string): Promise<Omit<HeldSignIn, 'held'>> {
  const { db, fail } = step;
  const user = await findAccountById(db, userId);
  const memberships = await listMemberships(db, userId);
  if (!user || user.status === 'inactive' || memberships.length === 0) return fail('account_inactive');
  if (user.status !== 'active') return fail('account_not_accepted');
  return { user, memberships };
}

/** Reads and locks the sign-in of a challenge. Codes of an account are checked one by one, so that parallel guesses pass no lock. */
export async function holdSignIn(step: Step, challenge: string): Promise<HeldSignIn> {
  const { db, now, fail } = step;
  await limitSteps(step);
  const userId = await findChallenger(db, challenge, now);
  // locks the account before the challenge, like all code that changes its factors
  if (userId !== null) await holdOwner(db, userId);
  const held = userId && (await holdChallenge(db, { challenge, purpose: 'password' }, now));
  if (!userId || !held) return fail('challenge_expired', { keepChanges: true });
  return { held, ...(await findSignable(step, userId)) };
}

/** Returns the seconds for which no code is accepted after too many wrong ones; null if one is accepted now. */
export async function codeWait(step: Step, { user }: HeldSignIn): Promise<number | null> {
  const { db, now } = step;
  const counter = await findAttemptCounter(db, user.loginName, step.clientAddress);
  const until = await lockedUntil(db, counter, now);
  if (until) return Math.ceil((until.getTime() - now.getTime()) / 1000);
  return waitFor(db, ...wrongCodesOf(user.id, now));
}

/** Counts a wrong code like a wrong password. The last one ends the challenge, and the owner gets a mail, at most once an hour. */
export async function countWrongCode(
  step: Step,
  { held, user }: HeldSignIn,
  method: 'totp' | 'recovery_code',
): Promise<void> {
  const { db, now, mail } = step;
  await countFailure(db, await findAttemptCounter(db, user.loginName, step.clientAddress), now);
  await countCall(db, ...failuresOf(step));
  await countCall(db, ...wrongCodesOf(user.id, now));
  await countWrong(db, held, WRONG_CODES);
  await writeRefusal(step, 'code_wrong', { userId: user.id, method });
  const isLast = held.failures + 1 === WRONG_CODES;
  const wasTold =
    isLast && (await countCall(db, `told of codes ${user.id}`, { limit: 1, seconds: 3600, now }));
  if (isLast && wasTold === null)
    await mail.enqueue(
      db,
      secondFactorMail(await readContact(db, { userId: user.id, companyId: null }), { what: 'codes-tried' }),
    );
}

/** Completes a sign-in after the right second factor: deletes the challenge, forgets the failures and opens the session. */
export async function completeSignIn(step: Step, { held, user, memberships }: HeldSignIn) {
  const { db, now } = step;
  await dropChallenge(db, held.id);
  await rememberNetwork(db, await findAttemptCounter(db, user.loginName, step.clientAddress), now);
  return openSession(step, user.id, memberships, { hasSecondFactor: true });
}
