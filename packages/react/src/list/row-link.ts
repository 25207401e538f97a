import type { NavigationTarget } from '@foyer/core';

/** Where an entry leads. */
export interface RowLink {
  readonly target: NavigationTarget;
  /** Shows it in the widget itself, where the host has no page for it. */
  readonly onLocal?: () => void;
  /** It was followed, wherever it leads. */
  readonly onFollow?: () => void;
}

/** The link of an entry; null for one that leads nowhere. */
export type RowLinkOf<Item> = (item: Item) => RowLink | null;
