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

/** The active locale. */
export function useLocale(): LocaleState {
  return useStore(useSdk().localisation.$locale);
}
