import type { QuotationAction } from '@foyer/contract/quotations/quotation-states';

/** What is asked back in a dialog before it is sent. */
export type Answer = Exclude<QuotationAction, 'comment' | 'download'>;
