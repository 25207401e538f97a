import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useInvoiceMessages } from './invoice.messages.ts';

/** Stands where the invoice will be, as large as most. */
export function InvoiceSkeleton() {
  const { t } = useInvoiceMessages();
  return (
    <SkeletonGroup label={t('invoices.invoice.loading')} className={page.layout}>
      <Skeleton width="min(360px, 90%)" height={32} />
      <Skeleton width="100%" height={60} />
      <div className={page.columns}>
        <Skeleton width="100%" height={320} />
        <Skeleton width="100%" height={420} />
      </div>
    </SkeletonGroup>
  );
}
