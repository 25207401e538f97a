import type { QuotationSummary } from '@foyer/contract/quotations/quotations.schema';
import { KnownTotals } from '../../../domain/totals/known-totals.tsx';
import { DetailSkeleton } from '../../../page/detail-skeleton.view.tsx';
import { useQuotationMessages } from './quotation.messages.ts';
import { QuotationIntroduction } from './quotation-introduction.view.tsx';

/** A skeleton of a quotation, with the data that a list has loaded already. */
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
