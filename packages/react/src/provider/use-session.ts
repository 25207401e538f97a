import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { Loadable, LocaleState, SessionState } from '@foyer/core';
import { useStore } from '@nanostores/react';
import { useSdk } from './foyer-context.ts';

/** Returns the session: whether somebody is signed in, in which mode and company. */
export function useSession(): SessionState {
  return useStore(useSdk().session.$state);
}

/** Returns the signed-in user; idle without a session. */
export function useUserInfo(): Loadable<UserInfo> {
  return useStore(useSdk().$userInfo);
}

/** Returns the active locale. */
export function useLocale(): LocaleState {
  return useStore(useSdk().localisation.$locale);
}
