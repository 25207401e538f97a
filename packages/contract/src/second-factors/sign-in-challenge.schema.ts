import * as v from 'valibot';
import { secondFactorKinds, signInMethods } from './second-factor-kinds.ts';

/**
 * Content of the problem `second_factor_required` of a sign-in: the password was correct, but no token is issued yet. The challenge belongs
 * to one account, works once and for some minutes.
 */
export const signInChallengeSchema = v.object({
  /** Opaque; sent with the calls that complete the sign-in. */
  challenge: v.string(),
  /** Instant of the expiry; a wrong code does not postpone it. */
  expiresAt: v.string(),
  /** Seconds until the expiry by the server's clock, for a countdown in the browser. */
  secondsLeft: v.number(),
  /** Methods that the account has; empty where it has none yet. */
  methods: v.array(v.picklist(signInMethods)),
  /** Second factors that can be set up now, before the first token. Empty unless the company demands a second factor and the account has none. */
  enrolment: v.array(v.picklist(secondFactorKinds)),
});
export type SignInChallenge = v.InferOutput<typeof signInChallengeSchema>;
