import type { NavigationTarget } from '@foyer/core';

/** Link of a list's entry. */
export interface RowLink {
  readonly target: NavigationTarget;
  /** Shows the entry in the widget itself, if the host has no page for it. */
  readonly onLocal?: () => void;
  /** Called when the link is followed, wherever it leads. */
  readonly onFollow?: () => void;
}

/** Returns the link of an entry; null for an entry without one. */
export type RowLinkOf<Item> = (item: Item) => RowLink | null;
