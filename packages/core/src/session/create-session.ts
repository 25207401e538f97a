import type { Mode } from '@foyer/contract/roles';
import type { ReadName } from '@foyer/contract/routes';
import type { SdkOptions, Session } from '../sdk/sdk.ts';
import type { BrowserStores } from './browser-stores.ts';
import { createLazyCalls } from './lazy-calls.ts';
import type { SessionCalls } from './session-calls.ts';
import { createSessionCore, leaveCompany, type SessionCore } from './session-core.ts';
import type { SessionKeys } from './session-keys.ts';
import { createLogout } from './sign-out.ts';

export interface SessionParts {
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
  extends Pick<SessionCore, 'isSignedIn' | 'onChange' | 'subject' | 'close'>,
    Pick<SessionCalls, 'call'> {
  readonly session: Session;
}

export function createSession(parts: SessionParts): RunningSession {
  const { keys, stores } = parts;
  const core = createSessionCore(keys, stores);
  const { $state, restore, wayBack, isSignedIn, onChange, subject, close } = core;
  const calls = createLazyCalls(core, parts);
  const { call, login, switchCompany, freshToken } = calls;

  function selectMode(mode: Mode) {
    const record = core.record();
    if (!record || record.mode === mode) return;
    if (record.tokens.some((entry) => entry.mode === mode)) core.begin({ ...record, mode });
  }
  const session: Session = {
    ...{ $state, selectMode, restore, freshToken, wayBack, login, switchCompany },
    leaveCompany: () => leaveCompany(core),
    logout: createLogout(core, calls, keys, stores.session),
    clear: (reason) => (reason === 'expired' ? core.expire() : core.forget(null)),
  };
  return { session, call, isSignedIn, onChange, subject, close };
}
