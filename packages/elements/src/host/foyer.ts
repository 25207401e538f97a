import { pageSettings } from '../page-settings.ts';
import type { FoyerHost, FoyerScheme, FoyerSession } from './foyer-host.ts';
import { holdWidgets } from './hold-widgets.ts';
import { setScheme } from './set-scheme.ts';
import { showInstead } from './show-instead.ts';
import type { Steering } from './steer.ts';
import { tellElements } from './tell-elements.ts';
import { tellError } from './tell-error.ts';

/** Where all copies of Foyer on a page find the one that knows and steers. */
const key: unique symbol = Symbol.for('foyer.host') as never;
interface Begun {
  session: FoyerSession | null;
  readonly steering: Promise<Steering>;
}
type Place = typeof globalThis & { [key]?: Begun | undefined };
const place: Place = globalThis;

/** Loads what talks to the server, once for all copies; a failure is forgotten, so that the next call tries again. */
function begin(): Promise<Steering> {
  if (place[key]) return place[key].steering;
  const steering = import('./steer.ts').then(({ steer }) =>
    steer((session) => {
      begun.session = session;
    }),
  );
  const begun: Begun = { session: null, steering };
  place[key] = begun;
  steering.catch(() => {
    place[key] = undefined;
  });
  const { scheme } = pageSettings();
  if (scheme) setScheme(scheme as FoyerScheme);
  tellElements();
  if (new URLSearchParams(location.search).has('foyer-debug')) Foyer.debug().catch(console.error);
  return steering;
}

/**
 * How a page knows and steers Foyer: who is signed in, signing in and out, language, scheme, company, events. Pages without a bundler
 * import it from `host.js`; the loader also puts it on the page. On a server nothing happens until something is called.
 */
export const Foyer: FoyerHost = {
  get ready() {
    return begin().then(() => Foyer);
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

/** What the loader says of a widget: its element, and the error where its script could not be loaded. */
export function see(element: Element, trouble?: unknown): void {
  (globalThis as { Foyer?: unknown }).Foyer ??= Foyer;
  if (trouble instanceof Error) {
    console.error(`Foyer: <${element.localName}> could not be loaded`, trouble);
    tellError(element, 'loading', trouble);
    // the loader asks once for all of a tag
    for (const each of new Set([element, ...document.querySelectorAll(element.localName)])) showInstead(each);
  }
  // who names another API or brand says nothing of the page's own
  const isOthers = ['api', 'brand'].some((name) => element.hasAttribute(name));
  if (isOthers) tellElements();
  else begin().catch(() => {});
}
