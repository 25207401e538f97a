import type { Caller } from '../../security/caller.ts';
import { findFamily } from '../../security/sessions.repo.ts';
import { secondsAfter } from '../../security/token-lifetimes.ts';
import { tryPassword } from '../../security/try-password.ts';
import type { Call, FailOptions } from '../call.ts';
import { findPasswordHash } from './owner.repo.ts';

/** Seconds after a sign-in during which the password is not required again. */
const FRESH_SECONDS = 5 * 60;

/** A call that may need the password. Its `db` is not a transaction, since hashing must not hold one open. */
export interface Confirmed extends Pick<Call, 'db' | 'now' | 'security'> {
  readonly caller: Caller;
  readonly input: { readonly body: { readonly password?: string | undefined } };
  readonly fail: (
    code: 'password_wrong' | 'validation_failed' | 'rate_limited' | 'session_revoked',
    options?: FailOptions,
  ) => never;
}

/**
 * Whether a change needs the password, because the sign-in is too old. After a sign-in through a partner it always does: otherwise
 * the partner's key could add a factor that outlives the key.
 */
export const isStale = (
  {
    signedInAt,
    partnerId,
  }: { readonly signedInAt: Date | null | undefined; readonly partnerId: string | null },
  now: Date,
): boolean => partnerId !== null || !signedInAt || secondsAfter(signedInAt, FRESH_SECONDS) < now;

/** Checks {@link isStale} for the caller. */
export async function needsPassword({
  db,
  caller,
  now,
}: Pick<Confirmed, 'db' | 'caller' | 'now'>): Promise<boolean> {
  const signedInAt = (await findFamily(db, caller.sessionId))?.createdAt;
  return isStale({ signedInAt, partnerId: caller.partnerId }, now);
}

/** Protects an account against changes at an unlocked screen: the sign-in must be fresh, or the call must have the password. */
export async function confirmPerson(context: Confirmed): Promise<void> {
  const { db, caller, input, now, security, fail } = context;
  const { password } = input.body;
  if (password === undefined) {
    if (await needsPassword(context))
      fail('validation_failed', { errors: [{ path: 'password', code: 'required' }] });
    return;
  }
  const { userId } = caller;
  const hash = await findPasswordHash(db, userId);
  const tried = await tryPassword({ db, security, now }, { userId, password, hash });
  if ('wait' in tried) return fail('rate_limited', { retryAfter: tried.wait });
  if (!tried.isRight) fail('password_wrong', { errors: [{ path: 'password', code: 'password_wrong' }] });
}
