import { createHash } from 'node:crypto';
import type { Employee } from '@foyer/contract/employees/employees.schema';
import { roles } from '@foyer/contract/roles';
import type { EmployeeRow } from './employee-list.repo.ts';
import { allowedActions, type Judge, type RightsSubject } from './employee-rights.ts';

/** Returns the facts of an employee's row that decide about allowed actions. */
export const rightsSubjectOf = ({ id, ...row }: EmployeeRow): RightsSubject => ({ ...row, userId: id });

/** Returns a text that changes with everything that an edit may change, and with the status. */
export function versionOf({
  status,
  firstName,
  lastName,
  company,
  roles: held,
}: Pick<EmployeeRow, 'status' | 'firstName' | 'lastName' | 'company' | 'roles'>): string {
  const edited = [status, firstName, lastName, company.id, ...[...held].sort()];
  return createHash('sha256').update(JSON.stringify(edited)).digest('base64url').slice(0, 16);
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Converts an employee's row to the contract's employee, with the actions allowed to the caller. */
export const toEmployee = (row: EmployeeRow, judge: Judge): Employee => ({
  userId: row.id,
  status: row.status,
  email: row.email,
  salutation: row.salutation,
  firstName: row.firstName || null,
  lastName: row.lastName || null,
  phone: row.phone,
  roles: roles.filter((role) => row.roles.includes(role)),
  company: row.company,
  invitedAt: iso(row.invitedAt),
  invitationExpiresAt: row.status === 'invited' ? row.invitationExpiresAt : null,
  remindedAt: iso(row.remindedAt),
  registeredAt: iso(row.registeredAt),
  lastLoginAt: iso(row.lastLoginAt),
  hasSecondFactor: row.hasSecondFactor,
  allowedActions: allowedActions(rightsSubjectOf(row), judge),
  version: versionOf(row),
});
