import { isPermitted, type PermissionName, permissions } from '@foyer/contract/role-permissions';
import type { Mode } from '@foyer/contract/roles';

/** A token in a login response. */
interface SessionToken {
  readonly token: string;
  readonly mode: Mode;
}

/**
 * Returns what the SDK stores in local storage after a login (specification section 4) and after the guard has seen the user's roles, by name.
 * For tests of other subjects, which begin signed in.
 */
export function keptSession(
  tokens: readonly SessionToken[],
  roles: readonly string[],
): Record<string, string> {
  const [first] = tokens;
  if (!first) throw new Error('A session needs at least one token.');
  const { mode, token } = first;
  const claims = token.split('.')[1] ?? '';
  const decoded = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  const { exp, sub } = decoded as { exp: number; sub: string };
  const held = Object.keys(permissions).filter((name) =>
    isPermitted(name as PermissionName, { roles, mode }),
  );
  return {
    USER_ACCESS_ALL_MODE: JSON.stringify(tokens),
    USER_ACCESS_SELECTED_MODE: mode,
    USER_ACCESS_EXPIRE_TIME: String(exp * 1000),
    [`foyer.user.${sub}.permissions`]: `${mode}  ${held.join(' ')}`,
  };
}
