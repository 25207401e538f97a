import { isPermitted, type PermissionName } from '@foyer/contract/permissions';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { Loadable, LocaleState, SessionState } from '@foyer/core';
import { useStore } from '@nanostores/react';
import { useSdk } from './foyer-context.ts';

/** Whether somebody is signed in, in which mode and company. */
export function useSession(): SessionState {
  return useStore(useSdk().session.$state);
}

/** Who is signed in; idle while nobody is. */
export function useUserInfo(): Loadable<UserInfo> {
  return useStore(useSdk().$userInfo);
}

/** Whether the signed-in user may do something; false until that is known. */
export function usePermission(name: PermissionName): boolean {
  const { mode, isImpersonating } = useSession();
  const { data } = useUserInfo();
  if (data === undefined || mode === null) return false;
  return isPermitted(name, { roles: data.user.roles, mode, isImpersonating });
}

/** The active locale. */
export function useLocale(): LocaleState {
  return useStore(useSdk().localisation.$locale);
}
