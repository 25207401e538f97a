import { tryPassword } from '../../security/password-tries.ts';
import { findFamily } from '../../security/sessions.repo.ts';
import { secondsAfter } from '../../security/token-lifetimes.ts';
import type { HandlerContext } from '../handler.ts';
import { findPasswordHash } from './owner.repo.ts';

/** So long after a sign-in it is taken for granted who sits there. */
const FRESH_SECONDS = 5 * 60;

/** A call that needs the password, its `db` no transaction: hashing must not hold one. */
export interface Confirmed extends Pick<HandlerContext<'beginTotp'>, 'db' | 'caller' | 'now' | 'security'> {
  readonly input: { readonly body: { readonly password?: string | undefined } };
  readonly fail: (
    code: 'password_wrong' | 'validation_failed' | 'rate_limited' | 'session_revoked',
    options?: Parameters<HandlerContext<'beginTotp'>['fail']>[1],
  ) => never;
}

/**
 * Whether a change has to come with the password, by when the sign-in began. After the word of a partner always: else its key
 * could add a factor that outlives the key.
 */
export const isStale = (
  {
    signedInAt,
    partnerId,
  }: { readonly signedInAt: Date | null | undefined; readonly partnerId: string | null },
  now: Date,
): boolean => partnerId !== null || !signedInAt || secondsAfter(signedInAt, FRESH_SECONDS) < now;

/** {@link isStale}, of the caller. */
export async function needsPassword({
  db,
  caller,
  now,
}: Pick<Confirmed, 'db' | 'caller' | 'now'>): Promise<boolean> {
  const signedInAt = (await findFamily(db, caller.sessionId))?.createdAt;
  return isStale({ signedInAt, partnerId: caller.partnerId }, now);
}

/** Who found a screen unlocked changes nothing: the sign-in is fresh, or the password comes with the call. */
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
