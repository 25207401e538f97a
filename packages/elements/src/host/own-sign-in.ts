import { openSdk, signInByPage } from '@foyer/core';
import { optionsAt } from './control-session.ts';
import type { FoyerPageSignIn, FoyerPlace } from './foyer-host.ts';

/** Key of the function that ends the running sign-in, shared by all copies of Foyer on the page. */
const key = Symbol.for('foyer.own-sign-in');
type SignInGlobal = typeof globalThis & { [key]?: (() => void) | undefined };

/**
 * Signs in the page's own users at the page's own API and brand. A link to the login calls `Foyer.signIn`, which asks the page
 * first.
 */
export function signInOwn(page: FoyerPageSignIn, own: FoyerPlace, signIn: () => Promise<unknown>): void {
  const scope = globalThis as SignInGlobal;
  scope[key]?.();
  const { close } = signInByPage(openSdk(optionsAt(own)), page);
  const listen = (event: Event) => {
    const { target } = (event as CustomEvent<{ target?: { route: string } }>).detail ?? {};
    // `Foyer.signIn` dispatches the event on the document, and has asked the page already
    const isLink = event.target !== document && target?.route === 'login';
    if (!isLink || event.defaultPrevented || page.user === null) return;
    event.preventDefault();
    signIn().catch(console.error);
  };
  document.addEventListener('foyer-navigate', listen);
  scope[key] = () => {
    document.removeEventListener('foyer-navigate', listen);
    close();
  };
}
