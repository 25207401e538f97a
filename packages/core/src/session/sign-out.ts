import type { Session } from '../sdk/sdk.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import type { SessionCalls } from './session-calls.ts';
import type { SessionCore } from './session-core.ts';
import type { SessionKeys } from './session-keys.ts';

/** This browser forgets at once; the call has its own copy of the tokens, so that nothing waits for a slow server. */
export function createLogout(
  core: SessionCore,
  { tellLogout }: SessionCalls,
  keys: SessionKeys,
  memory: SafeStorage,
): Session['logout'] {
  return async () => {
    const leaving = core.record();
    const call = leaving && tellLogout(leaving);
    core.forget('signed-out');
    for (const key of [keys.language, keys.previousLanguage, keys.wayBack]) memory.remove(key);
    await call;
  };
}
