import type { QuotationAction } from '@foyer/contract/quotations/quotation-states';

/** An action that is confirmed in a dialog before it is sent. */
export type Answer = Exclude<QuotationAction, 'comment' | 'download'>;
