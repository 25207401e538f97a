import { type AnyCall, createCall } from '../api/create-call.ts';
import { createTransport } from '../api/transport.ts';
import { checkOptions } from '../config/check-options.ts';
import type { SdkOptions, Session } from '../sdk/sdk.ts';
import { createCompanySwitch } from './company-switch.ts';
import { createGate } from './create-gate.ts';
import type { SessionParts } from './create-session.ts';
import { createLazyRefresher } from './lazy-refresher.ts';
import type { SessionCore } from './session-core.ts';
import type { SessionRecord } from './session-record.ts';
import { createLogin } from './sign-in.ts';

/** All of a session that asks the server. */
export interface SessionCalls extends Pick<Session, 'login' | 'switchCompany' | 'freshToken'> {
  readonly call: AnyCall;
  /** Has the server end a session that is forgotten here. */
  tellLogout(leaving: SessionRecord): Promise<unknown>;
}

export function createSessionCalls(core: SessionCore, parts: SessionParts): SessionCalls {
  const { language, keys, stores, companyId, onStale } = parts;
  const options = checked(parts.options);
  const { store, adopt, epoch } = core;
  const { local, locks } = stores;
  const send = createTransport(options, language);
  const refresh = createLazyRefresher({ send, store, local, locks, adopt, epoch, lockName: keys.lock });
  const gate = createGate(core, refresh);
  const { freshToken } = gate;
  const switchCompany = createCompanySwitch({ send, core, freshToken, companyId });
  const login = createLogin(send, core, options.brand || undefined);
  const tellLogout = ({ tokens, impersonation }: SessionRecord) => {
    const extra = impersonation ? [{ mode: 'impersonation', token: impersonation }] : [];
    const body = { tokens: [...tokens, ...extra] };
    return send('logout', { body, signal: AbortSignal.timeout(5000) }, null);
  };
  return { call: createCall(send, gate, onStale), freshToken, login, switchCompany, tellLogout };
}

/** Of an element nobody has checked them yet. What is wrong is logged; only a wrong language can be done without. */
function checked(options: SdkOptions): SdkOptions {
  try {
    return checkOptions(options);
  } catch (error) {
    console.error(error);
    const { locale: _, ...rest } = options;
    return checkOptions(rest);
  }
}
