import { pageSettings } from '../page-settings.ts';
import type { FoyerHost, FoyerPlace, FoyerScheme, FoyerSession, FoyerSessionReason } from './foyer-host.ts';
import { holdWidgets } from './hold-widgets.ts';
import { setScheme } from './set-scheme.ts';
import type { Steering } from './steer.ts';
import { tellElements } from './tell-elements.ts';
import { tellSession } from './tell-session.ts';

export { tellReady } from './tell-elements.ts';

/** Where all copies of Foyer on a page find the one that knows and steers. */
const key: unique symbol = Symbol.for('foyer.host') as never;
interface Begun {
  session: FoyerSession | null;
  /** Fulfilled when the session is known; set where a light stage tells of it (decision 0444). */
  readonly told?: Promise<void>;
  readonly onTold?: () => void;
  /** What talks to the server; where a light stage tells of the session not before it is needed. */
  steering?: Promise<Steering> | undefined;
}
type Place = typeof globalThis & { [key]?: Begun | undefined };
const place: Place = globalThis;

/** What every page has that has an element. */
function open(begun: Begun): Begun {
  place[key] = begun;
  const { scheme } = pageSettings();
  if (scheme) setScheme(scheme as FoyerScheme);
  tellElements();
  if (new URLSearchParams(location.search).has('foyer-debug')) Foyer.debug().catch(console.error);
  return begun;
}

/** Loads what talks to the server, once for all copies; a failure is forgotten, so that the next call tries again. */
function begin(): Promise<Steering> {
  const begun = place[key] ?? open({ session: null });
  begun.steering ??= import('./steer.ts')
    .then(({ steer }) =>
      steer(begun.session, (session) => {
        begun.session = session;
      }),
    )
    .then((steering) => {
      begun.onTold?.();
      return steering;
    })
    .catch((error: unknown) => {
      begun.steering = undefined;
      throw error;
    });
  return begun.steering;
}

/**
 * How a page knows and steers Foyer: who is signed in, signing in and out, language, scheme, company, events. Pages without a bundler
 * import it from `host.js`; the loader also puts it on the page. On a server nothing happens until something is called.
 */
export const Foyer: FoyerHost = {
  get ready() {
    return (place[key]?.told ?? begin()).then(() => Foyer);
  },
  get session() {
    return place[key]?.session ?? null;
  },
  configure: async (page) => {
    holdWidgets(page);
    await (await import('./own-sign-in.ts')).signInOwn(page, () => begin().then(({ signIn }) => signIn()));
  },
  signIn: () => begin().then(({ signIn }) => signIn()),
  signOut: () => begin().then(({ signOut }) => signOut()),
  setLocale: (locale) => begin().then(({ setLocale }) => setLocale(locale)),
  setCompany: (companyId) => begin().then(({ setCompany }) => setCompany(companyId)),
  setScheme: async (scheme) => setScheme(scheme),
  debug: async () => (await import('./debug/open-debug.ts')).openDebug(Foyer),
  on(name: string, listener: (event: never) => void) {
    document.addEventListener(name, listener as EventListener);
    return () => document.removeEventListener(name, listener as EventListener);
  },
};

/** Who names another API or brand says nothing of the page's own. */
const isOthers = (element: Element): boolean => ['api', 'brand'].some((name) => element.hasAttribute(name));

/** What every element has told of it: by the page's own session, unless it is another one's. */
export function watchElement(element: Element): void {
  (globalThis as { Foyer?: unknown }).Foyer ??= Foyer;
  if (isOthers(element)) tellElements();
  else begin().catch(() => {});
}

/** What a light stage knows of the session of the page's own API and brand: calls back with how it is, and with each change. */
type Watch = (tell: (session: FoyerSession, reason: FoyerSessionReason) => void) => void;

/** What a light stage says of a widget; `watch` where it is of the page's own API and brand. */
export function seeLight(element: Element, about: FoyerPlace, watch: Watch): void {
  (globalThis as { Foyer?: unknown }).Foyer ??= Foyer;
  if (isOthers(element)) tellElements();
  else if (!place[key]) {
    let onTold = () => {};
    const told = new Promise<void>((resolve) => {
      onTold = resolve;
    });
    const begun = open({ session: null, told, onTold });
    watch((session, reason) => {
      // what steers goes on from where this ends
      if (begun.steering) return;
      begun.session = session;
      tellSession(session, reason, about);
      onTold();
    });
  }
}
