import type { Mode } from '@foyer/contract/roles';
import type { ReadName } from '@foyer/contract/routes';
import type { SdkOptions } from '../options/sdk-options.ts';
import type { BrowserStores } from './browser-stores.ts';
import { type CurrentSession, createCurrentSession, leaveCompany } from './current-session.ts';
import { createLazySessionApi } from './lazy-session-api.ts';
import { createLogout } from './logout.ts';
import type { Session } from './session.ts';
import type { SessionApi } from './session-api.ts';
import type { SessionKeys } from './session-keys.ts';

export interface SessionDependencies {
  readonly options: SdkOptions;
  /** The BCP 47 tag of the moment. */
  readonly language: () => string;
  readonly keys: SessionKeys;
  readonly stores: BrowserStores;
  /** The id of the company the user is in, for the way back from another. */
  readonly companyId: () => Promise<string | null>;
  /** An effect has made these reads stale. */
  readonly onStale: (names: readonly ReadName[]) => void;
}
/** The session, the calls that go with it, and what the SDK itself needs. */
export interface RunningSession
  extends Pick<CurrentSession, 'isSignedIn' | 'onChange' | 'subject' | 'close'>,
    Pick<SessionApi, 'call'> {
  readonly session: Session;
}

export function createSession(parts: SessionDependencies): RunningSession {
  const { keys, stores } = parts;
  const core = createCurrentSession(keys, stores);
  const { $state, restore, returnPath, isSignedIn, onChange, subject, close } = core;
  const calls = createLazySessionApi(core, parts);
  const { call, login, switchCompany, freshToken } = calls;

  function selectMode(mode: Mode) {
    const record = core.record();
    if (!record || record.mode === mode) return;
    if (record.tokens.some((entry) => entry.mode === mode)) core.begin({ ...record, mode });
  }
  const session: Session = {
    ...{ $state, selectMode, restore, freshToken, returnPath, login, switchCompany },
    leaveCompany: () => leaveCompany(core),
    logout: createLogout(core, calls, keys, stores.session),
    clear: (reason) => (reason === 'expired' ? core.expire() : core.forget(null)),
  };
  return { session, call, isSignedIn, onChange, subject, close };
}
