import * as v from 'valibot';
import { signInChallengeSchema } from '../second-factors/sign-in-challenge.schema.ts';

/** An error as the server sends it: `application/problem+json`. @see RFC 9457 */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.optional(v.string()),
  /** Stable, machine-readable: a code of the endpoint or one of the common ones. */
  code: v.string(),
  /** Id of this response in the server's log; shown to the user as the support code. */
  requestId: v.string(),
  /** Seconds to wait before another try (429, 503). */
  retryAfter: v.optional(v.number()),
  /** URL at which the caller can continue: the sign-in page of their account. */
  link: v.optional(v.string()),
  /** Challenge to complete after the correct password (`second_factor_required` of `login`). */
  secondFactor: v.optional(signInChallengeSchema),
  /** One entry per faulty field. */
  errors: v.optional(
    v.array(
      v.object({
        path: v.string(),
        code: v.string(),
        message: v.optional(v.string()),
        params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
      }),
    ),
  ),
});
export type Problem = v.InferOutput<typeof problemSchema>;
