import type { SecondFactorKind, SignInMethod } from '@foyer/contract/second-factors/second-factor-kinds';
import type { SignInChallenge } from '@foyer/contract/second-factors/sign-in-challenge.schema';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/client.ts';
import type { Call, FailOptions } from '../call.ts';
import { CHALLENGE_SECONDS, openChallenge, SETUP_SECONDS } from '../second-factors/challenges.repo.ts';
import { readFactorState } from '../second-factors/factor-state.repo.ts';
import { offeredFactors } from '../second-factors/offered-factors.ts';

/** Needs of a sign-in besides the password. */
type Needs = Pick<SignInChallenge, 'methods' | 'enrolment'>;

/** Returns the methods that continue a sign-in, or the factors to set up first; null if the password is enough. */
export async function findNeeds(db: Database, userId: string, config: Config): Promise<Needs | null> {
  const { kinds, hasRecoveryCodes, isDemanded } = await readFactorState(db, userId);
  const offered = offeredFactors(config);
  if (kinds.length === 0) return isDemanded ? { methods: [], enrolment: offered } : null;
  const isUsable = (kind: SecondFactorKind) => kinds.includes(kind) && offered.includes(kind);
  const methods: SignInMethod[] = (['totp', 'passkey'] as const).filter(isUsable);
  if (hasRecoveryCodes) methods.push('recovery_code');
  return { methods, enrolment: [] };
}

interface Asking extends Pick<Call, 'db' | 'now'> {
  readonly fail: (code: 'second_factor_required', options: FailOptions) => never;
}

/** Answers a right password with a challenge instead of tokens; the challenge is for this account only. */
export async function askSecondFactor(
  { db, now, fail }: Asking,
  userId: string,
  needs: Needs,
): Promise<never> {
  const seconds = needs.enrolment.length > 0 ? SETUP_SECONDS : CHALLENGE_SECONDS;
  const { challenge, expiresAt } = await openChallenge(db, { purpose: 'password', userId, seconds }, now);
  const secondFactor = { challenge, expiresAt: expiresAt.toISOString(), secondsLeft: seconds, ...needs };
  return fail('second_factor_required', { secondFactor });
}
