import type {
  CallInput,
  CallOutput,
  CommonErrorCode,
  Contract,
  Mode,
  OperationName,
  OwnErrorCode,
  PortalRouteName,
} from '@foyer/contract';
import type { Environment } from '@foyer/contract/environment/environment.contract';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { I18n } from '@lingui/core';
import type { ReadableAtom } from 'nanostores';
import type { SafeBranding } from '../branding/safe-branding.ts';
import type { WayBack } from '../session/way-back.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** How an SDK instance is set up. Every field may be left out. */
export interface SdkOptions {
  /** Where the API lives, for example `https://portal.example`; empty for the same origin. @default '' */
  readonly apiBase?: string;
  /** The brand's id. */
  readonly brand?: string;
  /** The first locale, `de_DE`. @default the document's language where supported, else de_DE */
  readonly locale?: string;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** @default localStorage and sessionStorage, in memory where they throw */
  readonly storage?: { readonly local: Storage; readonly session: Storage };
  /** Turns a target into an address of the host page, or null where the host has no such page. */
  readonly hrefFor?: (target: NavigationTarget) => string | null;
  /**
   * Whether the page is ours: document language, text direction and favicon then follow locale and branding. Never for
   * embedded widgets. @default false
   */
  readonly ownsDocument?: boolean;
  /**
   * Ends every name that is kept in the browser (`USER_ACCESS_ALL_MODE` + scope); two SDKs of one scope share a session.
   * @default '' without brand and other origin, else made of both (decision 0051)
   */
  readonly storageScope?: string;
}

/** Expected failures are data. `network` means that no answer came. */
export interface ApiError<C extends string = string> {
  readonly code: C;
  /** HTTP status, 0 for `network` and `aborted`. */
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
  readonly fields: readonly { path: string; code: string; params?: Record<string, string | number> }[];
}
export type Result<T, C extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ApiError<C> };

export type Endpoint<N extends OperationName> = N extends keyof Contract ? Contract[N] : never;
export type ErrorCode<N extends OperationName> =
  | OwnErrorCode<Endpoint<N>>
  | CommonErrorCode
  | 'network'
  | 'aborted';

/** Beside the endpoint's own input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** One key per intended effect; a repeated call with it changes nothing more. @default a fresh one per call */
  readonly idempotencyKey?: string;
  /** Upload progress from 0 to 1. */
  readonly onProgress?: (fraction: number) => void;
}
export type Call = <N extends OperationName>(
  name: N,
  ...rest: Record<never, never> extends CallInput<Endpoint<N>>
    ? [input?: CallInput<Endpoint<N>> & CallOptions]
    : [input: CallInput<Endpoint<N>> & CallOptions]
) => Promise<Result<CallOutput<Endpoint<N>>, ErrorCode<N>>>;

/** A value that is fetched. `data` stays while it is fetched again. */
export interface Loadable<T> {
  readonly status: 'idle' | 'loading' | 'ready' | 'error';
  readonly data: T | undefined;
  readonly error: ApiError | undefined;
}

export interface SessionState {
  readonly status: 'signed-out' | 'signed-in';
  readonly mode: Mode | null;
  readonly modes: readonly Mode[];
  /** Set while switched to another company. */
  readonly companyId: string | null;
  readonly originCompanyId: string | null;
  readonly isImpersonating: boolean;
  /** Why the last session ended: shown at login. */
  readonly endedBecause: 'signed-out' | 'expired' | null;
}

export interface Session {
  readonly $state: ReadableAtom<SessionState>;
  login(username: string, password: string): Promise<Result<undefined, ErrorCode<'login'>>>;
  /** This browser forgets at once; resolves when the server has answered, or after 5 s without an answer. Never rejects. */
  logout(): Promise<void>;
  selectMode(mode: Mode): void;
  /** Switches to a company, or acts as a user of it (ROLE_IMPERSONATE). */
  switchCompany(
    companyId: string,
    userId?: string,
  ): Promise<Result<undefined, ErrorCode<'authorizeCompany'>>>;
  /** Back to the own company. */
  leaveCompany(): void;
  /** Takes over what local storage holds; tells whether somebody is signed in (guard step 5). */
  restore(): boolean;
  /** Forgets the session in this browser without telling the server. */
  clear(reason?: 'expired'): void;
  /** The token that a call would carry, refreshed if due; null when nobody is signed in. */
  freshToken(): Promise<string | null>;
  /** The place to return to after the next login. */
  readonly wayBack: WayBack;
}

export interface LocaleState {
  /** `de_DE` */
  readonly code: string;
  /** BCP 47, `de-DE`, for Intl and the lang attribute. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** As the server listed them; empty where that failed. */
  readonly supported: readonly string[];
}

/** ICU messages by id. A bundle may be raw text or compiled at build. */
export type Catalogue = Readonly<Record<string, string | readonly unknown[]>>;
/** One feature's texts: German is bundled, the others are loaded when needed. Keys are language codes, `en`. */
export interface CatalogueSource {
  readonly feature: string;
  readonly de: Catalogue;
  readonly others: Readonly<Record<string, () => Promise<{ readonly default: Catalogue }>>>;
}

export interface Localisation {
  readonly $locale: ReadableAtom<LocaleState>;
  readonly i18n: I18n;
  /** Registers a feature's texts and resolves when the active locale's are there. Idempotent. */
  register(source: CatalogueSource): Promise<void>;
  /** Whether a registered feature's texts of the active locale are there. */
  isReady(feature: string): boolean;
  /** Fetches what is missing, then switches texts, document language and the user's setting at once. */
  setLocale(code: string): Promise<void>;
  /** Bumps on every change of texts; subscribe to re-render. */
  readonly $version: ReadableAtom<number>;
  /** Loads the list of supported locales, once; empty where that failed. */
  loadSupported(): Promise<readonly string[]>;
  /** Loads bundled and server texts of a locale, merged; a failure is logged and leaves the bundled ones. */
  loadTexts(code: string, brandingId?: string): Promise<void>;
  /**
   * Shows the nearest locale there is, without remembering it: for a host page that says what it speaks. What is no
   * locale is logged and changes nothing.
   */
  showNearest(wanted: string): Promise<void>;
  /** Shows a locale with the texts that are there, without waiting and without remembering it. */
  show(code: string): void;
  /** The language the user chose in this tab (session storage), or null. */
  readonly stored: { get(): string | null; forget(): void };
}

/** Somewhere in the portal. Hosts map it to their own addresses. */
export interface NavigationTarget {
  readonly route: PortalRouteName;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** A cached read. Shared by all widgets of the SDK with the same operation and input. */
export interface Resource<T> extends ReadableAtom<Loadable<T>> {
  reload(): Promise<void>;
  /** Waits for the value (or the error), asking the server only where none is there or on its way. */
  load(): Promise<Loadable<T>>;
  /** Puts a value in place, for example the answer of a change. */
  set(value: T): void;
}

/** Drafts of forms: survive reload, crash and the end of the session; bound to the user once known. Never secrets. */
export interface Drafts {
  load(key: string): Readonly<Record<string, unknown>> | null;
  /** `secrets` names fields that are never kept; passwords, PINs and bank data go without being named. */
  save(key: string, value: Readonly<Record<string, unknown>>, secrets?: readonly string[]): void;
  clear(key: string): void;
}

/** What an SDK keeps in the browser, none of which can throw: blocked or full storage is survived in memory. */
export interface SdkStorage {
  /** Local storage: for all tabs, until somebody clears it. Names are shared with the host page: begin them with `FOYER`. */
  readonly local: SafeStorage;
  /** Session storage: for this tab. */
  readonly session: SafeStorage;
  /** Local storage under names of the person who is signed in, so that the next one finds nothing of theirs. Never secrets. */
  readonly user: SafeStorage;
}

/** One running Foyer: one API, one brand, one session, shared by every widget that names the same pair. */
export interface FoyerSdk {
  readonly key: string;
  readonly options: SdkOptions;
  readonly call: Call;
  readonly session: Session;
  readonly localisation: Localisation;
  readonly drafts: Drafts;
  readonly storage: SdkStorage;
  /** Who is signed in; idle while nobody is. */
  readonly $userInfo: Resource<UserInfo>;
  readonly $environment: Resource<Environment>;
  /** The user's branding, else the environment's; checked, with nothing in it that could do harm. */
  readonly $branding: ReadableAtom<SafeBranding | null>;
  /** A cached read of any GET (or read-only POST) endpoint. */
  resource<N extends OperationName>(
    name: N,
    input?: CallInput<Endpoint<N>>,
  ): Resource<CallOutput<Endpoint<N>>>;
  /** Marks every cached read of these operations stale; mounted ones are fetched again. */
  invalidate(...names: OperationName[]): void;
  /** The address for a target, or null where the host has no such page. */
  href(target: NavigationTarget): string | null;
  /** Unread news: server flag minus what this browser remembers in USER_IS_READ_NEWS. */
  readonly $hasUnreadNews: ReadableAtom<boolean>;
  markNewsRead(): void;
  destroy(): void;
}
