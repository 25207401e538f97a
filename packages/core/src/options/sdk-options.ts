import type { PortalRouteName } from '@foyer/contract/portal-routes';
import type { NavigationTarget } from '../navigation/navigation-target.ts';

/** How an SDK instance is set up. Every field may be left out. */
export interface SdkOptions {
  /**
   * Where the API lives, for example `https://portal.example`; empty for the same origin. `mock:` asks no server and shows sample data,
   * `mock:empty`, `mock:error`, `mock:slow`, `mock:many` and `mock:signed-out` how that looks (docs/test-mode.md). @default ''
   */
  readonly apiBase?: string;
  /** The brand's id. */
  readonly brand?: string;
  /**
   * The locale, `de_DE`. The user's own choice goes before it.
   * @default the page's language where it is supported, else that of the account, else de_DE
   */
  readonly locale?: string;
  /** Where the widgets stand: the nearest `lang` around it is the page's language. @default the page's root */
  readonly languageFrom?: Element;
  /** @default globalThis.fetch */
  readonly fetch?: typeof globalThis.fetch;
  /** @default localStorage and sessionStorage, in memory where they throw */
  readonly storage?: { readonly local: Storage; readonly session: Storage };
  /** Turns a target into an address of the host page, or null where the host has no such page. Only addresses of this site are followed. */
  readonly hrefFor?: (target: NavigationTarget) => string | null;
  /** Whether the host has a screen; where it says no, widgets show no way there but the menu's entry. @default every screen */
  readonly hasScreen?: (route: PortalRouteName) => boolean;
  /**
   * Whether the page is ours: document language, text direction and (with `FoyerProvider` or `followFavicon`) the favicon
   * then follow locale and branding. Never for embedded widgets. @default false
   */
  readonly ownsDocument?: boolean;
  /**
   * Ends every name that is kept in the browser (`USER_ACCESS_ALL_MODE` + scope); two SDKs of one scope share a session.
   * @default '' without brand and other origin, else made of both (decision 0051)
   */
  readonly storageScope?: string;
}
