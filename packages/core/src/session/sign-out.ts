import type { Send } from '../api/wire.ts';
import type { SafeStorage } from './safe-storage.ts';
import type { SessionCore } from './session-core.ts';
import type { SessionKeys } from './session-keys.ts';

/** The tokens leave with the call before they are forgotten here, so that nothing waits for a slow server. */
export function createLogout(send: Send, core: SessionCore, keys: SessionKeys, memory: SafeStorage) {
  return async (): Promise<void> => {
    const leaving = core.record();
    const extra = leaving?.impersonation ? [{ mode: 'impersonation', token: leaving.impersonation }] : [];
    const body = { tokens: [...(leaving?.tokens ?? []), ...extra] };
    const call = leaving ? send('logout', { body, signal: AbortSignal.timeout(5000) }, null) : null;
    core.forget('signed-out');
    for (const key of [keys.language, keys.previousLanguage, keys.wayBack]) memory.remove(key);
    await call;
  };
}
