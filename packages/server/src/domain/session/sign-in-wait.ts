import { countCall, waitFor } from '../../security/rate-limit.repo.ts';
import type { SignInContext } from './sign-in-context.ts';

/** Returns the hourly limit of wrong passwords and codes of a network, over all accounts. */
export const failuresOf = ({ clientAddress, config, now }: SignInContext) =>
  [`failed login ${clientAddress}`, { limit: config.failedLoginsPerHour, seconds: 60 * 60, now }] as const;

/**
 * Returns the seconds that a network must wait because it tries or fails too often; null for no wait. Without this limit, a few common
 * passwords tried on many accounts would stay below the lock of each account.
 */
export async function signInWait(
  signIn: SignInContext,
  step: 'login' | 'sign-in step',
): Promise<number | null> {
  const { db, clientAddress, config, now } = signIn;
  const limit = { limit: config.loginsPerMinute, seconds: 60, now };
  return (
    (await countCall(db, `${step} ${clientAddress}`, limit)) ?? (await waitFor(db, ...failuresOf(signIn)))
  );
}
