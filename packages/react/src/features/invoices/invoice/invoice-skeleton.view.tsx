import type { InvoiceSummary } from '@foyer/contract/invoices/invoices.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { KnownTotals } from '../../../domain/totals/known-totals.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useInvoiceMessages } from './invoice.messages.ts';
import { InvoiceIntroduction } from './invoice-introduction.view.tsx';

/** Stands where the invoice will be, as large as most, with what is known of it. */
export function InvoiceSkeleton({ known }: { readonly known?: InvoiceSummary | undefined }) {
  const { t } = useInvoiceMessages();
  return (
    <>
      {known && (
        <InvoiceIntroduction invoice={known} actions={<Skeleton width={280} height={44} />}>
          <Skeleton height={20} width={220} />
          <Skeleton height={20} width={140} />
        </InvoiceIntroduction>
      )}
      <SkeletonGroup label={t('invoices.invoice.loading')} className={page.layout}>
        {!known && <Skeleton width="min(360px, 90%)" height={32} />}
        <Skeleton width="100%" height={60} />
        <div className={page.columns}>
          <Skeleton width="100%" height={320} />
          {known ? (
            <Card title={t('invoices.invoice.totals')}>
              <KnownTotals gross={known.gross} />
            </Card>
          ) : (
            <Skeleton width="100%" height={420} />
          )}
        </div>
      </SkeletonGroup>
    </>
  );
}
