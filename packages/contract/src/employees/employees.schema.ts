import * as v from 'valibot';
import { salutationSchema } from '../addresses/address.ts';
import { type PermissionName, permissions } from '../roles/role-permissions.ts';
import { roleSchema } from '../roles/roles.schema.ts';
import { email } from '../rules/email.ts';
import { entry } from '../rules/entry.ts';
import { id, optionalLines, optionalText, personName } from '../rules/field-rules.ts';
import { linkToken } from '../rules/link-token.ts';
import { newPassword } from '../rules/password.ts';
import { optionalPhone } from '../rules/phone.ts';
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
  /** Whether the person has a passkey or an app besides the password; absent from servers without second factors. */
  hasSecondFactor: v.optional(v.boolean()),
  /** Actions that the server allows the caller on this person now. */
  allowedActions: v.array(
    v.picklist(['activate', 'deactivate', 'accept', 'remind', 'resetSecondFactors', 'edit']),
  ),
  /** Changes with name, roles, company and status; an edit names the version that it is based on. Absent from servers without edits. */
  version: v.optional(v.string()),
});
export type Employee = v.InferOutput<typeof employeeSchema>;

/** Number of people in each status that match search, roles and company, regardless of the status filter. */
export const employeeCountsSchema = v.object({
  invited: v.number(),
  registered: v.number(),
  active: v.number(),
  inactive: v.number(),
});

/** A role as the invitation form offers it. */
export const grantableRoleSchema = v.object({
  role: roleSchema,
  /** False where the caller may see the role but not grant it, because it gives more than they have. */
  isGrantable: v.boolean(),
  /** Rows of the permission table that the role opens. */
  permissions: v.array(v.picklist(Object.keys(permissions) as [PermissionName, ...PermissionName[]])),
});
export type GrantableRole = v.InferOutput<typeof grantableRoleSchema>;

const rolesOf = (least: number) =>
  v.pipe(
    v.array(roleSchema, 'choose_at_least_one'),
    v.minLength(least, 'choose_at_least_one'),
    v.maxLength(11, 'max_length'),
    v.check((roles) => new Set(roles).size === roles.length, 'invalid_choice'),
  );
const grantedRoles = rolesOf(1);

/**
 * The wanted action: where another call was faster, this one is refused (`action_not_allowed`) and never does the opposite. The
 * specification's call has no body; without one it toggles the person's current status, which is not safe against concurrent calls.
 */
export const toggleUserSchema = v.strictObject({
  action: v.optional(v.picklist(['activate', 'deactivate'], 'invalid_choice')),
});

/** Accepts a registered person, with roles that the caller may grant; if omitted, the person keeps their roles. */
export const acceptUserSchema = v.strictObject({ roles: v.optional(grantedRoles) });

/** An edit of a person; what is omitted stays as it is. */
export const updateUserSchema = v.strictObject({
  /** `version` of the person as the caller saw them. */
  version: v.pipe(v.string('required'), v.minLength(1, 'required'), v.maxLength(100, 'max_length')),
  firstName: v.optional(personName()),
  lastName: v.optional(personName()),
  /** The caller's company or one of its child companies. */
  companyId: v.optional(id),
  /** All roles that the person is to have. The caller must be allowed to grant each role that is added or removed. */
  roles: v.optional(rolesOf(0)),
});

/** Roles that a company lets its managers of employees grant beyond their own. */
export const roleDelegationSchema = v.object({
  released: v.array(roleSchema),
  /** Roles that can be released: the company holds what they open. */
  choices: v.array(roleSchema),
});
export type RoleDelegation = v.InferOutput<typeof roleDelegationSchema>;

export const updateRoleDelegationSchema = v.strictObject({ released: rolesOf(0) });

/** An invitation of a person, with at least one role that the caller may grant. */
export const inviteUserSchema = v.strictObject({
  email,
  salutation: v.optional(salutationSchema, 'NO_SALUTATION'),
  firstName: optionalText(80),
  lastName: optionalText(80),
  roles: grantedRoles,
  /** One of the caller's child companies; if omitted, the caller's company. */
  companyId: v.optional(id),
  /** Language of the mail. */
  locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2,3}(_[A-Z]{2})?$/, 'invalid_format'))),
  message: optionalLines(500),
});

/** Content of the page behind an invitation link. */
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

/** Acceptance of an invitation, or a registration with a customer number, which waits to be accepted. */
export const registerUserSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('invitation'), token: linkToken, ...person }),
  v.strictObject({ kind: v.literal('customer'), email, customerNumber, ...person }),
]);
