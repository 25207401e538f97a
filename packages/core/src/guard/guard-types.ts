import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { PortalPath } from '../navigation/portal-path.ts';
import type { SessionState } from '../session/session.ts';

/** What the guard may have to find out before it can decide. */
export type GuardNeed =
  | 'locales'
  | 'restore'
  | 'freshToken'
  | 'impersonation'
  | 'userInfo'
  | 'translations'
  | 'environment';

/** A navigation to judge. `path` is the whole address below the origin. */
export interface GuardRequest {
  readonly path: string;
  /** Where the navigation comes from: a path, or an address of this origin. Give it once per page load. */
  readonly referrer?: string | null;
  /** What the visitor's browser prefers, such as `navigator.languages`; counts where the path is empty and nobody is signed in. @default none */
  readonly languages?: readonly string[];
  /** The login is shown where one is: no way back is remembered. @default false */
  readonly isInPlace?: boolean;
}

/** All that the rules look at; `undefined` means not known yet. */
export interface GuardInput {
  readonly route: PortalPath;
  readonly path: string;
  readonly referrer: string | null;
  readonly languages: readonly string[];
  readonly storedLanguage: string | null;
  /** The supported locales, empty where the list could not be had. */
  readonly supported: readonly string[] | undefined;
  readonly session: Pick<SessionState, 'status' | 'mode' | 'modes' | 'isImpersonating'>;
  readonly isRestored: boolean;
  readonly hasImpersonateValue: boolean;
  readonly isImpersonationSet: boolean;
  /** For the OAuth2 redirect; null when there is none after all. */
  readonly freshToken: string | null | undefined;
  readonly apiBase: string;
  /** `missing`: the server answered without it. `unreachable`: no answer. */
  readonly userInfo: UserInfo | 'missing' | 'unreachable' | undefined;
  readonly hasTranslations: boolean;
  readonly environment: 'loaded' | 'unknown-brand' | 'failed' | undefined;
  /** How often this login page has reloaded for want of its environment. */
  readonly reloads: number;
}

export type GuardOutcome =
  | { readonly kind: 'allow' }
  /** Within the portal, without a page load. */
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly clearSession?: boolean;
      /** The way back is remembered for after the login. */
      readonly rememberPath?: boolean;
      /** The stored language turned out unsupported. */
      readonly forgetLanguage?: boolean;
    }
  /** With a page load; `to` may be an address outside the portal. */
  | { readonly kind: 'reload'; readonly to: string }
  /** Something has to be found out first. */
  | { readonly kind: 'load'; readonly need: GuardNeed }
  /** No answer came: a retry screen, the session stays. */
  | { readonly kind: 'unreachable' };

/** What the guard decided, and the rule that did. */
export type GuardResult = GuardOutcome & { readonly rule: GuardRuleName | null };

/** One step of specification section 4; null passes on to the next. */
export type GuardRule = (input: GuardInput) => GuardOutcome | null;

export type GuardRuleName =
  | 'documents-referrer'
  | 'stored-language'
  | 'supported-locale'
  | 'activate-invitation'
  | 'restore-mode'
  | 'signed-in-on-login'
  | 'login-required'
  | 'impersonated-user'
  | 'user-info'
  | 'translations'
  | 'login-environment'
  | 'known-brand'
  | 'route-access';
