import * as v from 'valibot';
import { field } from '../rules/field-rules.ts';

const opaque = (max: number) =>
  field(v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(max, 'max_length')));
const atMost = (max: number) => v.optional(v.pipe(v.string(), v.maxLength(max, 'max_length')));

/** Parameters of an authorization request with PKCE. @see RFC 7636 section 4.3 */
const authorizationRequest = {
  response_type: v.literal('code', 'invalid_choice'),
  client_id: opaque(100),
  /** Compared character by character with those the client registered. */
  redirect_uri: field(v.pipe(opaque(2000), v.url('invalid_format'))),
  code_challenge: v.pipe(v.string('required'), v.regex(/^[A-Za-z0-9_-]{43}$/, 'invalid_format')),
  code_challenge_method: v.literal('S256', 'invalid_choice'),
  scope: atMost(500),
  state: atMost(1000),
  nonce: atMost(500),
};

/** An authorization request as a URL. Unknown parameters are ignored, as RFC 6749 section 3.1 demands. */
export const authorizeQuerySchema = v.object({
  ...authorizationRequest,
  /** `none`: nothing may be asked of the user. @see OpenID Connect Core 1.0 section 3.1.2.1 */
  prompt: atMost(100),
  /** The caller's token; accepted once and within 60 seconds. */
  portal_authorization: v.optional(v.pipe(v.string(), v.maxLength(4096, 'max_length'))),
});

/** The same request of a tool in a frame, forwarded by the page around it. */
export const authorizeToolSchema = v.strictObject(authorizationRequest);
export type AuthorizeTool = v.InferOutput<typeof authorizeToolSchema>;

/** Code that the tool exchanges for its tokens, with the verifier that only the tool has. */
export const toolAuthorizationSchema = v.object({
  code: v.string(),
  /** `state` of the request; null where it had none. */
  state: v.nullable(v.string()),
  /** Issuer of the response. @see RFC 9207 */
  iss: v.string(),
});
export type ToolAuthorization = v.InferOutput<typeof toolAuthorizationSchema>;
