import type { SecondFactorKind, SignInMethod } from '@foyer/contract/second-factors/second-factor-kinds';
import type { SignInChallenge } from '@foyer/contract/second-factors/sign-in-challenge.schema';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/client.ts';
import {
  CHALLENGE_SECONDS,
  openChallenge,
  SETUP_SECONDS,
} from '../../../domain/second-factors/challenges.repo.ts';
import { offeredFactors } from '../../../domain/second-factors/offered-factors.ts';
import { readStanding } from '../../../domain/second-factors/standing.repo.ts';
import type { HandlerContext } from '../../handler.ts';

/** What a sign-in needs beside the password. */
type Needs = Pick<SignInChallenge, 'methods' | 'enrolment'>;

/** By what somebody goes on, or what they set up first; null where the password is enough. */
export async function findNeeds(db: Database, userId: string, config: Config): Promise<Needs | null> {
  const { kinds, hasRecoveryCodes, isDemanded } = await readStanding(db, userId);
  const offered = offeredFactors(config);
  if (kinds.length === 0) return isDemanded ? { methods: [], enrolment: offered } : null;
  const isUsable = (kind: SecondFactorKind) => kinds.includes(kind) && offered.includes(kind);
  const methods: SignInMethod[] = (['totp', 'passkey'] as const).filter(isUsable);
  if (hasRecoveryCodes) methods.push('recovery_code');
  return { methods, enrolment: [] };
}

/** The password was right: instead of tokens there is a challenge, of this account alone. */
export async function askSecondFactor(
  { db, now, fail }: HandlerContext<'login'>,
  userId: string,
  needs: Needs,
): Promise<never> {
  const seconds = needs.enrolment.length > 0 ? SETUP_SECONDS : CHALLENGE_SECONDS;
  const { challenge, expiresAt } = await openChallenge(db, { purpose: 'password', userId, seconds }, now);
  const secondFactor = { challenge, expiresAt: expiresAt.toISOString(), secondsLeft: seconds, ...needs };
  return fail('second_factor_required', { secondFactor });
}
