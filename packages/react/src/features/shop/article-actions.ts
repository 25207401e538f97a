import type { Mode } from '@foyer/contract';
import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';

/** What came of adding: nothing to say, or why not, in the user's language. */
export type AddOutcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** What can be done with an article wherever one is shown. */
export interface ArticleActions {
  /** Business customers read net prices first, private ones gross. */
  readonly mode: Mode;
  /** How many of an article are in the cart already, by article id. */
  readonly inCart: ReadonlyMap<string, number>;
  /** Shows the article in the widget, where the host has no page for it. */
  readonly onOpenHere: (articleId: string) => void;
  readonly onAdd: (article: ArticleSummary, quantity: number) => Promise<AddOutcome>;
}
