import * as v from 'valibot';
import { salutationSchema } from '../address.ts';
import { field, id, text } from '../field-rules.ts';
import { linkToken } from '../link-token.ts';
import { newPassword } from '../password.ts';
import { optionalPhone } from '../phone.ts';
import { choosableMailKinds, mailKinds } from './mail-kinds.ts';

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

const knownPassword = field(
  v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'max_length')),
);

/** With the password so far (signed in), or with the one-time token of a reset link (signed out). */
export const changePasswordSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('current'), currentPassword: knownPassword, newPassword }),
  v.strictObject({ kind: v.literal('reset'), token: linkToken, newPassword }),
]);

/** A browser that somebody is signed in with. */
export const deviceSchema = v.object({
  id,
  /** Its name without a version, `Firefox`; null where it does not say. */
  browser: v.nullable(v.string()),
  /** `Windows`; null where it does not say. */
  system: v.nullable(v.string()),
  kind: v.picklist(['computer', 'phone', 'tablet', 'unknown']),
  /** The network it was last seen in, an IPv4 address or the /64 of an IPv6 one; null before its first call. */
  network: v.nullable(v.string()),
  signedInAt: v.string(),
  /** To some minutes. */
  lastSeenAt: v.string(),
  /** Whether it is the one that asks. */
  isCurrent: v.boolean(),
});
export type Device = v.InferOutput<typeof deviceSchema>;

/** Whether somebody gets one kind of mail. */
export const mailChoiceSchema = v.object({
  kind: v.picklist(mailKinds),
  isOn: v.boolean(),
  /** Whether it can be switched off. */
  isChoosable: v.boolean(),
});
export type MailChoice = v.InferOutput<typeof mailChoiceSchema>;

/** Switches one kind of mail on or off. */
export const updateMailChoiceSchema = v.strictObject({
  kind: v.picklist(choosableMailKinds, 'invalid_choice'),
  isOn: v.boolean('required'),
});
