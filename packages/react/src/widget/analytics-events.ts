import { defineEvent, type EventSpec } from './define-widget.ts';

/** What `foyer-viewed` carries. `version` rises with a change that a listener would notice; so it does in the others. */
export interface ViewedDetail {
  readonly version: 1;
  readonly kind: 'article';
  readonly id: string;
}

/** Something was opened and is there to be read. */
export const viewedEvent: EventSpec<ViewedDetail> = defineEvent<ViewedDetail>({
  description: 'An article was opened and is there to be read; once each time. For analytics.',
  detail: "{ version: 1; kind: 'article'; id: string }",
});

/** What `foyer-searched` carries. */
export interface SearchedDetail {
  readonly version: 1;
  readonly text: string;
  /** How many there are, as far as the server counts. */
  readonly results: number;
}

/** Somebody searched and the results are there. */
export const searchedEvent: EventSpec<SearchedDetail> = defineEvent<SearchedDetail>({
  description: 'Somebody searched, and the results are there; once for each text. For analytics.',
  detail: '{ version: 1; text: string; results: number }',
});

/** What `foyer-checkout-step` carries. */
export interface CheckoutStepDetail {
  readonly version: 1;
  readonly step: 'cart' | 'details' | 'submitted' | 'placed';
}

/** Somebody is one step further on the way to an order. */
export const checkoutStepEvent: EventSpec<CheckoutStepDetail> = defineEvent<CheckoutStepDetail>({
  description:
    'A cart with something in it is shown, its order form is begun, the order is sent, the order is placed. For analytics.',
  detail: "{ version: 1; step: 'cart' | 'details' | 'submitted' | 'placed' }",
});
