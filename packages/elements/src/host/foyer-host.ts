/** Who is signed in, as a page may know it: no token, no role. */
export interface FoyerSession {
  readonly isSignedIn: boolean;
  /** Null while nobody is signed in, and where the server did not say who it is. */
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
  /** Somebody acts for the user. */
  readonly isActing: boolean;
}
/** Why a page is told of the session; `start` is what was found. */
export type FoyerSessionReason =
  | 'start'
  | 'signed-in'
  | 'signed-out'
  | 'expired'
  | 'user'
  | 'company'
  | 'mode';
/** Which Foyer an event is about. */
export interface FoyerPlace {
  /** Where its API lives. */
  readonly api: string;
  readonly brand: string | null;
}
/** What `foyer-session` carries. `version` rises with a change that a listener would notice. */
export interface FoyerSessionDetail extends FoyerPlace {
  readonly version: 1;
  readonly reason: FoyerSessionReason;
  readonly session: FoyerSession;
}
/** What `foyer-ready` carries. */
export interface FoyerReadyDetail {
  readonly version: 1;
  readonly tag: string;
}
/** What `foyer-error` carries. */
export interface FoyerErrorDetail extends FoyerPlace {
  readonly version: 1;
  /** A widget that could not be loaded, a call that was not answered as asked, a widget that broke. */
  readonly kind: 'loading' | 'api' | 'drawing';
  /** `not-loaded`, `broken`, or of a call the code of its problem, `network` where no answer came. */
  readonly code: string;
  /** Of the call, for the server's logs. */
  readonly requestId: string | null;
  /** HTTP status, 0 without an answer; null where no call is meant. */
  readonly status: number | null;
  /** Name of the call; null where none is meant. */
  readonly operation: string | null;
  /** The element that is meant, null for a call. */
  readonly tag: string | null;
  /** As it was thrown or answered. */
  readonly error: unknown;
}
/** `page` follows the `color-scheme` of the page's `html`. */
export type FoyerScheme = 'light' | 'dark' | 'auto' | 'page';
/** How something went that the server may refuse. */
export type FoyerOutcome =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: string; readonly requestId: string | null };
/** How a page signs in its own users (docs/single-sign-on.md). */
export interface FoyerPageSignIn {
  /** Asks the page's own backend for a fresh code of whoever is signed in on the page; null where nobody is. */
  readonly getToken: () => Promise<string | null>;
  /** Who is signed in on the page, by any text that stays theirs; null for nobody. Whoever else is signed in here is signed out. */
  readonly user?: string | null;
}
/** How a page knows and steers Foyer: the session of its own API and brand. Everything may be called before `ready`. */
export interface FoyerHost {
  /** Fulfilled with this object once the session is known. */
  readonly ready: Promise<FoyerHost>;
  /** Null until `ready`. */
  readonly session: FoyerSession | null;
  /**
   * Goes to the sign-in: the page's address of it, else the login on the page, else a dialog over it. Fulfilled with the session once
   * somebody is signed in, or as it is when the dialog was closed.
   */
  signIn(): Promise<FoyerSession>;
  /**
   * Signs in whoever is signed in on the page, now and when a session is over, so that nobody signs in twice. To be called again when
   * somebody else is. Fulfilled when it is running.
   */
  configure(page: FoyerPageSignIn): Promise<void>;
  /** This browser forgets at once; fulfilled when the server has answered, or after 5 s without an answer. */
  signOut(): Promise<void>;
  /** Shows the nearest language there is, and remembers it as the user's choice. Fulfilled with the one that is shown. */
  setLocale(locale: string): Promise<string>;
  /** The scheme of all widgets that say none themselves; null takes it back. */
  setScheme(scheme: FoyerScheme | null): Promise<void>;
  /** Goes to a company; null goes back to the own one. */
  setCompany(companyId: string | null): Promise<FoyerOutcome>;
  /** Opens, or closes, a panel for the page's developer: session, elements, events, requests, policy. So does `?foyer-debug` in the address. */
  debug(): Promise<void>;
  /** Listens on the document; returns what ends it. */
  on<N extends keyof DocumentEventMap & `foyer-${string}`>(
    name: N,
    listener: (event: DocumentEventMap[N]) => void,
  ): () => void;
  on(name: `foyer-${string}`, listener: (event: CustomEvent) => void): () => void;
}
