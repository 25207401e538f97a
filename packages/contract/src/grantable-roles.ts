import { isPermitted, type PermissionName, permissions } from './role-permissions.ts';
import { type Role, roles, technicianRoles } from './roles.ts';

const names = Object.keys(permissions) as PermissionName[];

/** Roles of the operator's own people: they open other customers' data, so nothing else stands for them. */
export const staffRoles: readonly Role[] = [...technicianRoles, 'ROLE_IMPERSONATE'];

const opens = (name: PermissionName, held: readonly Role[]) =>
  (['b2b', 'b2c_cc'] as const).some((mode) => isPermitted(name, { roles: held, mode }));

/** The rows of the permission table that a role opens, beside what every signed-in user may. */
export const permissionsOf = (role: Role): PermissionName[] =>
  names.filter((name) => opens(name, [role]) && !opens(name, []));

/**
 * Whether somebody with the roles `held` may grant `role`: they have it, or the permission table gives it nothing that they have not
 * (a fleet manager makes others managers of employees). Roles of the operator's people are granted by their holders alone.
 */
export function mayGrant(role: Role, held: readonly Role[]): boolean {
  if (!opens('employees', held)) return false;
  if (held.includes(role)) return true;
  return !staffRoles.includes(role) && permissionsOf(role).every((name) => opens(name, held));
}

/** The roles that somebody with the roles `held` is shown: those of customers, and what they hold themselves. */
export const rolesShownTo = (held: readonly Role[]): Role[] =>
  roles.filter((role) => !staffRoles.includes(role) || held.includes(role));
