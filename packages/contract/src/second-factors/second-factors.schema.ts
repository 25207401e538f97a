import * as v from 'valibot';
import { field, id, text } from '../rules/field-rules.ts';
import { linkToken } from '../rules/link-token.ts';
import { tokensSchema } from '../session/session.schema.ts';
import { secondFactorKinds } from './second-factor-kinds.ts';
import {
  madePasskeySchema,
  passkeyAnswerSchema,
  passkeyCreationOptionsSchema,
  passkeyRequestOptionsSchema,
} from './webauthn.schema.ts';

/** Challenge of a sign-in. */
const challenge = linkToken;
/** Six digits of an app; blanks between them are ignored. */
const totpCode = field(
  v.pipe(
    v.string('required'),
    v.transform((typed) => typed.replace(/\s/g, '')),
    v.nonEmpty('required'),
    v.regex(/^\d{6}$/, 'invalid_format'),
  ),
);
/** A recovery code; hyphens, blanks and case are ignored. */
const recoveryCode = field(
  v.pipe(v.string('required'), v.trim(), v.nonEmpty('required'), v.maxLength(60, 'max_length')),
);
/** A person's name for a passkey; if omitted, the server names it. */
const factorName = text(60);

/**
 * The password, which confirms that the person at the device is the account's owner. It may be omitted within five minutes of the sign-in
 * (see `needsPassword` of `listSecondFactors`); later its absence is reported as `validation_failed` with `password` `required`.
 */
const confirmation = {
  password: v.optional(
    field(v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(200, 'max_length'))),
  ),
};
/** Confirmation of a change by the password. */
export const confirmedSchema = v.strictObject(confirmation);

/** Completion of a sign-in after the password. */
export const verifySignInSchema = v.variant('method', [
  v.strictObject({ method: v.literal('totp'), challenge, code: totpCode }),
  v.strictObject({ method: v.literal('recovery_code'), challenge, code: recoveryCode }),
  v.strictObject({ method: v.literal('passkey'), challenge, credential: passkeyAnswerSchema }),
]);

/**
 * Begins a sign-in by passkey. With the challenge of a sign-in by password: the account's passkeys as second factor. Without: any passkey,
 * as the only factor.
 */
export const beginPasskeySignInSchema = v.strictObject({ challenge: v.optional(challenge) });

/** Options for requesting a passkey, and the challenge to send back with its response. */
export const passkeyQuestionSchema = v.object({
  challenge: v.string(),
  expiresAt: v.string(),
  secondsLeft: v.number(),
  options: passkeyRequestOptionsSchema,
});

export const finishPasskeySignInSchema = v.strictObject({ challenge, credential: passkeyAnswerSchema });

/** A secret for an authenticator app. @see RFC 6238 */
export const totpSetupSchema = v.object({
  /** Base32, for typing it in. */
  secret: v.string(),
  /** `otpauth://totp/…`, a link for phones. */
  uri: v.string(),
  /** The same for scanning: a QR code as the path of an SVG of `size` by `size`, including its quiet zone. */
  qr: v.optional(v.object({ size: v.number(), path: v.string() })),
  /** Instant until which it can be confirmed. */
  expiresAt: v.string(),
});
export type TotpSetup = v.InferOutput<typeof totpSetupSchema>;

export const passkeySetupSchema = v.object({ options: passkeyCreationOptionsSchema, expiresAt: v.string() });

/** Challenge for setting up a second factor before the first token. */
export const challengedSchema = v.strictObject({ challenge });
export const confirmTotpAtSignInSchema = v.strictObject({ challenge, code: totpCode });
export const confirmPasskeyAtSignInSchema = v.strictObject({
  challenge,
  name: v.optional(factorName),
  credential: madePasskeySchema,
});

/** Recovery codes, shown only once; each works once. */
const recoveryCodes = v.array(v.string());

/** Tokens of the sign-in, and recovery codes to show before it continues. */
export const enrolledAtSignInSchema = v.object({ ...tokensSchema.entries, recoveryCodes });

export const confirmTotpSchema = v.strictObject({ code: totpCode });
export const confirmPasskeySchema = v.strictObject({
  name: v.optional(factorName),
  credential: madePasskeySchema,
});
export const renameSecondFactorSchema = v.strictObject({ name: factorName });

/** A second factor of the account. */
export const secondFactorSchema = v.object({
  id,
  kind: v.picklist(secondFactorKinds),
  /** Null for an authenticator app; an account has at most one. */
  name: v.nullable(v.string()),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
  /** False for the last second factor where a company of the account demands one. */
  isRemovable: v.boolean(),
});
export type SecondFactor = v.InferOutput<typeof secondFactorSchema>;

/** The second factors of the account. */
export const secondFactorsSchema = v.strictObject({
  items: v.array(secondFactorSchema),
  recoveryCodesLeft: v.number(),
  /** Whether a company of the account demands a second factor. */
  isDemanded: v.boolean(),
  /** Whether a change must include the password, because the sign-in is no longer fresh. */
  needsPassword: v.boolean(),
  /** Second factors that can be added; without `passkey` on a server whose address does not allow passkeys. */
  offered: v.array(v.picklist(secondFactorKinds)),
});
export type SecondFactors = v.InferOutput<typeof secondFactorsSchema>;

/** The new second factor, with recovery codes where there were none; otherwise their list is empty. */
export const addedFactorSchema = v.object({ factor: secondFactorSchema, recoveryCodes });
export const recoveryCodesSchema = v.object({ recoveryCodes });

/** Whether a company demands a second factor of its people. */
export const secondFactorDemandSchema = v.object({
  isDemanded: v.boolean(),
  /** Instant of the last change; null where there was none. */
  changedAt: v.nullable(v.string()),
  /** Name of the person who changed it. */
  changedBy: v.nullable(v.string()),
  /** Whether the caller has a second factor and is signed in with it; otherwise they cannot demand one. */
  hasOwnFactor: v.boolean(),
  /** Active people of the company, and the number of those with a second factor. */
  people: v.object({ total: v.number(), withFactor: v.number() }),
  /** As in `listSecondFactors`. */
  needsPassword: v.boolean(),
});
export type SecondFactorDemand = v.InferOutput<typeof secondFactorDemandSchema>;

export const updateSecondFactorDemandSchema = v.strictObject({
  isDemanded: v.boolean('required'),
  ...confirmation,
});
