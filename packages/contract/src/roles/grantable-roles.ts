import { isPermitted, type PermissionName, permissions } from './role-permissions.ts';
import { type Role, roles, technicianRoles } from './roles.ts';

const names = Object.keys(permissions) as PermissionName[];

/** Roles of the operator's staff. They open other customers' data, so no other role can substitute for them. */
export const staffRoles: readonly Role[] = [...technicianRoles, 'ROLE_IMPERSONATE'];

const opens = (name: PermissionName, held: readonly Role[]) =>
  (['b2b', 'b2c_cc'] as const).some((mode) => isPermitted(name, { roles: held, mode }));

/** Returns the rows of the permission table that a role opens, beyond those of every signed-in user. */
export const permissionsOf = (role: Role): PermissionName[] =>
  names.filter((name) => opens(name, [role]) && !opens(name, []));

/** Roles that a company may let everybody grant who manages its employees: all roles of customers but that of the fleet manager. */
export const delegableRoles: readonly Role[] = roles.filter(
  (role) => !staffRoles.includes(role) && role !== 'ROLE_FLEET_MANAGER',
);

/** Roles that a company lets its managers of employees grant beyond their own. */
export interface Delegation {
  /** Roles that the fleet manager has released. */
  readonly released: readonly Role[];
  /** Roles of the company's active people. A released role that opens more than these is not granted. */
  readonly held: readonly Role[];
}

/**
 * Whether a person with the roles `held` may grant `role`: they hold it, or it opens nothing in the permission table that they do not have
 * (a fleet manager makes others managers of employees), or the company has released it and holds what it opens. Staff roles are granted
 * only by their holders.
 */
export function mayGrant(role: Role, held: readonly Role[], company?: Delegation): boolean {
  if (!opens('employees', held)) return false;
  if (held.includes(role)) return true;
  if (staffRoles.includes(role)) return false;
  const isWithin = (theirs: readonly Role[]) => permissionsOf(role).every((name) => opens(name, theirs));
  if (isWithin(held)) return true;
  if (!company?.released.includes(role) || !delegableRoles.includes(role)) return false;
  return isWithin(company.held);
}

/** Returns the roles that a person with the roles `held` sees: those of customers, and their own. */
export const rolesShownTo = (held: readonly Role[]): Role[] =>
  roles.filter((role) => !staffRoles.includes(role) || held.includes(role));
