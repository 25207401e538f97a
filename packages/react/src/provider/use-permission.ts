import { isPermitted, type PermissionName } from '@foyer/contract/role-permissions';
import { useSession, useUserInfo } from './use-session.ts';

/** Whether the signed-in user has a permission; false until that is known. */
export function usePermission(name: PermissionName): boolean {
  const { mode, isImpersonating } = useSession();
  const { data } = useUserInfo();
  if (data === undefined || mode === null) return false;
  return isPermitted(name, { roles: data.user.roles, mode, isImpersonating });
}
