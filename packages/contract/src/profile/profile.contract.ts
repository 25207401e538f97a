import * as v from 'valibot';
import { binary, defineContract, noContent } from '../endpoints/endpoint.ts';
import { items } from '../endpoints/list.ts';
import { id } from '../rules/field-rules.ts';
import {
  changePasswordSchema,
  deviceSchema,
  mailChoiceSchema,
  portalIdentitySchema,
  updateMailChoiceSchema,
  updatePortalIdentitySchema,
} from './profile.schema.ts';

/** The caller's own account: allowed while onboarding or mileage is due, and refused during an impersonation, except for reading the mail choices. */
export const profileContract = defineContract({
  changePassword: {
    summary: 'Set a new password, signed in or by a reset link; ends all other sessions',
    // Public only for the reset link: `kind: current` without a token answers 401 unauthenticated.
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
    summary: 'Change name, phone and language; returns the identity',
    access: 'signedIn',
    effect: 'idempotent',
    duringPrompt: true,
    whileImpersonating: false,
    body: updatePortalIdentitySchema,
    response: portalIdentitySchema,
    errors: { locale_unknown: 422 },
  },
  getPortalIdentity: {
    summary: 'Name, phone and language of the caller',
    access: 'signedIn',
    effect: 'read',
    extension: true,
    duringPrompt: true,
    whileImpersonating: false,
    response: portalIdentitySchema,
  },
  listDevices: {
    summary: "The caller's sign-ins, the current browser first, then by last use",
    access: 'signedIn',
    effect: 'read',
    extension: true,
    duringPrompt: true,
    whileImpersonating: false,
    response: items(deviceSchema),
  },
  endDevice: {
    summary: "End one of the caller's other sign-ins; takes effect with its next call",
    access: 'signedIn',
    effect: 'idempotent',
    extension: true,
    duringPrompt: true,
    whileImpersonating: false,
    params: v.strictObject({ id }),
    idFrom: { id: 'listDevices' },
    response: noContent,
    errors: { not_found: 404, device_is_own: 409 },
  },
  endOtherDevices: {
    summary: 'End all other sign-ins of the caller; returns their number',
    access: 'signedIn',
    effect: 'idempotent',
    extension: true,
    duringPrompt: true,
    whileImpersonating: false,
    response: v.object({ ended: v.number() }),
  },
  getMailChoices: {
    summary: "The caller's choices of optional mails",
    access: 'signedIn',
    effect: 'read',
    extension: true,
    duringPrompt: true,
    response: items(mailChoiceSchema),
  },
  updateMailChoice: {
    summary: 'Turn a kind of mail off or on; returns all choices',
    access: 'signedIn',
    effect: 'idempotent',
    extension: true,
    duringPrompt: true,
    whileImpersonating: false,
    body: updateMailChoiceSchema,
    response: items(mailChoiceSchema),
  },
  downloadMyData: {
    summary: 'All data stored about the caller, as one JSON file',
    access: 'signedIn',
    effect: 'read',
    extension: true,
    duringPrompt: true,
    whileImpersonating: false,
    response: binary('application/json'),
  },
});
