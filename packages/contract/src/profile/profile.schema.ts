import * as v from 'valibot';
import { salutationSchema } from '../address.ts';
import { linkToken } from '../employees/employees.schema.ts';
import { id, optionalPhone, text } from '../field-rules.ts';
import { newPassword } from '../password.ts';

/** Who somebody is in the portal. */
export const portalIdentitySchema = v.object({
  userId: id,
  email: v.string(),
  salutation: salutationSchema,
  firstName: v.string(),
  lastName: v.string(),
  phone: v.nullable(v.string()),
  locale: v.string(),
  passwordChangedAt: v.nullable(v.string()),
  lastLoginAt: v.nullable(v.string()),
});
export type PortalIdentity = v.InferOutput<typeof portalIdentitySchema>;

/** What is left out stays; an empty body changes nothing and answers the identity as it is. */
export const updatePortalIdentitySchema = v.strictObject({
  salutation: v.optional(salutationSchema),
  firstName: v.optional(text(80)),
  lastName: v.optional(text(80)),
  phone: optionalPhone,
  locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'invalid_format'))),
});

const knownPassword = v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'max_length'));

/** With the password so far (signed in), or with the one-time token of a reset link (signed out). */
export const changePasswordSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('current'), currentPassword: knownPassword, newPassword }),
  v.strictObject({ kind: v.literal('reset'), token: linkToken, newPassword }),
]);
