import { defineContract, noContent } from '../endpoint.ts';
import { changePasswordSchema, portalIdentitySchema, updatePortalIdentitySchema } from './profile.schema.ts';

/** One's own account. */
export const profileContract = defineContract({
  changePassword: {
    summary: 'Choose a new password, signed in or by a reset link; ends all other sessions',
    // Public for the reset link alone: `kind: current` without a token answers 401 unauthenticated.
    access: 'public',
    effect: 'idempotent',
    duringPrompt: true,
    whileImpersonating: false,
    body: changePasswordSchema,
    response: noContent,
    errors: {
      unauthenticated: 401,
      password_wrong: 422,
      password_too_weak: 422,
      password_unchanged: 422,
      link_expired: 410,
    },
  },
  updatePortalIdentity: {
    summary: 'Change name, phone and language; answers the identity',
    access: 'signedIn',
    effect: 'idempotent',
    duringPrompt: true,
    body: updatePortalIdentitySchema,
    response: portalIdentitySchema,
  },
});
