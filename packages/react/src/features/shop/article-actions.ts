import type { Mode } from '@foyer/contract';
import type { ArticleSummary } from '@foyer/contract/shop/shop.schema';

/** Outcome of adding to the cart; `message` is the error in the user's language. */
export type AddOutcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Data and actions of an article, wherever one is shown. */
export interface ArticleActions {
  /** Business customers see net prices first, private ones gross prices. */
  readonly mode: Mode;
  /** Quantities in the cart by article id. */
  readonly inCart: ReadonlyMap<string, number>;
  /** Opens the article in the widget, where the host has no page for it. */
  readonly onOpenHere: (articleId: string) => void;
  readonly onAdd: (article: ArticleSummary, quantity: number) => Promise<AddOutcome>;
}
