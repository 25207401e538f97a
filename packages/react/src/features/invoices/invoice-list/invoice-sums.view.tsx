import type { InvoiceListSummary } from '@foyer/contract/invoices/invoices.schema';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import { useInvoiceListMessages } from './invoice-list.messages.ts';
import * as css from './invoice-sums.css.ts';

/** The sums of all invoices that match the filters; a skeleton until they are loaded. */
export function InvoiceSums({ summary }: { summary: InvoiceListSummary | undefined }) {
  const { t } = useInvoiceListMessages();
  const format = useFormat();
  const sums = [
    ['open', summary?.openAmount, summary?.openCount],
    ['due-soon', summary?.dueSoonAmount, summary?.dueSoonCount],
    ['overdue', summary?.overdueAmount, summary?.overdueCount],
  ] as const;
  return (
    <dl className={css.sums} part="sums" aria-busy={summary === undefined}>
      {sums.map(([which, amount, count = 0]) => (
        <div key={which} className={css.sum} part="sum" data-late={which === 'overdue' && count > 0}>
          <dt className={css.label}>{t(`invoices.invoice-list.sum.${which}`)}</dt>
          <dd className={css.amount}>
            {amount ? format.money(amount) : <Skeleton width={120} height={28} />}
            <span className={css.count}>{amount && t('invoices.invoice-list.sum.count', { count })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
