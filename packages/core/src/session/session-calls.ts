import { type AnyCall, createCall } from '../api/create-call.ts';
import { createTransport } from '../api/transport.ts';
import type { Send } from '../api/wire.ts';
import type { Session } from '../sdk/sdk.ts';
import { createCompanySwitch } from './company-switch.ts';
import { createGate } from './create-gate.ts';
import type { SessionParts } from './create-session.ts';
import { createLazyRefresher } from './lazy-refresher.ts';
import type { SessionCore } from './session-core.ts';
import { createLogin } from './sign-in.ts';

/** All of a session that asks the server. */
export interface SessionCalls extends Pick<Session, 'login' | 'switchCompany' | 'freshToken'> {
  readonly send: Send;
  readonly call: AnyCall;
}

export function createSessionCalls(core: SessionCore, parts: SessionParts): SessionCalls {
  const { options, language, keys, stores, companyId } = parts;
  const { store, adopt, epoch } = core;
  const { local, locks } = stores;
  const send = createTransport(options, language);
  const refresh = createLazyRefresher({ send, store, local, locks, adopt, epoch, lockName: keys.lock });
  const gate = createGate(core, refresh);
  const { freshToken } = gate;
  const switchCompany = createCompanySwitch({ send, core, freshToken, companyId });
  const login = createLogin(send, core, options.brand || undefined);
  return { send, call: createCall(send, gate), freshToken, login, switchCompany };
}
