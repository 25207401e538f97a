import type { Mode } from '@foyer/contract/roles';
import { type CurrentSession, createCurrentSession } from './current-session.ts';
import { createLazySessionApi } from './lazy-session-api.ts';
import { leaveCompany } from './leave-company.ts';
import { createLogout } from './logout.ts';
import type { Session } from './session.ts';
import type { SessionApi } from './session-api.ts';
import type { SessionDependencies } from './session-dependencies.ts';

/** The session as widgets see it, the function that calls endpoints, and the events of both for the rest of the SDK. */
export interface RunningSession
  extends Pick<CurrentSession, 'isSignedIn' | 'onChange' | 'owner' | 'close'>,
    Pick<SessionApi, 'call'> {
  readonly session: Session;
}

export function createSession(dependencies: SessionDependencies): RunningSession {
  const { keys, stores } = dependencies;
  const current = createCurrentSession(keys, stores);
  const { $state, restore, returnPath, isSignedIn, onChange, owner } = current;
  const api = createLazySessionApi(current, dependencies);
  const { call, login, switchCompany, freshToken, findPlace } = api;

  function selectMode(mode: Mode) {
    const record = current.record();
    if (!record || record.mode === mode) return;
    if (record.tokens.some((entry) => entry.mode === mode)) current.begin({ ...record, mode });
  }
  const session: Session = {
    $state,
    selectMode,
    restore,
    freshToken,
    findPlace,
    returnPath,
    login,
    switchCompany,
    leaveCompany: () => leaveCompany(current, api.tellLogout),
    logout: createLogout(current, api, keys, stores.session),
    clear: (reason) => (reason === 'expired' ? current.expire() : current.forget(null)),
  };
  const close = () => {
    current.close();
    api.close();
  };
  return { session, call, isSignedIn, onChange, owner, close };
}
