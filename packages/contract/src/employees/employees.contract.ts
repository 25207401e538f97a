import * as v from 'valibot';
import { defineContract, noContent } from '../endpoints/endpoint.ts';
import { items, listQuery, many, page } from '../endpoints/list.ts';
import { roleSchema } from '../roles/roles.schema.ts';
import { id } from '../rules/field-rules.ts';
import { linkToken } from '../rules/link-token.ts';
import { bulkInviteFiles, bulkInviteResultSchema, bulkInviteSchema } from './bulk-invite.schema.ts';
import {
  acceptUserSchema,
  employeeCountsSchema,
  employeeSchema,
  employeeStatusSchema,
  grantableRoleSchema,
  invitationSchema,
  inviteUserSchema,
  registerUserSchema,
  toggleUserSchema,
} from './employees.schema.ts';

/** Employees of a company and of its child companies: inviting, accepting, activating. */
export const employeesContract = defineContract({
  listUsers: {
    summary: 'Employees, by name',
    access: 'employees',
    effect: 'read',
    query: listQuery(['name', 'email', 'status', 'lastLoginAt', 'invitedAt'], {
      status: many(employeeStatusSchema),
      role: many(roleSchema),
      companyId: v.optional(id),
    }),
    response: v.strictObject({ ...page(employeeSchema).entries, counts: employeeCountsSchema }),
  },
  getUser: {
    summary: 'One employee',
    access: 'employees',
    effect: 'read',
    params: v.strictObject({ id }),
    idFrom: { id: 'listUsers.items.userId' },
    response: employeeSchema,
  },
  toggleUser: {
    summary: 'Deactivate an active employee, activate an inactive one; deactivation ends all sessions',
    access: 'employees',
    effect: 'create',
    whileImpersonating: false,
    params: v.strictObject({ id }),
    idFrom: { id: 'listUsers.items.userId' },
    body: toggleUserSchema,
    response: employeeSchema,
    errors: { action_not_allowed: 409, own_account: 409, last_manager: 409 },
  },
  acceptUser: {
    summary: 'Accept a self-registered employee',
    access: 'employees',
    effect: 'idempotent',
    whileImpersonating: false,
    params: v.strictObject({ id }),
    idFrom: { id: 'listUsers.items.userId' },
    body: acceptUserSchema,
    response: employeeSchema,
    errors: { action_not_allowed: 409, role_not_grantable: 422 },
  },
  remindUser: {
    summary: 'Send the invitation again, with a fresh link; at most once an hour',
    access: 'employees',
    effect: 'create',
    whileImpersonating: false,
    params: v.strictObject({ id }),
    idFrom: { id: 'listUsers.items.userId' },
    response: employeeSchema,
    errors: { action_not_allowed: 409, reminded_recently: 429 },
  },
  resetUserSecondFactors: {
    summary: 'Remove all second factors of an employee who lost them, and end their sessions',
    access: 'employees',
    effect: 'create',
    extension: true,
    whileImpersonating: false,
    params: v.strictObject({ id }),
    idFrom: { id: 'listUsers.items.userId' },
    response: employeeSchema,
    errors: { action_not_allowed: 409, own_account: 409 },
  },
  inviteUser: {
    summary: 'Invite a person by mail',
    access: 'employees',
    effect: 'create',
    whileImpersonating: false,
    body: inviteUserSchema,
    response: employeeSchema,
    errors: {
      already_member: 409,
      already_invited: 409,
      // the address belongs to an account that the caller may not see
      email_taken: 409,
      role_not_grantable: 422,
      company_unknown: 422,
    },
  },
  inviteUsersInBulk: {
    summary: 'Invite the people of a file: a dry run with a result per row, then for real',
    access: 'employees',
    effect: 'create',
    whileImpersonating: false,
    body: bulkInviteSchema,
    files: bulkInviteFiles,
    response: bulkInviteResultSchema,
    errors: {
      file_unreadable: 422,
      file_empty: 422,
      columns_missing: 422,
      too_many_rows: 422,
      file_changed: 409,
    },
  },
  listFleetManagerRoles: {
    summary: 'Roles of employees, and which of them the caller may grant',
    access: 'employees',
    effect: 'read',
    response: items(grantableRoleSchema),
  },
  getInvitation: {
    summary: 'The invitation behind a link',
    access: 'public',
    effect: 'read',
    params: v.strictObject({ token: linkToken }),
    idFrom: { token: 'mail' },
    response: invitationSchema,
    errors: { invitation_expired: 410, invitation_used: 410 },
  },
  registerUser: {
    summary: 'Accept an invitation, or register; the response never reveals whether an account exists',
    access: 'public',
    effect: 'idempotent',
    body: registerUserSchema,
    response: noContent,
    errors: { invitation_expired: 410, invitation_used: 410, password_too_weak: 422 },
  },
});
