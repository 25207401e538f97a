// @chunk guard
import type { UserInfo } from '@foyer/contract/session/session.schema';
import { type AnyCall, createCall } from '../api/create-call.ts';
import { createTransport } from '../api/transport.ts';
import { reportFailure } from '../host/report-failure.ts';
import { checkOptions } from '../options/check-options.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { createStaleChannel } from '../resources/stale-channel.ts';
import { createActingEnd } from './acting-end.ts';
import { createCompanySwitch } from './company-switch.ts';
import type { CurrentSession } from './current-session.ts';
import { createPlaceFinder } from './find-place.ts';
import { createLogin } from './login.ts';
import type { Session } from './session.ts';
import type { SessionDependencies } from './session-dependencies.ts';
import type { SessionRecord } from './session-record.ts';
import { createTabLock } from './tab-lock.ts';
import { createTokenProvider } from './token-provider.ts';
import { createTokenRefresh } from './token-refresh.ts';

/** The part of a session that calls the server. */
export interface SessionApi extends Pick<Session, 'login' | 'switchCompany' | 'freshToken' | 'findPlace'> {
  readonly call: AnyCall;
  /** Tells the server to end a session that this browser has cleared. */
  tellLogout(leaving: SessionRecord): Promise<unknown>;
  close(): void;
}

export function createSessionApi(current: CurrentSession, dependencies: SessionDependencies): SessionApi {
  const { language, keys, stores, loadUser, onStale } = dependencies;
  const options = checkedOptions(dependencies.options);
  const { store, adopt, epoch } = current;
  const { local, locks } = stores;
  const acting = createActingEnd(current, keys, local);
  const send = createTransport(options, language);
  const refresh = createTokenRefresh({
    options: dependencies.options,
    send,
    store,
    adopt,
    epoch,
    lock: createTabLock(keys.lock, local, locks),
    endActing: acting.end,
  });
  const tokens = createTokenProvider(current, refresh, acting);
  const { freshToken } = tokens;
  const login = createLogin(send, current, options.brand || undefined);
  const tellLogout = ({ tokens: ownTokens, impersonation }: SessionRecord) => {
    const extra = impersonation ? [{ mode: 'impersonation', token: impersonation }] : [];
    const body = { tokens: [...ownTokens, ...extra] };
    return send('logout', { body, signal: AbortSignal.timeout(5000) }, null);
  };
  const switchCompany = createCompanySwitch({ send, current, freshToken, loadUser, acting, tellLogout });
  const otherTabs = createStaleChannel(keys.stale, local, onStale);
  const tellStale: typeof onStale = (names) => {
    onStale(names);
    if (names.length > 0) otherTabs.announce(names);
  };
  const plainCall = createCall(send, tokens, tellStale, loadUser);
  const call: AnyCall = async (name, input) => {
    const answer = reportFailure(options, name, await plainCall(name, input));
    if (name !== 'getUserInfo' || !answer.ok) return answer;
    return { ok: true, value: acting.follow(answer.value as UserInfo) };
  };
  const close = () => {
    acting.close();
    otherTabs.close();
  };
  return {
    call,
    freshToken,
    findPlace: createPlaceFinder(send, current),
    tellLogout,
    close,
    login: async (...given) => reportFailure(options, 'login', await login(...given)),
    switchCompany: async (...given) =>
      reportFailure(options, 'authorizeCompany', await switchCompany(...given)),
  };
}

/**
 * Checks the options, because `openSdk`, which elements use, has not done so. Faults are logged; an invalid locale is ignored, any other
 * fault is thrown.
 */
function checkedOptions(options: SdkOptions): SdkOptions {
  try {
    return checkOptions(options);
  } catch (error) {
    console.error(error);
    const { locale: _, ...rest } = options;
    return checkOptions(rest);
  }
}
