import { pageSettings } from '../page-settings.ts';
import type { FoyerHost, FoyerPlace, FoyerScheme, FoyerSession, FoyerSessionReason } from './foyer-host.ts';
import { holdWidgets } from './hold-widgets.ts';
import { ownPlace, placeKey } from './own-place.ts';
import { setScheme } from './set-scheme.ts';
import { tellElements } from './tell-elements.ts';
import { tellSession } from './tell-session.ts';

export { tellReady } from './tell-elements.ts';

/** The module that talks to the server. Where a light stage reports the session, it is loaded only when it is needed. */
type Core = typeof import('./steer.ts');
/** Where all copies of Foyer on a page find the one that knows and steers. */
const key: unique symbol = Symbol.for('foyer.host') as never;
interface Begun {
  /** Each session as the page was told of it last, with where it belongs, by API and brand. */
  readonly sessions: Map<string, { readonly session: FoyerSession; readonly place: FoyerPlace }>;
  /** Of which APIs and brands a light stage tells (decision 0444) as long as no SDK does, and of which an SDK. */
  readonly light: Set<string>;
  readonly full: Set<string>;
  /** Callbacks that wait until a session is known. */
  readonly waiting: Set<() => void>;
  core?: Promise<Core> | undefined;
}
type Place = typeof globalThis & { [key]?: Begun | undefined };
const place: Place = globalThis;

/** What every page has that has an element. */
function open(): Begun {
  const begun: Begun = { sessions: new Map(), light: new Set(), full: new Set(), waiting: new Set() };
  place[key] = begun;
  const { scheme } = pageSettings();
  if (scheme) setScheme(scheme as FoyerScheme);
  tellElements();
  if (new URLSearchParams(location.search).has('foyer-debug')) Foyer.debug().catch(console.error);
  return begun;
}
const begin = (): Begun => place[key] ?? open();

function note(about: FoyerPlace, session: FoyerSession, reason: FoyerSessionReason): void {
  const { sessions, waiting } = begin();
  sessions.set(placeKey(about), { session, place: about });
  tellSession(session, reason, about);
  for (const look of waiting) look();
}

/**
 * Loads what talks to the server and has it tell of every session of the page, once for all copies; a failure is forgotten, so that the
 * next call tries again.
 */
function loadCore(): Promise<Core> {
  const begun = begin();
  begun.core ??= import('./steer.ts')
    .then((core) => {
      core.watchSessions((about) => {
        const name = placeKey(about);
        begun.full.add(name);
        // what a light stage has told is not told again
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

/** The page's own API and brand, and what steers it. */
const own = () => ownPlace([...begin().sessions.values()].map((each) => each.place));
const steering = async () => (await loadCore()).steer(own(), () => Foyer.session as FoyerSession);

/** Fulfilled once the page's own session is known, whichever way that comes to be. */
function untilKnown(): Promise<void> {
  const { sessions, light, full, waiting } = begin();
  const name = placeKey(own());
  if (sessions.has(name)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!sessions.has(placeKey(own()))) return;
      waiting.delete(look);
      resolve();
    };
    waiting.add(look);
    if (!light.has(name) || full.has(name)) steering().then(look, reject);
  });
}

/**
 * How a page knows and steers Foyer: who is signed in, signing in and out, language, scheme, company, events. Pages without a bundler
 * import it from `host.js`; the loader also puts it on the page. On a server nothing happens until something is called.
 */
export const Foyer: FoyerHost = {
  get ready() {
    return untilKnown().then(() => Foyer);
  },
  get session() {
    const begun = place[key];
    return begun?.sessions.get(placeKey(own()))?.session ?? null;
  },
  configure: async (page) => {
    holdWidgets(page);
    await (await import('./own-sign-in.ts')).signInOwn(page, own(), () => Foyer.signIn());
  },
  signIn: () => steering().then(({ signIn }) => signIn()),
  signOut: () => steering().then(({ signOut }) => signOut()),
  setLocale: (locale) => steering().then(({ setLocale }) => setLocale(locale)),
  setCompany: (companyId) => steering().then(({ setCompany }) => setCompany(companyId)),
  setScheme: async (scheme) => setScheme(scheme),
  debug: async () => (await import('./debug/open-debug.ts')).openDebug(Foyer),
  on(name: string, listener: (event: never) => void) {
    document.addEventListener(name, listener as EventListener);
    return () => document.removeEventListener(name, listener as EventListener);
  },
};

/** Has the page told of every session that its elements have, from now on. */
export function watchPage(): void {
  (globalThis as { Foyer?: unknown }).Foyer ??= Foyer;
  loadCore().catch(() => {});
}

/** Reports the session of an element, also where the code of the element could not be loaded. Called by the loader. */
export function watchElement(element: Element): void {
  watchPage();
  loadCore().then(
    ({ openFor }) => openFor(element),
    () => {},
  );
}

/** Subscribes to the session that a light stage knows for its API and brand: calls back with its state and with each change. */
type Watch = (tell: (session: FoyerSession, reason: FoyerSessionReason) => void) => void;

/** Registers a widget that a light stage has painted: its API and brand, and the subscription to their session. */
export function seeLight(about: FoyerPlace, watch: Watch): void {
  (globalThis as { Foyer?: unknown }).Foyer ??= Foyer;
  const { light, full } = begin();
  const name = placeKey(about);
  if (light.has(name)) return;
  light.add(name);
  watch((session, reason) => {
    // an SDK goes on from where this ends
    if (!full.has(name)) note(about, session, reason);
  });
}
