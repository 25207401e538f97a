import type { QuotationSummary } from '@foyer/contract/quotations/quotations.schema';
import type { Tone } from '@foyer/ui/badge/badge.tsx';

/** Colour of each quotation state; the text beside it carries the meaning. */
export const quotationStateTones: Readonly<Record<QuotationSummary['state'], Tone>> = {
  requested: 'neutral',
  in_preparation: 'info',
  offered: 'brand',
  accepted: 'success',
  ordered: 'success',
  declined: 'neutral',
  expired: 'warning',
  cancelled: 'neutral',
};
