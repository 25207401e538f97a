import { pageSettings } from '../page-settings.ts';
import { dispatchSession } from './dispatch-session.ts';
import { tellElements } from './element-events.ts';
import type { FoyerHost, FoyerPlace, FoyerScheme, FoyerSession, FoyerSessionReason } from './foyer-host.ts';
import { holdWidgets } from './hold-widgets.ts';
import { ownPlace, placeKey } from './own-place.ts';
import { setScheme } from './set-scheme.ts';

export { tellReady } from './element-events.ts';

/** The module that calls the server. While a cart badge reports the session, it is loaded only when it is needed. */
type Core = typeof import('./control-session.ts');
/** Key of the state that all copies of Foyer on a page share. */
const key = Symbol.for('foyer.host');
interface Begun {
  /** The last reported state of each session with its API and brand, by both. */
  readonly sessions: Map<string, { readonly session: FoyerSession; readonly place: FoyerPlace }>;
  /** Sessions that cart badges report (decision 0484) until an SDK does, by API and brand; `full` holds the keys that an SDK reports. */
  readonly badges: Map<string, Watch>;
  readonly full: Set<string>;
  /** Callbacks that wait until a session is known. */
  readonly waiting: Set<() => void>;
  core?: Promise<Core> | undefined;
}
/** Calls back with the state of a cart badge's session, unless it equals `before`, and with each change. */
type Watch = (
  tell: (session: FoyerSession, reason: FoyerSessionReason) => void,
  before: FoyerSession | null,
) => void;
type HostGlobal = typeof globalThis & { [key]?: Begun | undefined };
const scope: HostGlobal = globalThis;

/** Sets up the shared state of the page, applies the page's scheme, and starts the reports of the elements. */
function open(): Begun {
  const begun: Begun = { sessions: new Map(), badges: new Map(), full: new Set(), waiting: new Set() };
  scope[key] = begun;
  const { scheme } = pageSettings();
  if (scheme) setScheme(scheme as FoyerScheme);
  tellElements();
  if (new URLSearchParams(location.search).has('foyer-debug')) Foyer.debug().catch(console.error);
  return begun;
}
const begin = (): Begun => scope[key] ?? open();

function note(about: FoyerPlace, session: FoyerSession, reason: FoyerSessionReason): void {
  const { sessions, waiting } = begin();
  sessions.set(placeKey(about), { session, place: about });
  dispatchSession(session, reason, about);
  for (const look of waiting) look();
}

/**
 * Loads the module that calls the server and lets it report all sessions of the page, once for all copies. A failure is not cached,
 * so that the next call retries.
 */
function loadCore(): Promise<Core> {
  const begun = begin();
  begun.core ??= import('./control-session.ts')
    .then((core) => {
      core.watchSessions((about) => {
        const name = placeKey(about);
        begun.full.add(name);
        // do not repeat the report of a badge
        return begun.sessions.get(name)?.session ?? null;
      }, note);
      return core;
    })
    .catch((error: unknown) => {
      begun.core = undefined;
      throw error;
    });
  return begun.core;
}

/** The page's own API and brand. */
const own = () => ownPlace([...begin().sessions.values()].map((each) => each.place));
const control = async () => (await loadCore()).controlSession(own(), () => Foyer.session as FoyerSession);

/** Fulfilled once the page's own session is known, from a badge or an SDK. */
function untilKnown(): Promise<void> {
  const { sessions, badges, full, waiting } = begin();
  const name = placeKey(own());
  if (sessions.has(name)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!sessions.has(placeKey(own()))) return;
      waiting.delete(look);
      resolve();
    };
    waiting.add(look);
    if (!badges.has(name) || full.has(name)) control().then(look, reject);
  });
}

/**
 * The page's access to Foyer: session, sign-in and sign-out, language, scheme, company, events. Pages without a bundler import it
 * from `host.js`; the loader also sets it as `globalThis.Foyer`. On a server it does nothing until a method is called.
 */
export const Foyer: FoyerHost = {
  get ready() {
    return untilKnown().then(() => Foyer);
  },
  get session() {
    const begun = scope[key];
    return begun?.sessions.get(placeKey(own()))?.session ?? null;
  },
  configure: async (page) => {
    holdWidgets(page);
    await (await import('./own-sign-in.ts')).signInOwn(page, own(), () => Foyer.signIn());
  },
  signIn: () => control().then(({ signIn }) => signIn()),
  signOut: () => control().then(({ signOut }) => signOut()),
  setLocale: (locale) => control().then(({ setLocale }) => setLocale(locale)),
  setCompany: (companyId) => control().then(({ setCompany }) => setCompany(companyId)),
  setScheme: async (scheme) => setScheme(scheme),
  debug: async () => (await import('./debug/open-debug.ts')).openDebug(Foyer, begin().sessions),
  on(name: string, listener: (event: never) => void) {
    document.addEventListener(name, listener as EventListener);
    return () => document.removeEventListener(name, listener as EventListener);
  },
};

/** Reports all sessions of the page's elements from now on. */
export function watchPage(): void {
  (globalThis as { Foyer?: unknown }).Foyer ??= Foyer;
  loadCore().catch(() => {});
}

/** Reports the session of an element, even if the code of the element could not be loaded. Called by the loader. */
export function watchElement(element: Element): void {
  watchPage();
  loadCore().then(
    ({ openFor }) => openFor(element),
    () => {},
  );
}

/** Reports the session of a cart badge as long as no SDK reports it. */
export function watchBadge(about: FoyerPlace, watch: Watch): void {
  (globalThis as { Foyer?: unknown }).Foyer ??= Foyer;
  const { badges, full, sessions } = begin();
  const name = placeKey(about);
  if (badges.get(name) === watch) return;
  badges.set(name, watch);
  watch((session, reason) => {
    if (!full.has(name)) note(about, session, reason);
  }, sessions.get(name)?.session ?? null);
}
