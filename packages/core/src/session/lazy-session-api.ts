import { isPublic } from '../api/public-operations.ts';
import { aborted, failure } from '../api/result.ts';
import type { SessionDependencies } from './create-session.ts';
import type { CurrentSession } from './current-session.ts';
import type { SessionApi } from './session-api.ts';
import { callToken } from './session-record.ts';

/**
 * What asks the server is a chunk of its own: a form is usable before it is there. A browser fetches it as soon as it
 * has time, everybody at the first call; when that fails the call answers `network` and the next one tries again.
 */
export function createLazySessionApi(core: CurrentSession, parts: SessionDependencies): SessionApi {
  let loading: Promise<SessionApi> | null = null;
  const load = () => {
    loading ??= import('./session-api.ts').then((module) => module.createSessionApi(core, parts));
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  if (globalThis.document) setTimeout(() => load().catch(() => undefined), 50);

  /** `isBound`: asked as the person of now, so nothing is asked once that is another. */
  async function through<R>(run: (calls: SessionApi) => Promise<R>, isBound: boolean): Promise<R> {
    const start = core.epoch();
    const calls = await load().catch(() => null);
    if (calls === null) return failure('network', 0) as R;
    return isBound && core.epoch() !== start ? (aborted() as R) : run(calls);
  }
  return {
    tellLogout: (leaving) => through((calls) => calls.tellLogout(leaving), false),
    call: (...args) => through(({ call }) => call(...args), !isPublic(args[0])),
    login: (...args) => through(({ login }) => login(...args), true),
    switchCompany: (...args) => through(({ switchCompany }) => switchCompany(...args), true),
    async freshToken() {
      const calls = await load().catch(() => null);
      const record = core.record();
      return calls ? calls.freshToken() : record && callToken(record);
    },
  };
}
