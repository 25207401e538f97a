import type { QuotationSummary } from '@foyer/contract/quotations/quotations.schema';
import { KnownTotals } from '../../../domain/totals/known-totals.tsx';
import { DetailSkeleton } from '../../../page/detail-skeleton.view.tsx';
import { useQuotationMessages } from './quotation.messages.ts';
import { QuotationIntroduction } from './quotation-introduction.view.tsx';

/** Stands where the quotation will be, with what is known of it. */
export function QuotationSkeleton({ known }: { readonly known: QuotationSummary | undefined }) {
  const { t } = useQuotationMessages();
  return (
    <DetailSkeleton
      label={t('quotations.quotation.loading')}
      head={known && <QuotationIntroduction quotation={known} />}
      facts={140}
      main={320}
      beside={<KnownTotals title={t('quotations.quotation.totals')} gross={known?.gross} height={420} />}
    />
  );
}
