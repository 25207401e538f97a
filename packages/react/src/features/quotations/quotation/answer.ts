import type { QuotationAction } from '@foyer/contract/quotations/quotation-states';

/** What is asked back in a dialog before it is sent. */
export type Answer = Exclude<QuotationAction, 'comment' | 'download'>;

/** In the order in which they are offered; the first there is, is the main one. */
export const answers: readonly Answer[] = ['accept', 'renew', 'negotiate', 'decline', 'cancel'];
