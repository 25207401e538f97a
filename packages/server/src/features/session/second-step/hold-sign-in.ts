import { readContact } from '../../../domain/accounts/users.repo.ts';
import {
  type Challenge,
  countWrong,
  dropChallenge,
  findChallenger,
  holdChallenge,
} from '../../../domain/second-factors/challenges.repo.ts';
import { holdOwner } from '../../../domain/second-factors/factors.repo.ts';
import { secondFactorMail } from '../../../domain/second-factors/second-factor-mail.ts';
import {
  countFailure,
  findAttemptCounter,
  lockedUntil,
  rememberNetwork,
} from '../../../security/login-attempts.repo.ts';
import { countCall, waitFor } from '../../../security/rate-limit.repo.ts';
import type { HandlerContext } from '../../handler.ts';
import { openSession } from '../open-session.ts';
import { findAccountById, listMemberships, type Membership } from '../sign-in.repo.ts';
import type { SignInContext } from '../sign-in-context.ts';
import { failuresOf, signInWait } from '../sign-in-wait.ts';
import { writeRefusal } from '../write-refusal.ts';

type FailOptions = Parameters<HandlerContext<'verifySignIn'>['fail']>[1];

/** What the steps of a sign-in after the password have; `db` is a transaction. */
export interface Step extends SignInContext, Pick<HandlerContext<'verifySignIn'>, 'mail'> {
  readonly fail: (
    code: 'challenge_expired' | 'account_inactive' | 'account_not_accepted' | 'rate_limited',
    options?: FailOptions,
  ) => never;
}
type Account = NonNullable<Awaited<ReturnType<typeof findAccountById>>>;

/** A sign-in whose password was right, held with its account until the call is over. */
export interface HeldSignIn {
  readonly held: Challenge;
  readonly user: Account;
  readonly memberships: readonly Membership[];
}

/** After so many wrong codes a sign-in begins anew. */
const WRONG_CODES = 5;
/** Wrong codes of one account in an hour, from wherever and however often its password was typed. */
const wrongCodesOf = (userId: string, now: Date) =>
  [`wrong codes ${userId}`, { limit: 20, seconds: 60 * 60, now }] as const;

export async function limitSteps(step: Step): Promise<void> {
  const wait = await signInWait(step, 'sign-in step');
  if (wait !== null) step.fail('rate_limited', { retryAfter: wait, keepChanges: true });
}

/** The account as it may sign in now. */
export async function findSignable(step: Step, userId: string): Promise<Omit<HeldSignIn, 'held'>> {
  const { db, fail } = step;
  const user = await findAccountById(db, userId);
  const memberships = await listMemberships(db, userId);
  if (!user || user.status === 'inactive' || memberships.length === 0) return fail('account_inactive');
  if (user.status !== 'active') return fail('account_not_accepted');
  return { user, memberships };
}

/** The sign-in a challenge is of. One account is judged at a time, so that no many guesses at once pass a lock. */
export async function holdSignIn(step: Step, challenge: string): Promise<HeldSignIn> {
  const { db, now, fail } = step;
  await limitSteps(step);
  const userId = await findChallenger(db, challenge, now);
  // the account before the challenge, as everybody who changes what it has
  if (userId !== null) await holdOwner(db, userId);
  const held = userId && (await holdChallenge(db, { challenge, purpose: 'password' }, now));
  if (!userId || !held) return fail('challenge_expired', { keepChanges: true });
  return { held, ...(await findSignable(step, userId)) };
}

/** How long no code is taken, in seconds, where there were too many wrong ones; null for at once. */
export async function codeWait(step: Step, { user }: HeldSignIn): Promise<number | null> {
  const { db, now } = step;
  const counter = await findAttemptCounter(db, user.loginName, step.clientAddress);
  const until = await lockedUntil(db, counter, now);
  if (until) return Math.ceil((until.getTime() - now.getTime()) / 1000);
  return waitFor(db, ...wrongCodesOf(user.id, now));
}

/** Counts a wrong code as a wrong password counts; the last one ends the challenge, and the owner hears of it. */
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

/** The second factor was right: the challenge is used, failures are forgotten, and the session opens. */
export async function completeSignIn(step: Step, { held, user, memberships }: HeldSignIn) {
  const { db, now } = step;
  await dropChallenge(db, held.id);
  await rememberNetwork(db, await findAttemptCounter(db, user.loginName, step.clientAddress), now);
  return openSession(step, user.id, memberships, { hasSecondFactor: true });
}
