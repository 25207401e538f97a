import { defineEvent, type EventSpec } from '../define-widget.ts';

/** Detail of `foyer-viewed`. `version` rises with every change that a listener would notice, also in the other events. */
export interface ViewedDetail {
  readonly version: 1;
  readonly kind: 'article';
  readonly id: string;
}

/** Event for an opened and fully shown article. */
export const viewedEvent: EventSpec<ViewedDetail> = defineEvent<ViewedDetail>({
  description: 'An article was opened and is there to be read; once each time. For analytics.',
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
  description: 'Somebody searched, and the results are there; once for each text. For analytics.',
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
    'A cart with something in it is shown, its order form is begun, the order is sent, the order is placed. For analytics.',
  detail: "{ version: 1; step: 'cart' | 'details' | 'submitted' | 'placed' }",
});
