import type { FoyerPageSignIn } from './foyer-host.ts';

/** Key of the page's sign-in (`RunningPageSignIn` of core), which widgets read while signed out, and name of the event about its changes. */
const name = 'foyer-page-sign-in';
const key = Symbol.for(name);

/** Lets widgets that would ask for a sign-in wait until the code that asks the page is loaded. */
export function holdWidgets({ user }: FoyerPageSignIn): void {
  const scope = globalThis as { [key]?: unknown };
  if (user === null || scope[key]) return;
  scope[key] = { state: 'waiting', options: null, attempt: async () => false, renew: async () => null };
  document.dispatchEvent(new Event(name));
}
