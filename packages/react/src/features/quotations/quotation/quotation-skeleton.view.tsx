import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useQuotationMessages } from './quotation.messages.ts';

/** Stands where the quotation will be, as large as most. */
export function QuotationSkeleton() {
  const { t } = useQuotationMessages();
  return (
    <SkeletonGroup label={t('quotations.quotation.loading')} className={page.layout}>
      <Skeleton width="min(360px, 90%)" height={32} />
      <Skeleton width="100%" height={140} />
      <div className={page.columns}>
        <Skeleton width="100%" height={320} />
        <Skeleton width="100%" height={420} />
      </div>
    </SkeletonGroup>
  );
}
