import * as v from 'valibot';
import { salutationSchema } from '../addresses/address.ts';
import { field, id, text } from '../rules/field-rules.ts';
import { linkToken } from '../rules/link-token.ts';
import { newPassword } from '../rules/password.ts';
import { optionalPhone } from '../rules/phone.ts';
import { choosableMailKinds, mailKinds } from './mail-kinds.ts';

/** A person's identity in the portal. */
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

/** Changes to the identity. Omitted fields stay as they are; an empty body changes nothing and returns the identity. */
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

/** A new password, authorized by the current password (signed in) or by the one-time token of a reset link (signed out). */
export const changePasswordSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('current'), currentPassword: knownPassword, newPassword }),
  v.strictObject({ kind: v.literal('reset'), token: linkToken, newPassword }),
]);

/** A browser in which a person is signed in. */
export const deviceSchema = v.object({
  id,
  /** Name of the browser without a version, `Firefox`; null where it reports none. */
  browser: v.nullable(v.string()),
  /** Operating system, `Windows`; null where the browser reports none. */
  system: v.nullable(v.string()),
  kind: v.picklist(['computer', 'phone', 'tablet', 'unknown']),
  /** Network of the last call: an IPv4 address or the /64 of an IPv6 address; null before the first call. */
  network: v.nullable(v.string()),
  signedInAt: v.string(),
  /** Accurate to some minutes. */
  lastSeenAt: v.string(),
  /** Whether it is the calling browser. */
  isCurrent: v.boolean(),
});
export type Device = v.InferOutput<typeof deviceSchema>;

/** Whether a person receives one kind of mail. */
export const mailChoiceSchema = v.object({
  kind: v.picklist(mailKinds),
  isOn: v.boolean(),
  /** Whether the person can switch it off. */
  isChoosable: v.boolean(),
});
export type MailChoice = v.InferOutput<typeof mailChoiceSchema>;

/** Switches one kind of mail on or off. */
export const updateMailChoiceSchema = v.strictObject({
  kind: v.picklist(choosableMailKinds, 'invalid_choice'),
  isOn: v.boolean('required'),
});
