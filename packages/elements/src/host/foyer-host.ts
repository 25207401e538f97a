/** The session, as far as a page may know it: without tokens and roles. */
export interface FoyerSession {
  readonly isSignedIn: boolean;
  /** The signed-in user; null while signed out, and if the server did not name the user. */
  readonly user: {
    readonly id: string;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly locale: string;
  } | null;
  readonly company: { readonly id: string; readonly name: string } | null;
  readonly mode: 'b2b' | 'b2c_cc' | null;
  readonly modes: readonly ('b2b' | 'b2c_cc')[];
  /** Whether support acts for the user (impersonation). */
  readonly isActing: boolean;
}
/** Reason of a report of the session; `start` reports the session found when the page opened. */
export type FoyerSessionReason =
  | 'start'
  | 'signed-in'
  | 'signed-out'
  | 'expired'
  | 'user'
  | 'company'
  | 'mode';
/** The API and brand that an event belongs to. */
export interface FoyerPlace {
  /** Address of the API. */
  readonly api: string;
  readonly brand: string | null;
}
/** Detail of `foyer-session`. `version` rises with a change that a listener would notice. */
export interface FoyerSessionDetail extends FoyerPlace {
  readonly version: 1;
  readonly reason: FoyerSessionReason;
  readonly session: FoyerSession;
}
/** Detail of `foyer-ready`. */
export interface FoyerReadyDetail {
  readonly version: 1;
  readonly tag: string;
}
/** Detail of `foyer-error`. */
export interface FoyerErrorDetail extends FoyerPlace {
  readonly version: 1;
  /** `loading`: a widget could not be loaded; `api`: a call failed; `drawing`: a widget broke while rendering. */
  readonly kind: 'loading' | 'api' | 'drawing';
  /** `not-loaded`, `broken`, or the problem code of a call; `network` without an answer. */
  readonly code: string;
  /** Id of the call in the server's logs. */
  readonly requestId: string | null;
  /** HTTP status, 0 without an answer; null if the error is not about a call. */
  readonly status: number | null;
  /** Name of the call; null if the error is not about a call. */
  readonly operation: string | null;
  /** Tag of the element; null for a call. */
  readonly tag: string | null;
  /** The original error or answer. */
  readonly error: unknown;
}
/** `page` follows the `color-scheme` of the page's `html`. */
export type FoyerScheme = 'light' | 'dark' | 'auto' | 'page';
/** Result of a call that the server may refuse. */
export type FoyerOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly requestId: string | null };
/** Sign-in of a page's own users (docs/single-sign-on.md). */
export interface FoyerPageSignIn {
  /** Asks the page's own backend for a new code for the page's signed-in user; null without one. */
  readonly getToken: () => Promise<string | null>;
  /** A stable text that identifies the page's signed-in user; null without one. A session of another user is ended. */
  readonly user?: string | null;
}
/** The interface through which a page reads and controls the session of its own API and brand. All methods may be called before `ready`. */
export interface FoyerHost {
  /** Fulfilled with this object once the session is known. */
  readonly ready: Promise<FoyerHost>;
  /** Null until `ready`. */
  readonly session: FoyerSession | null;
  /**
   * Opens the sign-in: the page's address for it, else the login on the page, else a dialog over it. Fulfilled with the session after
   * the sign-in, or with the unchanged session when the dialog is closed.
   */
  signIn(): Promise<FoyerSession>;
  /**
   * Signs in the page's signed-in user, now and whenever a session ends, so that users do not sign in twice. Call it again when the
   * page's user changes. Fulfilled once it is set up.
   */
  configure(page: FoyerPageSignIn): Promise<void>;
  /** Signs out in this browser at once; fulfilled when the server has answered, or after 5 s without an answer. */
  signOut(): Promise<void>;
  /** Shows the nearest available language, and stores it as the user's choice. Fulfilled with the shown language. */
  setLocale(locale: string): Promise<string>;
  /** Sets the scheme of all widgets without a `scheme` attribute; null resets it. */
  setScheme(scheme: FoyerScheme | null): Promise<void>;
  /** Switches to a company; null switches back to the user's own. */
  setCompany(companyId: string | null): Promise<FoyerOutcome>;
  /** Opens or closes a panel for the page's developer: session, elements, events, requests, policy. `?foyer-debug` in the address opens it. */
  debug(): Promise<void>;
  /** Listens on the document; returns a function that stops listening. */
  on<N extends keyof DocumentEventMap & `foyer-${string}`>(
    name: N,
    listener: (event: DocumentEventMap[N]) => void,
  ): () => void;
  on(name: `foyer-${string}`, listener: (event: CustomEvent) => void): () => void;
}
