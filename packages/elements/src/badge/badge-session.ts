import { API_ROOT } from '@foyer/contract/api-root';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Environment } from '@foyer/contract/environment/environment.contract';
import { isPermitted } from '@foyer/contract/role-permissions';
import type { OperationName, routes } from '@foyer/contract/routes';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import {
  followStoredSession,
  reasonOf,
  reportSession,
  type SdkOptions,
  type SessionReason,
  type SessionReport,
  type SessionState,
  sdkKey,
  toTag,
  watchStale,
} from '@foyer/core';

/** Time-out of a read in milliseconds, as for a call of an SDK. */
const PATIENCE = 30_000;
/** Milliseconds: answers younger than this are not read again when the user returns (as resources of an SDK). */
const FRESH = 30_000;
/** The reads, with their paths written out for size: a page with the badge alone has no table of all paths. */
const userInfoPath: (typeof routes)['getUserInfo'][1] = '/user-info';
const cartPath: (typeof routes)['getCart'][1] = '/cart';
const environmentPath: (typeof routes)['getEnvironment'][1] = '/environment';
const reads: readonly OperationName[] = ['getUserInfo', 'getCart'];

/** The server's answers so far. */
export interface BadgeAnswers {
  readonly user?: UserInfo;
  /** Undefined until it is known, and if the user may not see the cart. */
  readonly cart?: Cart | undefined;
  /** The colour of the user's brand, else of the page's, as the server sends it; undefined for the default. */
  readonly primaryColor?: string | undefined;
  /** Whether session and cart are known. */
  readonly isSettled?: boolean;
}

/** Callbacks of a badge for its session. */
export interface BadgeListener {
  onChange(): void;
  /** Called when the session needs an SDK: to refresh a token or to explain a failure. May be called while the session opens. */
  needSdk(): void;
}

type WatchSession = (
  tell: (report: SessionReport, reason: SessionReason) => void,
  before: SessionReport | null,
) => void;

/** The session of an API and brand without an SDK, and the cart in it. */
export interface BadgeSession {
  state(): SessionState;
  answers(): BadgeAnswers;
  /** Time at which the cart was loaded, in milliseconds of this machine's clock; 0 before. */
  loadedAt(): number;
  /** Whether the answers still belong to the user that the browser stores. */
  isCurrent(): boolean;
  locale(requested: Pick<SdkOptions, 'locale' | 'languageFrom'>): string;
  /** Reports the session once it is known, unless it equals `before`, and each later change. */
  readonly watch: WatchSession;
}

/** Whether a user may see the cart; false while the user is not known. */
export function maySeeCart({ mode, isImpersonating }: SessionState, info: UserInfo | undefined): boolean {
  return !!info && mode !== null && isPermitted('shop', { roles: info.user.roles, mode, isImpersonating });
}

/** The locale of the user's account; undefined during an impersonation, which keeps the locale of the support user. */
const accountLocale = (info: UserInfo | undefined) => (info?.actor ? undefined : info?.user.locale);

/** Creates the function that reads a path. It throws an error unless the answer is a success with a JSON object. */
const createRead =
  ({ apiBase = '' }: SdkOptions, locale: string) =>
  async <T>(path: string, token: string | null): Promise<T> => {
    const answer = await fetch(apiBase.replace(/\/+$/, '') + API_ROOT + path, {
      headers: {
        accept: 'application/json, */*;q=0.5',
        'accept-language': toTag(locale),
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (!answer.ok) throw new Error(`${path} returned status ${answer.status}`);
    const value: T = await answer.json();
    if (typeof value !== 'object' || value === null) throw new Error(`${path} returned no object`);
    return value;
  };

/** The reports of a session to one listener, in the order of their changes. */
function createReports(session: Pick<BadgeSession, 'state' | 'answers'>) {
  const listeners = new Set<() => void>();
  const watch: WatchSession = (tell, before) => {
    let lastReport = before;
    const look = () => {
      const state = session.state();
      const { user, isSettled } = session.answers();
      if (state.status === 'signed-in' ? !user : !isSettled) return;
      const report = reportSession(state, user);
      const reason = reasonOf(lastReport, report, state.endedBecause);
      lastReport = report;
      if (reason !== null) tell(report, reason);
    };
    listeners.add(look);
    look();
  };
  return { watch, look: () => listeners.forEach((look) => void look()) };
}

function openSession(options: SdkOptions, listeners: ReadonlySet<BadgeListener>) {
  const brand = options.brand ? `?${new URLSearchParams({ brand: options.brand })}` : '';
  let answers: BadgeAnswers = {};
  let loadedAt = 0;
  let turn = 0;
  const stored = followStoredSession(options, () => {
    answers = {};
    void load();
  });
  const reports = createReports({ state: stored.state, answers: () => answers });
  const locale: BadgeSession['locale'] = (requested) => stored.locale(requested, accountLocale(answers.user));
  const needSdk = () => listeners.forEach((listener) => void listener.needSdk());

  async function load(): Promise<void> {
    turn += 1;
    const ownTurn = turn;
    /** Adds an answer; returns false for an outdated answer, which is ignored. */
    const learn = (more: BadgeAnswers): boolean => {
      if (ownTurn !== turn) return false;
      answers = { ...answers, ...more };
      for (const { onChange } of listeners) onChange();
      reports.look();
      return true;
    };
    if (stored.state().status === 'signed-out') return void learn({ isSettled: true });
    const token = stored.token();
    if (token === null) return needSdk();
    const read = createRead(options, locale(options));
    try {
      const user = await read<UserInfo>(userInfoPath + brand, token);
      const isAllowed = maySeeCart(stored.state(), user);
      if (!learn({ user, primaryColor: (user.branding ?? answers).primaryColor })) return;
      const cart = isAllowed ? await read<Cart>(cartPath, token) : undefined;
      if (cart && !Number.isInteger(cart.itemCount)) throw new Error('The cart has no item count');
      if (ownTurn === turn) loadedAt = Date.now();
      if (!learn({ cart, isSettled: true }) || user.branding) return;
      const { branding } = await read<Partial<Environment>>(environmentPath + brand, null);
      learn({ primaryColor: branding?.primaryColor });
    } catch {
      // an SDK repeats the read and explains the failure
      if (ownTurn === turn) needSdk();
    }
  }
  const stopWatching = watchStale(options, (names) => {
    const isOld = names ? reads.some((name) => names.includes(name)) : Date.now() - loadedAt > FRESH;
    if (isOld && stored.state().status === 'signed-in') void load();
  });
  void load();
  const { state, isCurrent } = stored;
  const session: BadgeSession = {
    state,
    isCurrent,
    locale,
    answers: () => answers,
    loadedAt: () => loadedAt,
    watch: reports.watch,
  };
  return {
    session,
    close() {
      turn += 1;
      stored.close();
      stopWatching();
    },
  };
}

/** The sessions of the page by API and brand: all badges of a session share its reads. */
const open = new Map<
  string,
  { readonly listeners: Set<BadgeListener>; readonly opened: ReturnType<typeof openSession> }
>();

/** Joins the session of an API and brand, which is closed when the last badge leaves it. */
export function joinSession(
  options: SdkOptions,
  listener: BadgeListener,
): { readonly session: BadgeSession; readonly leave: () => void } {
  const key = sdkKey(options);
  const existing = open.get(key);
  const listeners = existing?.listeners ?? new Set();
  listeners.add(listener);
  const opened = existing?.opened ?? openSession(options, listeners);
  open.set(key, { listeners, opened });
  return {
    session: opened.session,
    leave() {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      open.delete(key);
      opened.close();
    },
  };
}
