import { useRef } from 'react';
import { useEnvironment } from '../../provider/use-environment.ts';
import { useSession, useUserInfo } from '../../provider/use-session.ts';

/**
 * Returns a value; while the user info is reloaded (after a switch of company or mode) the value before it, so that the menu does not
 * change until the answer. The end of the session discards it.
 */
export function useLastKnown<T>(value: T): T {
  const { data } = useUserInfo();
  const { status } = useSession();
  const isAskedAnew = data === undefined && status === 'signed-in';
  const last = useRef(value);
  if (!isAskedAnew) last.current = value;
  return isAskedAnew ? last.current : value;
}

/** Returns the info of the signed-in user; while it is reloaded, the last one. */
export const useLastUserInfo = () => useLastKnown(useUserInfo().data);

/** Returns the environment of the brand; while the user info is reloaded, the last one. */
export const useLastEnvironment = () => useLastKnown(useEnvironment());
