import * as v from 'valibot';
import { secondFactorKinds, signInMethods } from './second-factor-kinds.ts';

/**
 * What the problem `second_factor_required` of a sign-in says: the password was right, and no token is given yet. The challenge
 * is of one account, works once and for some minutes.
 */
export const signInChallengeSchema = v.object({
  /** Opaque; goes with the calls that complete the sign-in. */
  challenge: v.string(),
  /** An instant; a wrong code does not postpone it. */
  expiresAt: v.string(),
  /** How long that is from now, in seconds of the server's clock: what a browser counts by. */
  secondsLeft: v.number(),
  /** What the account has; empty where it has nothing yet. */
  methods: v.array(v.picklist(signInMethods)),
  /** What may be set up now, before the first token. Empty but where the company demands a second factor and the account has none. */
  enrolment: v.array(v.picklist(secondFactorKinds)),
});
export type SignInChallenge = v.InferOutput<typeof signInChallengeSchema>;
