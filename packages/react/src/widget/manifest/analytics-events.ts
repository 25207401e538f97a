import { defineEvent, type EventSpec } from '../define-widget.ts';

/** Detail of `foyer-viewed`. `version` rises with every change that a listener would notice, also in the other events. */
export interface ViewedDetail {
  readonly version: 1;
  readonly kind: 'article';
  readonly id: string;
}

/** Event for an opened and fully shown article. */
export const viewedEvent: EventSpec<ViewedDetail> = defineEvent<ViewedDetail>({
  description: 'An article was opened and is displayed; once per view. For analytics.',
  detail: "{ version: 1; kind: 'article'; id: string }",
});

/** Detail of `foyer-searched`. */
export interface SearchedDetail {
  readonly version: 1;
  readonly text: string;
  /** Number of results, as far as the server counts. */
  readonly results: number;
}

/** Event for a search with its results shown. */
export const searchedEvent: EventSpec<SearchedDetail> = defineEvent<SearchedDetail>({
  description: 'The user searched and the results are displayed; once per search text. For analytics.',
  detail: '{ version: 1; text: string; results: number }',
});

/** Detail of `foyer-checkout-step`. */
export interface CheckoutStepDetail {
  readonly version: 1;
  readonly step: 'cart' | 'details' | 'submitted' | 'placed';
}

/** Event for each step of the checkout. */
export const checkoutStepEvent: EventSpec<CheckoutStepDetail> = defineEvent<CheckoutStepDetail>({
  description:
    'The user reached a step of the checkout: a cart with lines is displayed, the order form is started, the order is submitted, the order is placed. For analytics.',
  detail: "{ version: 1; step: 'cart' | 'details' | 'submitted' | 'placed' }",
});
