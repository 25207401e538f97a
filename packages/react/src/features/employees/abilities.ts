import { permissionsOf } from '@foyer/contract/grantable-roles';
import type { PermissionName } from '@foyer/contract/role-permissions';
import { roles as allRoles, type Role } from '@foyer/contract/roles';

/** Permissions with a text, beyond those of every signed-in user, in display order. */
const abilities = [
  'employees',
  'companies',
  'shop',
  'orders',
  'useCases',
  'smartConnect',
  'reservationTool',
  'technician',
  'impersonate',
] as const satisfies readonly PermissionName[];
export type Ability = (typeof abilities)[number];

/** Filters permissions to those with a text, in display order. */
export const abilitiesAmong = (permissions: readonly PermissionName[]): readonly Ability[] =>
  abilities.filter((ability) => permissions.includes(ability));

const isRole = (role: string): role is Role => allRoles.some((known) => known === role);

/** Returns the abilities that any of the roles gives. */
export const abilitiesOf = (roles: readonly string[]): readonly Ability[] =>
  abilitiesAmong(roles.filter(isRole).flatMap(permissionsOf));
