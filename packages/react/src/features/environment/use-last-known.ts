import { useRef } from 'react';
import { useEnvironment } from '../../provider/use-environment.ts';
import { useSession, useUserInfo } from '../../provider/use-session.ts';

/**
 * What is known; while the user is asked for anew (another company, another mode) what was: the menu stays as it is until
 * the answer. Forgotten with the session.
 */
export function useLastKnown<T>(value: T): T {
  const { data } = useUserInfo();
  const { status } = useSession();
  const isAskedAnew = data === undefined && status === 'signed-in';
  const last = useRef(value);
  if (!isAskedAnew) last.current = value;
  return isAskedAnew ? last.current : value;
}

/** Who is signed in, or was until the answer. */
export const useLastUserInfo = () => useLastKnown(useUserInfo().data);

/** The environment of their brand. */
export const useLastEnvironment = () => useLastKnown(useEnvironment());
