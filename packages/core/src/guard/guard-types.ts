import type { UserInfo } from '@foyer/contract/session/session.schema';
import type { PortalPath } from '../navigation/portal-path.ts';
import type { SessionState } from '../session/session.ts';

/** Facts that the guard may have to find out before it can decide. */
export type GuardNeed =
  | 'locales'
  | 'restore'
  | 'freshToken'
  | 'impersonation'
  | 'userInfo'
  | 'translations'
  | 'environment';

/** A navigation to evaluate. `path` is the whole URL below the origin. */
export interface GuardRequest {
  readonly path: string;
  /** Source of the navigation: a path, or a URL of this origin. Pass it once per page load. */
  readonly referrer?: string | null;
  /** Languages that the browser prefers, such as `navigator.languages`; used where the path is empty and nobody is signed in. @default none */
  readonly languages?: readonly string[];
  /** Whether the login is shown in place of a widget, so that no return path is remembered. @default false */
  readonly isInPlace?: boolean;
}

/** All facts that the rules use; `undefined` means not known yet. */
export interface GuardInput {
  readonly route: PortalPath;
  readonly path: string;
  readonly referrer: string | null;
  readonly languages: readonly string[];
  readonly storedLanguage: string | null;
  /** The supported locales; empty where the list could not be loaded. */
  readonly supported: readonly string[] | undefined;
  readonly session: Pick<SessionState, 'status' | 'mode' | 'modes' | 'isImpersonating'>;
  readonly isRestored: boolean;
  readonly hasImpersonateValue: boolean;
  readonly isImpersonationSet: boolean;
  /** Token for the OAuth2 redirect; null where the session turned out to have none. */
  readonly freshToken: string | null | undefined;
  readonly apiBase: string;
  /** `missing`: the server responded without it. `unreachable`: no response. */
  readonly userInfo: UserInfo | 'missing' | 'unreachable' | undefined;
  readonly hasTranslations: boolean;
  readonly environment: 'loaded' | 'unknown-brand' | 'failed' | undefined;
  /** Number of reloads of this login page because its environment was missing. */
  readonly reloads: number;
}

export type GuardOutcome =
  | { readonly kind: 'allow' }
  /** A redirect within the portal, without a page load. */
  | {
      readonly kind: 'redirect';
      readonly to: string;
      readonly clearSession?: boolean;
      /** Remembers the return path for after the login. */
      readonly rememberPath?: boolean;
      /** The stored language turned out to be unsupported. */
      readonly forgetLanguage?: boolean;
    }
  /** A redirect with a page load; `to` may be a URL outside the portal. */
  | { readonly kind: 'reload'; readonly to: string }
  /** A fact is missing and has to be loaded first. */
  | { readonly kind: 'load'; readonly need: GuardNeed }
  /** No response came: a retry screen is shown, and the session stays. */
  | { readonly kind: 'unreachable' };

/** The guard's decision, and the rule that made it. */
export type GuardResult = GuardOutcome & { readonly rule: GuardRuleName | null };

/** One step of specification section 4; null passes to the next step. */
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
