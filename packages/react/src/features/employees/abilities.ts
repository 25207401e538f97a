import { isPermitted, type PermissionName } from '@foyer/contract/permissions';
import type { Role } from '@foyer/contract/roles';

/** What roles let people do, beside what everybody who is signed in may: rows of the permission table. */
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

/** What any of these roles lets somebody do. */
export const abilitiesOf = (roles: readonly string[]): readonly Ability[] =>
  abilities.filter((ability) => isPermitted(ability, { roles: roles as readonly Role[], mode: 'b2b' }));
