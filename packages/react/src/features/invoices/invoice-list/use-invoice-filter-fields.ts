import { invoiceKinds, invoiceStateFilters } from '@foyer/contract/invoices/invoice-states';
import type { FilterField } from '../../../list/filter-field.ts';
import { aDay, oneOf } from '../../../list/list-filter.ts';
import type { FilterValues } from '../../../list/list-types.ts';
import { useInvoiceListMessages } from './invoice-list.messages.ts';

/** The filters of invoices. */
export const invoiceFilters = {
  state: oneOf(invoiceStateFilters),
  kind: oneOf(invoiceKinds),
  from: aDay,
  to: aDay,
};

type InvoiceFilterField = FilterField<FilterValues<typeof invoiceFilters>>;

/** Returns the filter fields: state, kind and days. */
export function useInvoiceFilterFields(): readonly InvoiceFilterField[] {
  const { t } = useInvoiceListMessages();
  return [
    {
      name: 'state',
      label: t('invoices.invoice-list.filter.state'),
      all: t('invoices.invoice-list.filter.state.all'),
      options: invoiceStateFilters.map((value) => ({
        value,
        label:
          value === 'unpaid' || value === 'due_soon'
            ? t(`invoices.invoice-list.filter.${value}`)
            : t(`invoices.state.${value}`),
      })),
    },
    {
      name: 'kind',
      label: t('invoices.invoice-list.filter.kind'),
      all: t('invoices.invoice-list.filter.kind.all'),
      options: invoiceKinds.map((value) => ({ value, label: t(`invoices.invoice-list.kind.${value}`) })),
    },
    { from: 'from', to: 'to', label: t('invoices.invoice-list.filter.days') },
  ];
}
