import { isPublic } from '../api/public-operations.ts';
import { aborted, failure } from '../api/result.ts';
import { loadOnce } from '../late/load-once.ts';
import type { CurrentSession } from './current-session.ts';
import type { SessionApi } from './session-api.ts';
import type { SessionDependencies } from './session-dependencies.ts';
import { callToken } from './session-record.ts';

/**
 * Creates the session API as a chunk of its own, so that a form is usable before it is loaded. A browser loads it 50 ms after the start,
 * other environments with the first call. If loading fails, the call returns `network` and the next one tries again.
 */
export function createLazySessionApi(current: CurrentSession, dependencies: SessionDependencies): SessionApi {
  const load = loadOnce(async () =>
    (await import('./session-api.ts')).createSessionApi(current, dependencies),
  );
  if (globalThis.document) setTimeout(() => load().catch(() => undefined), 50);

  /**
   * Runs a call when the chunk is loaded. `isBound`: the call belongs to the person who is signed in now; it is not sent if the person has
   * changed by then.
   */
  async function runWhenLoaded<R>(run: (api: SessionApi) => Promise<R>, isBound: boolean): Promise<R> {
    const start = current.epoch();
    const api = await load().catch(() => null);
    if (api === null) return failure('network', 0) as R;
    return isBound && current.epoch() !== start ? (aborted() as R) : run(api);
  }
  return {
    tellLogout: (leaving) => runWhenLoaded((api) => api.tellLogout(leaving), false),
    call: (...args) => runWhenLoaded(({ call }) => call(...args), !isPublic(args[0])),
    login: (...args) => runWhenLoaded(({ login }) => login(...args), true),
    switchCompany: (...args) => runWhenLoaded(({ switchCompany }) => switchCompany(...args), true),
    async findPlace(...args) {
      const api = await load().catch(() => null);
      return api === null ? null : api.findPlace(...args);
    },
    async freshToken(isRenewed) {
      const api = await load().catch(() => null);
      const record = current.record();
      return api ? api.freshToken(isRenewed) : record && callToken(record);
    },
    // an API that is still loading, or loads after the start, is closed as soon as it is loaded
    close: () =>
      void load()
        .then((api) => api.close())
        .catch(() => undefined),
  };
}
