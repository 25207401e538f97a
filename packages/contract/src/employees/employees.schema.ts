import * as v from 'valibot';
import { salutationSchema } from '../address.ts';
import { email } from '../email.ts';
import { entry } from '../entry.ts';
import { id, optionalLines, optionalText, personName } from '../field-rules.ts';
import { linkToken } from '../link-token.ts';
import { newPassword } from '../password.ts';
import { optionalPhone } from '../phone.ts';
import { type PermissionName, permissions } from '../role-permissions.ts';
import { roleSchema } from '../roles.schema.ts';
import { employeeStatuses } from './employee-statuses.ts';

/** One of `employeeStatuses`. */
export const employeeStatusSchema = v.picklist(employeeStatuses, 'invalid_choice');

/** One person of the company (specification section 3, "User overview": `userId` and `status`). */
export const employeeSchema = v.object({
  userId: id,
  status: employeeStatusSchema,
  email: v.string(),
  salutation: salutationSchema,
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  roles: v.array(roleSchema),
  company: v.object({ id, name: v.string() }),
  invitedAt: v.nullable(v.string()),
  invitationExpiresAt: v.nullable(v.string()),
  remindedAt: v.nullable(v.string()),
  registeredAt: v.nullable(v.string()),
  lastLoginAt: v.nullable(v.string()),
  /** Whether the person has a passkey or an app beside the password; absent from servers without second factors. */
  hasSecondFactor: v.optional(v.boolean()),
  /** What the caller may do with this person now; the server says which. */
  allowedActions: v.array(v.picklist(['activate', 'deactivate', 'accept', 'remind', 'resetSecondFactors'])),
});
export type Employee = v.InferOutput<typeof employeeSchema>;

/** How many people search, roles and company leave in each status, whatever status is asked for. */
export const employeeCountsSchema = v.object({
  invited: v.number(),
  registered: v.number(),
  active: v.number(),
  inactive: v.number(),
});

/** A role as the form of an invitation offers it. */
export const grantableRoleSchema = v.object({
  role: roleSchema,
  /** False where the caller may see the role but not grant it: it gives more than they have. */
  isGrantable: v.boolean(),
  /** What it opens: rows of the permission table. */
  permissions: v.array(v.picklist(Object.keys(permissions) as [PermissionName, ...PermissionName[]])),
});
export type GrantableRole = v.InferOutput<typeof grantableRoleSchema>;

const grantedRoles = v.pipe(
  v.array(roleSchema, 'choose_at_least_one'),
  v.minLength(1, 'choose_at_least_one'),
  v.maxLength(11, 'max_length'),
  v.check((roles) => new Set(roles).size === roles.length, 'invalid_choice'),
);

/**
 * What is wanted: where somebody was faster the call is refused (`action_not_allowed`) and never does the opposite. The
 * specification's call has no body: without one it does the other of what the person is now, as a person cannot want it to.
 */
export const toggleUserSchema = v.strictObject({
  action: v.optional(v.picklist(['activate', 'deactivate'], 'invalid_choice')),
});

/** Accepting somebody who registered, with roles the caller may grant; where left out they keep those they have. */
export const acceptUserSchema = v.strictObject({ roles: v.optional(grantedRoles) });

/** Whom to invite, with at least one role the caller may grant. */
export const inviteUserSchema = v.strictObject({
  email,
  salutation: v.optional(salutationSchema, 'NO_SALUTATION'),
  firstName: optionalText(80),
  lastName: optionalText(80),
  roles: grantedRoles,
  /** The caller's company where left out; else one of its child companies. */
  companyId: v.optional(id),
  /** The language of the mail. */
  locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'invalid_format'))),
  message: optionalLines(500),
});

/** What the page behind an invitation link shows. */
export const invitationSchema = v.object({
  email: v.string(),
  salutation: salutationSchema,
  firstName: v.nullable(v.string()),
  lastName: v.nullable(v.string()),
  companyName: v.string(),
  invitedBy: v.string(),
  expiresAt: v.string(),
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

const person = {
  salutation: v.optional(salutationSchema, 'NO_SALUTATION'),
  firstName: personName(),
  lastName: personName(),
  phone: optionalPhone,
  password: newPassword,
  locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'invalid_format'))),
  acceptTerms: v.literal(true, 'required'),
};

const customerNumber = entry({ read: (typed) => typed, max: 20 });

/** Taking up an invitation, or registering with a customer number and waiting to be accepted. */
export const registerUserSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('invitation'), token: linkToken, ...person }),
  v.strictObject({ kind: v.literal('customer'), email, customerNumber, ...person }),
]);
