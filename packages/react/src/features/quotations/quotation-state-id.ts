import type { QuotationSummary } from '@foyer/contract/quotations/quotations.schema';

/** Returns the text id of a quotation's state; for a cancelled quotation the text names who cancelled it. */
export const quotationStateId = ({ state, cancelledBy }: Pick<QuotationSummary, 'state' | 'cancelledBy'>) =>
  cancelledBy ? (`quotations.cancelled-by.${cancelledBy}` as const) : (`quotations.state.${state}` as const);
