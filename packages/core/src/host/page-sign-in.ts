import type { SdkOptions } from '../options/sdk-options.ts';
import type { SignedInTokens } from '../session/session.ts';

/** Settings with which a page signs in its own users. */
export interface PageSignIn {
  /**
   * Requests a fresh code from the page's own backend for the user who is signed in on the page (`beginPartnerSignIn`); null where nobody
   * is. Called when nobody is signed in here, and again when a session is over.
   */
  readonly getToken: () => Promise<string | null>;
  /**
   * The user who is signed in on the page, by any text that never changes for them; null for nobody. Any other user who is still signed in
   * here is signed out.
   *
   * @default the user of the code that `getToken` returns, regardless of who was signed in before
   */
  readonly user?: string | null;
}

/**
 * The page sign-in, as widgets and session see it. Copies of Foyer on a page share it, so it is a property of the global object and found
 * by its name.
 */
export interface RunningPageSignIn {
  /** `waiting`: nobody is signed in yet, and a code is being requested from the page. `refused`: the sign-in failed. */
  readonly state: 'idle' | 'waiting' | 'refused';
  /** Options of the SDK that it belongs to; null before the SDK exists. */
  readonly options: SdkOptions | null;
  /** Signs in if the page can; returns whether a user is signed in afterwards. */
  readonly attempt: () => Promise<boolean>;
  /** Returns new tokens after the end of a session, for the user who is signed in on the page; null if there is none. */
  readonly renew: () => Promise<SignedInTokens | null>;
}

/** Name of the property on the global object, and of the event on the document when `state` changes. */
export const pageSignInEvent = 'foyer-page-sign-in';
const pageSignInKey = Symbol.for(pageSignInEvent);

/** Returns the page sign-in of this SDK; undefined where the page leaves the sign-in to Foyer. */
export function runningPageSignIn(options: SdkOptions): RunningPageSignIn | undefined {
  const running = (globalThis as { [pageSignInKey]?: RunningPageSignIn })[pageSignInKey];
  return running && (running.options ?? options) === options ? running : undefined;
}

/** Sets the page sign-in, or a new state of it, and notifies the widgets. */
export function putPageSignIn(running: RunningPageSignIn | undefined): void {
  Object.assign(globalThis, { [pageSignInKey]: running });
  globalThis.document?.dispatchEvent(new Event(pageSignInEvent));
}
