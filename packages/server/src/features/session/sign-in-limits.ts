import { audit } from '../../security/audit.repo.ts';
import { countCall, waitFor } from '../../security/rate-limit.repo.ts';
import { sha256Hex } from '../../security/sha256-hex.ts';
import type { HandlerContext } from '../handler.ts';

/** What every call of a sign-in has. */
export type SignIn = Pick<
  HandlerContext<'verifySignIn'>,
  'db' | 'config' | 'now' | 'clientAddress' | 'requestId' | 'security' | 'userAgent'
>;

/** Wrong passwords and codes of one network in an hour, whatever accounts they were tried on. */
export const failuresOf = ({ clientAddress, config, now }: SignIn) =>
  [`failed login ${clientAddress}`, { limit: config.failedLoginsPerHour, seconds: 60 * 60, now }] as const;

/**
 * How long a network has to wait: it tries too often, or failed too often; a few common passwords on many accounts stay below the
 * lock of each. Null for at once.
 */
export async function signInWait(signIn: SignIn, step: 'login' | 'sign-in step'): Promise<number | null> {
  const { db, clientAddress, config, now } = signIn;
  const limit = { limit: config.loginsPerMinute, seconds: 60, now };
  return (
    (await countCall(db, `${step} ${clientAddress}`, limit)) ?? (await waitFor(db, ...failuresOf(signIn)))
  );
}

/** Writes down who tried, and from where. What was typed may be a password, so only its hash. */
export async function writeRefusal(
  { db, now, requestId, clientAddress }: SignIn,
  code: string,
  {
    userId = null,
    username,
    ...more
  }: {
    readonly userId?: string | null;
    readonly username?: string;
    readonly why?: string;
    readonly method?: string;
  },
): Promise<void> {
  await audit(db, {
    ...{ at: now, action: 'sign-in-refused', userId, actorUserId: null, companyId: null, requestId },
    details: {
      ...{ code, network: clientAddress },
      ...(username !== undefined && { username: await sha256Hex(username) }),
      ...more,
    },
  });
}
