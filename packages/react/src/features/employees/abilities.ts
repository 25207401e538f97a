import { permissionsOf } from '@foyer/contract/grantable-roles';
import type { PermissionName } from '@foyer/contract/role-permissions';
import { roles as allRoles, type Role } from '@foyer/contract/roles';

/** What roles let people do, beside what everybody who is signed in may: rows of the permission table that have words. */
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

/** Those of some permissions that there are words for, in one order. */
export const abilitiesAmong = (permissions: readonly PermissionName[]): readonly Ability[] =>
  abilities.filter((ability) => permissions.includes(ability));

const isRole = (role: string): role is Role => allRoles.some((known) => known === role);

/** What any of these roles lets somebody do. */
export const abilitiesOf = (roles: readonly string[]): readonly Ability[] =>
  abilitiesAmong(roles.filter(isRole).flatMap(permissionsOf));
