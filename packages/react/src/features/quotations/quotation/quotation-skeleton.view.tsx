import type { QuotationSummary } from '@foyer/contract/quotations/quotations.schema';
import { Card } from '@foyer/ui/card/card.tsx';
import { Skeleton, SkeletonGroup } from '@foyer/ui/skeleton/skeleton.tsx';
import { KnownTotals } from '../../../domain/totals/known-totals.view.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useQuotationMessages } from './quotation.messages.ts';
import { QuotationIntroduction } from './quotation-introduction.view.tsx';

/** Stands where the quotation will be, as large as most, with what is known of it. */
export function QuotationSkeleton({ known }: { readonly known?: QuotationSummary | undefined }) {
  const { t } = useQuotationMessages();
  return (
    <>
      {known && <QuotationIntroduction quotation={known} />}
      <SkeletonGroup label={t('quotations.quotation.loading')} className={page.layout}>
        {!known && <Skeleton width="min(360px, 90%)" height={32} />}
        <Skeleton width="100%" height={140} />
        <div className={page.columns}>
          <Skeleton width="100%" height={320} />
          {known?.gross ? (
            <Card title={t('quotations.quotation.totals')}>
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
