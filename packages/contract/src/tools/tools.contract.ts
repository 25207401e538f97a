import { defineContract, redirect } from '../endpoint.ts';
import { authorizeQuerySchema } from './tools.schema.ts';

/** Tools that sign their users in with the portal's session. */
export const toolsContract = defineContract({
  authorizeOauth2: {
    summary: 'Answer an authorization request with a single-use code, by redirect',
    // The bearer comes as `portal_authorization`; without one the answer leads to login-oauth2.
    access: 'public',
    effect: 'idempotent',
    query: authorizeQuerySchema,
    response: redirect,
    errors: { client_unknown: 400, redirect_uri_unknown: 400, portal_authorization_invalid: 401 },
  },
});
