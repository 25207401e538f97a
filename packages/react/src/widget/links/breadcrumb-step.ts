import type { FoyerSdk, NavigationTarget } from '@foyer/core';

/** A breadcrumb item: a page above the current one. */
export interface BreadcrumbStep {
  /** Name of the page, as in the menu and in its heading. */
  readonly label: string;
  readonly target: NavigationTarget;
  /** Called when the link is followed in this tab. */
  readonly onFollow?: () => void;
}

/** Whether the host has the page of an item. */
export const hasPage = ({ href, hasScreen }: FoyerSdk, { target }: BreadcrumbStep): boolean =>
  href(target) !== null && hasScreen(target.route);
