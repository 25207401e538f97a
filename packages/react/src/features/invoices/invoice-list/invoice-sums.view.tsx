import type { InvoiceListSummary } from '@foyer/contract/invoices/invoices.schema';
import { ListFigures, type ListFiguresProps } from '../../../list/list-figures.tsx';
import type { FilterValues } from '../../../list/list-types.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { useInvoiceListMessages } from './invoice-list.messages.ts';
import type { invoiceFilters } from './use-invoice-filter-fields.ts';

export interface InvoiceSumsProps {
  readonly list: ListFiguresProps<FilterValues<typeof invoiceFilters>>['list'];
  /** Undefined until it is loaded. */
  readonly summary: InvoiceListSummary | undefined;
}

/** The open sums of all invoices that match the other filters; each filters the list by its invoices. */
export function InvoiceSums({ list, summary }: InvoiceSumsProps) {
  const { t } = useInvoiceListMessages();
  const format = useFormat();
  const sums = [
    ['open', 'unpaid', summary?.openAmount, summary?.openCount],
    ['due-soon', 'due_soon', summary?.dueSoonAmount, summary?.dueSoonCount],
    ['overdue', 'overdue', summary?.overdueAmount, summary?.overdueCount],
  ] as const;
  return (
    <ListFigures
      list={list}
      label={t('invoices.invoice-list.sums')}
      part="sums"
      itemPart="sum"
      figures={sums.map(([which, state, amount, count = 0]) => ({
        label: t(`invoices.invoice-list.sum.${which}`),
        value: amount && format.money(amount),
        note: amount ? t('invoices.invoice-list.sum.count', { count }) : '\u00a0',
        filters: { state },
        isLate: which === 'overdue' && count > 0,
      }))}
    />
  );
}
