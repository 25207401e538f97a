import type { SafeStorage } from '../storage/safe-storage.ts';
import type { CurrentSession } from './current-session.ts';
import type { Session } from './session.ts';
import type { SessionApi } from './session-api.ts';
import type { SessionKeys } from './session-keys.ts';

/** Creates the logout. This browser clears the session at once; the call has its own copy of the tokens, so that nothing waits for a slow server. */
export function createLogout(
  current: CurrentSession,
  { tellLogout }: SessionApi,
  keys: SessionKeys,
  memory: SafeStorage,
): Session['logout'] {
  return async () => {
    const leaving = current.record();
    const call = leaving && tellLogout(leaving);
    current.forget('signed-out');
    for (const key of [keys.language, keys.previousLanguage, keys.returnPath]) memory.remove(key);
    await call;
  };
}
