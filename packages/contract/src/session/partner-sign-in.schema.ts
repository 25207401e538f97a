import * as v from 'valibot';
import { field } from '../field-rules.ts';
import { jwt } from './session.schema.ts';

/** What a partner's backend says of its own user: a JWT of its own, signed with the key that the operator knows it by. */
export const beginPartnerSignInSchema = v.strictObject({ assertion: jwt });

/** What the user's browser signs in by, once and within a minute. */
export const partnerCodeSchema = v.strictObject({
  code: v.string(),
  /** An instant, and how long that is from now by the server's clock. */
  expiresAt: v.string(),
  secondsLeft: v.number(),
});

/** The code as the browser brings it. */
export const finishPartnerSignInSchema = v.strictObject({
  code: field(v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'max_length'))),
});
