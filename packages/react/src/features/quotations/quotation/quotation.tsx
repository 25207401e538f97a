import { DetailPage } from '../../../page/detail-page.tsx';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useQuotationMessages } from './quotation.messages.ts';
import { QuotationDetail } from './quotation-detail.tsx';
import { useQuotation } from './use-quotation.ts';

export interface QuotationProps extends WidgetProps {
  /** Id of the quotation. */
  readonly quotationId?: string;
}

/** `<foyer-quotation>`: a single quotation. */
export function Quotation({ quotationId = '' }: QuotationProps) {
  const { t } = useQuotationMessages();
  const { resource, row } = useQuotation(quotationId);
  const data = resource.data ?? row;
  return (
    <DetailPage
      part="quotation"
      overview={{ route: 'offer-overview', label: t('quotations.title'), list: 'quotations' }}
      current={data && t('quotations.quotation.title', { number: data.number })}
    >
      <QuotationDetail key={quotationId} quotationId={quotationId} />
    </DetailPage>
  );
}
