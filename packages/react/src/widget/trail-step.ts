import type { FoyerSdk, NavigationTarget } from '@foyer/core';

/** A page on the way to this one. */
export interface TrailStep {
  /** What the menu and the heading of that page call it. */
  readonly label: string;
  readonly target: NavigationTarget;
  /** It was followed in this tab. */
  readonly onFollow?: () => void;
}

/** Whether the host has the page of a step. */
export const hasPage = ({ href, hasScreen }: FoyerSdk, { target }: TrailStep): boolean =>
  href(target) !== null && hasScreen(target.route);
