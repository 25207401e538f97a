import * as v from 'valibot';
import { field } from '../rules/field-rules.ts';
import { jwt } from './session.schema.ts';

/** Statement of a partner's backend about its own user: a JWT of the backend, signed with the key that the operator knows. */
export const beginPartnerSignInSchema = v.strictObject({ assertion: jwt });

/** Code by which the user's browser signs in, once and within a minute. */
export const partnerCodeSchema = v.strictObject({
  code: v.string(),
  /** Instant of the expiry; `secondsLeft` is the time until then by the server's clock. */
  expiresAt: v.string(),
  secondsLeft: v.number(),
});

/** The code, as the browser sends it. */
export const finishPartnerSignInSchema = v.strictObject({
  code: field(v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'max_length'))),
});
