import type { Employee } from '@foyer/contract/employees/employees.schema';
import { roles } from '@foyer/contract/roles';
import type { EmployeeRow } from './employee-list.repo.ts';
import { allowedActions, type Judge, type Standing } from './employee-rights.ts';

/** What decides about somebody, of their row. */
export const standingOf = ({ id, ...row }: EmployeeRow): Standing => ({ ...row, userId: id });

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** An employee as the caller sees them. */
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
  allowedActions: allowedActions(standingOf(row), judge),
});
