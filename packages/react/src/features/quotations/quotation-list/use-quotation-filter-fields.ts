import { quotationStates } from '@foyer/contract/quotations/quotation-states';
import type { FilterField } from '../../../list/filter-field.ts';
import { aDay, oneOf } from '../../../list/list-filter.ts';
import type { FilterValues } from '../../../list/list-types.ts';
import { useQuotationListMessages } from './quotation-list.messages.ts';

/** Filters of the list of quotations. */
export const quotationFilters = { state: oneOf(quotationStates), from: aDay, to: aDay };

type QuotationFilterField = FilterField<FilterValues<typeof quotationFilters>>;

/** Filter fields for state and dates of quotations. */
export function useQuotationFilterFields(): readonly QuotationFilterField[] {
  const { t } = useQuotationListMessages();
  return [
    {
      name: 'state',
      label: t('quotations.quotation-list.filter.state'),
      all: t('quotations.quotation-list.filter.state.all'),
      options: quotationStates.map((value) => ({ value, label: t(`quotations.state.${value}`) })),
    },
    { from: 'from', to: 'to', label: t('quotations.quotation-list.filter.days') },
  ];
}
