import * as v from 'valibot';
import { defineContract, noContent } from '../endpoints/endpoint.ts';
import { id, optionalLines } from '../rules/field-rules.ts';
import {
  beginPartnerSignInSchema,
  finishPartnerSignInSchema,
  partnerCodeSchema,
} from './partner-sign-in.schema.ts';
import { passwordResetSchema } from './password-reset.schema.ts';
import { jwt, loginSchema, tokensSchema, userInfoSchema } from './session.schema.ts';

/** Signing in and out, refreshing tokens, switching company, and user info. */
export const sessionContract = defineContract({
  login: {
    summary: 'Sign in; returns one token per mode of the account',
    access: 'public',
    effect: 'idempotent',
    query: v.strictObject({ brand: v.optional(id) }),
    body: loginSchema,
    response: tokensSchema,
    errors: {
      invalid_credentials: 401,
      account_locked: 423,
      account_inactive: 403,
      account_not_accepted: 403,
      account_of_other_brand: 403,
      // the password was correct; `secondFactor` of the problem says how to continue
      second_factor_required: 403,
    },
  },
  refreshSession: {
    summary: 'Exchange the stored tokens for new ones of the same session family',
    access: 'public',
    effect: 'idempotent',
    body: tokensSchema,
    response: tokensSchema,
    errors: { token_expired: 401, token_reused: 401, session_revoked: 401 },
  },
  logout: {
    summary: 'End the session of every token given',
    access: 'public',
    effect: 'idempotent',
    body: v.strictObject({
      tokens: v.pipe(v.array(v.strictObject({ mode: v.string(), token: jwt })), v.maxLength(8, 'max_length')),
    }),
    response: noContent,
  },
  authorizeCompany: {
    summary: 'Switch to another company, or impersonate one of its users; returns a token for it',
    access: 'enterCompany',
    effect: 'idempotent',
    duringPrompt: true,
    whileImpersonating: false,
    params: v.strictObject({ companyId: id }),
    idFrom: { companyId: 'listAllowedCompanies' },
    query: v.strictObject({
      /** The user to impersonate; needs ROLE_IMPERSONATE. If omitted, the caller enters the company as themselves. */
      userId: v.optional(id),
      /** Reason for the audit log. Required to begin an impersonation, which ends after 60 minutes, but not to continue one. */
      reason: optionalLines(500),
    }),
    response: v.strictObject({ token: jwt }),
    // the company demands a second factor, and the caller has signed in without one
    errors: { second_factor_required: 403 },
  },
  getUserInfo: {
    summary: 'The signed-in user, company and brand, and the entries of the menu',
    access: 'signedIn',
    effect: 'read',
    duringPrompt: true,
    duringPasswordChange: true,
    /** Brand of the page's address, for a user who belongs to none. */
    query: v.strictObject({ brand: v.optional(id) }),
    response: userInfoSchema,
  },
  requestPasswordReset: {
    summary: 'Send a one-time link; the response never reveals whether the account exists',
    access: 'public',
    effect: 'idempotent',
    query: v.strictObject({ brand: v.optional(id), locale: v.optional(v.string()) }),
    body: passwordResetSchema,
    response: noContent,
  },
  beginPartnerSignIn: {
    summary: "A partner's backend vouches for its own user; returns a code for that user's browser",
    access: 'public',
    effect: 'idempotent',
    extension: true,
    body: beginPartnerSignInSchema,
    response: partnerCodeSchema,
    errors: {
      assertion_invalid: 401,
      assertion_expired: 401,
      assertion_audience: 401,
      assertion_used: 409,
      origin_not_allowed: 403,
      user_not_known: 403,
      account_inactive: 403,
      second_factor_required: 403,
    },
  },
  finishPartnerSignIn: {
    summary: "Sign in by the code that a partner's backend was given; responds like login",
    access: 'public',
    effect: 'idempotent',
    extension: true,
    query: v.strictObject({ brand: v.optional(id) }),
    body: finishPartnerSignInSchema,
    response: tokensSchema,
    errors: { challenge_expired: 410, account_inactive: 403, account_of_other_brand: 403 },
  },
});
