import type { PortalRouteName } from '@foyer/contract/portal-routes';
import type { NavigationTarget } from '../navigation/navigation-target.ts';

/** Options of an SDK instance. Every field may be omitted. */
export interface SdkOptions {
  /**
   * URL of the API, for example `https://portal.example`; empty for the same origin. `mock:` uses sample data without a server;
   * `mock:empty`, `mock:error`, `mock:slow`, `mock:many` and `mock:signed-out` show those situations (docs/test-mode.md). @default ''
   */
  readonly apiBase?: string;
  /** The brand's id. */
  readonly brand?: string;
  /**
   * The locale, `de_DE`. The user's own choice takes precedence.
   * @default the page's language where it is supported, else that of the account, else de_DE
   */
  readonly locale?: string;
  /** Element of the widgets: the nearest `lang` around it is the page's language. @default the page's root */
  readonly languageFrom?: Element;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** @default localStorage and sessionStorage, in memory where they throw */
  readonly storage?: { readonly local: Storage; readonly session: Storage };
  /** Maps a target to a URL of the host page, or null where the host has no such page. Only URLs of this site are followed. */
  readonly hrefFor?: (target: NavigationTarget) => string | null;
  /** Whether the host has a screen; if not, widgets show no link to it except the entry of the menu. @default every screen */
  readonly hasScreen?: (route: PortalRouteName) => boolean;
  /**
   * Whether Foyer owns the page: document language, text direction and (with `FoyerProvider` or `followFavicon`) the favicon then follow
   * locale and branding. Never for embedded widgets. @default false
   */
  readonly ownsDocument?: boolean;
  /**
   * Suffix of every name that is stored in the browser (`USER_ACCESS_ALL_MODE` + scope); two SDKs with the same scope share a session.
   * @default '' without a brand and on the page's own origin, else made of both (decision 0051)
   */
  readonly storageScope?: string;
}
