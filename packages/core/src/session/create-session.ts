import type { Mode } from '@foyer/contract/roles';
import type { CallGate } from '../api/create-call.ts';
import type { Send } from '../api/wire.ts';
import type { Session } from '../sdk/sdk.ts';
import type { BrowserStores } from './browser-stores.ts';
import { createCompanySwitch } from './company-switch.ts';
import { createGate } from './create-gate.ts';
import { createLazyRefresher } from './lazy-refresher.ts';
import { createSessionCore, type SessionCore } from './session-core.ts';
import type { SessionKeys } from './session-keys.ts';
import { createLogin, createLogout } from './sign-in.ts';

export interface SessionParts {
  readonly send: Send;
  readonly keys: SessionKeys;
  readonly stores: BrowserStores;
  readonly brand: string | undefined;
  /** The id of the company the user is in, for the way back from another. */
  readonly companyId: () => Promise<string | null>;
}
/** The session, the gate its calls pass, and what the SDK itself needs. */
export interface RunningSession extends Pick<SessionCore, 'isSignedIn' | 'onChange' | 'subject' | 'close'> {
  readonly session: Session;
  readonly gate: CallGate;
}

export function createSession({ send, keys, stores, brand, companyId }: SessionParts): RunningSession {
  const core = createSessionCore(keys, stores);
  const { $state, store, adopt, epoch, restore, wayBack, onChange, subject, close } = core;
  const { local, locks } = stores;
  const refresh = createLazyRefresher({ send, store, local, locks, adopt, epoch, lockName: keys.lock });
  const gate = createGate(core, refresh);
  const { freshToken } = gate;

  function selectMode(mode: Mode) {
    const record = core.record();
    if (!record || record.mode === mode) return;
    if (record.tokens.some((entry) => entry.mode === mode)) core.begin({ ...record, mode });
  }
  const session: Session = {
    ...{ $state, selectMode, restore, freshToken, wayBack },
    ...createCompanySwitch({ send, core, freshToken, companyId }),
    login: createLogin(send, core, brand),
    logout: createLogout(send, core, keys, stores.session),
    clear: (reason) => (reason === 'expired' ? core.expire() : core.forget(null)),
  };
  return { session, gate, isSignedIn: core.isSignedIn, onChange, subject, close };
}
