import type { QuotationSummary } from '@foyer/contract/quotations/quotations.schema';

/** The text of where a quotation stands: of one that ended without an order also who ended it. */
export const quotationStateId = ({ state, cancelledBy }: Pick<QuotationSummary, 'state' | 'cancelledBy'>) =>
  cancelledBy ? (`quotations.cancelled-by.${cancelledBy}` as const) : (`quotations.state.${state}` as const);
