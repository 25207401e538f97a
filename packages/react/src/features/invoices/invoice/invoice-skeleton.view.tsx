import type { InvoiceSummary } from '@foyer/contract/invoices/invoices.schema';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { KnownTotals } from '../../../domain/totals/known-totals.tsx';
import { DetailSkeleton } from '../../../page/detail-skeleton.view.tsx';
import { useInvoiceMessages } from './invoice.messages.ts';
import { InvoiceIntroduction } from './invoice-introduction.view.tsx';

/** The skeleton of an invoice, with the data that the list contains. */
export function InvoiceSkeleton({ known }: { readonly known: InvoiceSummary | undefined }) {
  const { t } = useInvoiceMessages();
  return (
    <DetailSkeleton
      label={t('invoices.invoice.loading')}
      head={
        known && (
          <InvoiceIntroduction invoice={known} actions={<Skeleton width={280} height={44} />}>
            <Skeleton height={20} width={220} />
            <Skeleton height={20} width={140} />
          </InvoiceIntroduction>
        )
      }
      facts={60}
      main={320}
      beside={<KnownTotals title={t('invoices.invoice.totals')} gross={known?.gross} height={420} />}
    />
  );
}
