import { countCall, waitFor } from '../../security/rate-limit.repo.ts';
import type { SignInContext } from './sign-in-context.ts';

/** Wrong passwords and codes of one network in an hour, whatever accounts they were tried on. */
export const failuresOf = ({ clientAddress, config, now }: SignInContext) =>
  [`failed login ${clientAddress}`, { limit: config.failedLoginsPerHour, seconds: 60 * 60, now }] as const;

/**
 * How long a network has to wait: it tries too often, or failed too often; a few common passwords on many accounts stay below the
 * lock of each. Null for at once.
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
