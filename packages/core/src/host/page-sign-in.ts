import type { SdkOptions } from '../options/sdk-options.ts';
import type { SignedInTokens } from '../session/session.ts';

/** How a page signs in its own users. */
export interface PageSignIn {
  /**
   * Asks the page's own backend for a fresh code of whoever is signed in on the page (`beginPartnerSignIn`); null where nobody is.
   * Called when nobody is signed in here, and again when a session is over.
   */
  readonly getToken: () => Promise<string | null>;
  /**
   * Who is signed in on the page, by any text that stays theirs; null for nobody. Whoever else is still signed in here is signed out.
   *
   * @default whoever `getToken` answers a code of, without a look at who was signed in before
   */
  readonly user?: string | null;
}

/** What the widgets and the session know of it. Copies of Foyer on a page share it, so it hangs on the page and is asked for by its name. */
export interface RunningPageSignIn {
  /** `waiting`: nobody is signed in yet, and the page is being asked. `refused`: it could not. */
  readonly state: 'idle' | 'waiting' | 'refused';
  /** Of the SDK it is for; null before that is there. */
  readonly options: SdkOptions | null;
  /** Signs in if the page can; tells whether somebody is signed in then. */
  readonly attempt: () => Promise<boolean>;
  /** New tokens for a session that is over, of whoever is signed in on the page; null for none. */
  readonly renew: () => Promise<SignedInTokens | null>;
}

/** The name on the page, and the event on the document when `state` is another. */
export const pageSignInEvent = 'foyer-page-sign-in';
const pageSignInKey: unique symbol = Symbol.for(pageSignInEvent) as never;

/** What is running on this page, for this SDK; undefined where the page leaves the sign-in to Foyer. */
export function runningPageSignIn(options: SdkOptions): RunningPageSignIn | undefined {
  const running = (globalThis as { [pageSignInKey]?: RunningPageSignIn })[pageSignInKey];
  return running && (running.options ?? options) === options ? running : undefined;
}

/** Puts it up, or another state of it, and tells the widgets. */
export function putPageSignIn(running: RunningPageSignIn | undefined): void {
  Object.assign(globalThis, { [pageSignInKey]: running });
  globalThis.document?.dispatchEvent(new Event(pageSignInEvent));
}
