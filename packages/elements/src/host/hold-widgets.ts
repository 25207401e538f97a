import type { FoyerPageSignIn } from './foyer-host.ts';

/** What widgets look at while nobody is signed in (`RunningPageSignIn` of core), and hear of. */
const name = 'foyer-page-sign-in';
const key: unique symbol = Symbol.for(name) as never;

/** Has widgets wait that would ask for a sign-in, until the code that asks the page is there. */
export function holdWidgets({ user }: FoyerPageSignIn): void {
  const place = globalThis as { [key]?: unknown };
  if (user === null || place[key]) return;
  place[key] = { state: 'waiting', options: null, attempt: async () => false, renew: async () => null };
  document.dispatchEvent(new Event(name));
}
