import * as v from 'valibot';
import { field, id, text } from '../field-rules.ts';
import { linkToken } from '../link-token.ts';
import { tokensSchema } from '../session/session.schema.ts';
import { secondFactorKinds } from './second-factor-kinds.ts';
import {
  madePasskeySchema,
  passkeyAnswerSchema,
  passkeyCreationOptionsSchema,
  passkeyRequestOptionsSchema,
} from './webauthn.schema.ts';

/** The challenge of a sign-in. */
const challenge = linkToken;
/** Six digits of an app; blanks between them do not matter. */
const totpCode = field(
  v.pipe(
    v.string('required'),
    v.transform((typed) => typed.replace(/\s/g, '')),
    v.nonEmpty('required'),
    v.regex(/^\d{6}$/, 'invalid_format'),
  ),
);
/** One of the recovery codes; hyphens, blanks and case do not matter. */
const recoveryCode = field(
  v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.maxLength(60, 'max_length')),
);
/** As somebody calls a passkey; the server names it where this is left out. */
const factorName = text(60);

/**
 * The password, which confirms who sits there. It may be left out within five minutes of the sign-in (`needsPassword` of
 * `listSecondFactors`); later it is missed as `validation_failed` with `password` `required`.
 */
const confirmation = {
  password: v.optional(
    field(v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'max_length'))),
  ),
};
/** See `password`. */
export const confirmedSchema = v.strictObject(confirmation);

/** Completes a sign-in after the password. */
export const verifySignInSchema = v.variant('method', [
  v.strictObject({ method: v.literal('totp'), challenge, code: totpCode }),
  v.strictObject({ method: v.literal('recovery_code'), challenge, code: recoveryCode }),
  v.strictObject({ method: v.literal('passkey'), challenge, credential: passkeyAnswerSchema }),
]);

/** With the challenge of a password's sign-in: the account's passkeys as its second factor. Without: any passkey, alone. */
export const beginPasskeySignInSchema = v.strictObject({ challenge: v.optional(challenge) });

/** What to ask a passkey, and the challenge that goes back with its answer. */
export const passkeyQuestionSchema = v.object({
  challenge: v.string(),
  expiresAt: v.string(),
  secondsLeft: v.number(),
  options: passkeyRequestOptionsSchema,
});

export const finishPasskeySignInSchema = v.strictObject({ challenge, credential: passkeyAnswerSchema });

/** A secret for an app that makes codes. @see RFC 6238 */
export const totpSetupSchema = v.object({
  /** Base32, for typing it in. */
  secret: v.string(),
  /** `otpauth://totp/…`, as a link on a phone. */
  uri: v.string(),
  /** The same to be scanned: a QR code as the path of an SVG of `size` by `size`, its quiet zone included. */
  qr: v.optional(v.object({ size: v.number(), path: v.string() })),
  /** An instant: until when it can be confirmed. */
  expiresAt: v.string(),
});
export type TotpSetup = v.InferOutput<typeof totpSetupSchema>;

export const passkeySetupSchema = v.object({ options: passkeyCreationOptionsSchema, expiresAt: v.string() });

/** Goes with the enrolment before the first token. */
export const challengedSchema = v.strictObject({ challenge });
export const confirmTotpAtSignInSchema = v.strictObject({ challenge, code: totpCode });
export const confirmPasskeyAtSignInSchema = v.strictObject({
  challenge,
  name: v.optional(factorName),
  credential: madePasskeySchema,
});

/** Shown once and never again; each works once. */
const recoveryCodes = v.array(v.string());

/** The tokens of the sign-in, and recovery codes to be shown before it goes on. */
export const enrolledAtSignInSchema = v.object({ ...tokensSchema.entries, recoveryCodes });

export const confirmTotpSchema = v.strictObject({ code: totpCode });
export const confirmPasskeySchema = v.strictObject({
  name: v.optional(factorName),
  credential: madePasskeySchema,
});
export const renameSecondFactorSchema = v.strictObject({ name: factorName });

/** Something that completes a sign-in after the password. */
export const secondFactorSchema = v.object({
  id,
  kind: v.picklist(secondFactorKinds),
  /** Null of an app for codes, of which there is one at most. */
  name: v.nullable(v.string()),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
  /** False of the last one where a company of the account demands one. */
  isRemovable: v.boolean(),
});
export type SecondFactor = v.InferOutput<typeof secondFactorSchema>;

/** Everything the account has set up. */
export const secondFactorsSchema = v.strictObject({
  items: v.array(secondFactorSchema),
  recoveryCodesLeft: v.number(),
  /** Whether a company of the account demands one. */
  isDemanded: v.boolean(),
  /** Whether a change has to come with the password, because the sign-in is no longer fresh. */
  needsPassword: v.boolean(),
  /** What may be added here; without `passkey` on a server whose address no passkey can be made for. */
  offered: v.array(v.picklist(secondFactorKinds)),
});
export type SecondFactors = v.InferOutput<typeof secondFactorsSchema>;

/** The new factor; recovery codes where there were none, else an empty list. */
export const addedFactorSchema = v.object({ factor: secondFactorSchema, recoveryCodes });
export const recoveryCodesSchema = v.object({ recoveryCodes });

/** Whether a company lets nobody in by a password alone. */
export const secondFactorDemandSchema = v.object({
  isDemanded: v.boolean(),
  /** An instant: since when it is as it is; null where it never was another way. */
  changedAt: v.nullable(v.string()),
  /** The name of who changed it. */
  changedBy: v.nullable(v.string()),
  /** Whether the caller has a second factor and is signed in with it, without which they cannot demand one. */
  hasOwnFactor: v.boolean(),
  /** Active people of the company, and how many of them have a second factor. */
  people: v.object({ total: v.number(), withFactor: v.number() }),
  /** As in `listSecondFactors`. */
  needsPassword: v.boolean(),
});
export type SecondFactorDemand = v.InferOutput<typeof secondFactorDemandSchema>;

export const updateSecondFactorDemandSchema = v.strictObject({
  isDemanded: v.boolean('required'),
  ...confirmation,
});
