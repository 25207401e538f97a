import * as v from 'valibot';

const opaque = (max: number) =>
  v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(max, 'max_length'));

/**
 * An authorization request with PKCE. Parameters it does not know are ignored, as RFC 6749 section 3.1 demands.
 * @see RFC 7636 section 4.3
 */
export const authorizeQuerySchema = v.object({
  response_type: v.literal('code', 'invalid_choice'),
  client_id: opaque(100),
  /** Compared character by character with those the client registered. */
  redirect_uri: v.pipe(opaque(2000), v.url('invalid_format')),
  code_challenge: v.pipe(v.string('required'), v.regex(/^[A-Za-z0-9_-]{43}$/, 'invalid_format')),
  code_challenge_method: v.literal('S256', 'invalid_choice'),
  scope: v.optional(v.pipe(v.string(), v.maxLength(500, 'max_length'))),
  state: v.optional(v.pipe(v.string(), v.maxLength(1000, 'max_length'))),
  nonce: v.optional(v.pipe(v.string(), v.maxLength(500, 'max_length'))),
  /** The caller's token; accepted once and within 60 seconds. */
  portal_authorization: v.optional(v.pipe(v.string(), v.maxLength(4096, 'max_length'))),
});
