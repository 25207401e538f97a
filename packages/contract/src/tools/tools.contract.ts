import { defineContract, redirect } from '../endpoints/endpoint.ts';
import { authorizeQuerySchema, authorizeToolSchema, toolAuthorizationSchema } from './tools.schema.ts';

/** Tools that sign their users in with the portal's session. The other endpoints (token, keys) are those of OAuth 2.0 itself. */
export const toolsContract = defineContract({
  authorizeOauth2: {
    summary: 'Answer an authorization request with a single-use code, by redirect',
    // The caller's token is sent as `portal_authorization`; without it the response redirects to login-oauth2.
    access: 'public',
    effect: 'idempotent',
    query: authorizeQuerySchema,
    response: redirect,
    errors: { client_unknown: 400, redirect_uri_unknown: 400, portal_authorization_invalid: 401 },
  },
  authorizeTool: {
    summary: 'Answer the authorization request of a tool in a frame, without a token in an address',
    access: 'signedIn',
    effect: 'idempotent',
    extension: true,
    body: authorizeToolSchema,
    response: toolAuthorizationSchema,
    errors: { client_unknown: 400, redirect_uri_unknown: 400, scope_unknown: 400, tool_forbidden: 403 },
  },
});
