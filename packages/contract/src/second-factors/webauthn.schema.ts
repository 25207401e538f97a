import * as v from 'valibot';
import { field } from '../rules/field-rules.ts';

/** Bytes in the JSON form of `navigator.credentials`, base64url. @see W3C Web Authentication Level 3, section 5.1 */
const bytes = (most: number) =>
  field(
    v.pipe(
      v.string('required'),
      v.nonEmpty('required'),
      v.maxLength(most, 'max_length'),
      v.regex(/^[A-Za-z0-9_-]+$/, 'invalid_format'),
    ),
  );

const word = v.pipe(v.string(), v.maxLength(40, 'max_length'));
const descriptorSchema = v.object({
  id: v.string(),
  type: v.literal('public-key'),
  transports: v.optional(v.array(v.string())),
});

/** Options for creating a passkey: `PublicKeyCredential.parseCreationOptionsFromJSON`. */
export const passkeyCreationOptionsSchema = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(descriptorSchema),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.boolean(),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});
export type PasskeyCreationOptions = v.InferOutput<typeof passkeyCreationOptionsSchema>;

/** Options for requesting a passkey: `PublicKeyCredential.parseRequestOptionsFromJSON`. */
export const passkeyRequestOptionsSchema = v.object({
  rpId: v.string(),
  challenge: v.string(),
  timeout: v.number(),
  /** Empty where any passkey of this portal is accepted. */
  allowCredentials: v.array(descriptorSchema),
  userVerification: v.literal('required'),
});
export type PasskeyRequestOptions = v.InferOutput<typeof passkeyRequestOptionsSchema>;

// No strict objects: additional fields that browsers write in `toJSON()` are ignored.
const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: v.literal('public-key', 'invalid_choice'),
  authenticatorAttachment: v.optional(v.nullable(word)),
};

/** A passkey as the browser created it: `credential.toJSON()`. */
export const madePasskeySchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(64_000),
    transports: v.optional(v.pipe(v.array(word), v.maxLength(10, 'max_length'))),
  }),
});

/** A passkey's response as the browser returns it: `credential.toJSON()`. */
export const passkeyAnswerSchema = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: v.optional(v.nullable(bytes(200))),
  }),
});
