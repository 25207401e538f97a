import { type AnyCall, createCall } from '../api/create-call.ts';
import { createTransport } from '../api/transport.ts';
import { checkOptions } from '../options/check-options.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { createCompanySwitch } from './company-switch.ts';
import type { SessionDependencies } from './create-session.ts';
import type { CurrentSession } from './current-session.ts';
import { createLazyRefresher } from './lazy-refresher.ts';
import { createLogin } from './login.ts';
import type { Session } from './session.ts';
import type { SessionRecord } from './session-record.ts';
import { createTokenProvider } from './token-provider.ts';

/** All of a session that asks the server. */
export interface SessionApi extends Pick<Session, 'login' | 'switchCompany' | 'freshToken'> {
  readonly call: AnyCall;
  /** Has the server end a session that is forgotten here. */
  tellLogout(leaving: SessionRecord): Promise<unknown>;
}

export function createSessionApi(core: CurrentSession, parts: SessionDependencies): SessionApi {
  const { language, keys, stores, companyId, onStale } = parts;
  const options = checked(parts.options);
  const { store, adopt, epoch } = core;
  const { local, locks } = stores;
  const send = createTransport(options, language);
  const refresh = createLazyRefresher({ send, store, local, locks, adopt, epoch, lockName: keys.lock });
  const gate = createTokenProvider(core, refresh);
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
