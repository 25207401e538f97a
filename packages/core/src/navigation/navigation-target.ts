import type { PortalRouteName } from '@foyer/contract/portal-routes';

/** A target in the portal. Hosts map it to their own URLs. */
export interface NavigationTarget {
  readonly route: PortalRouteName;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}
