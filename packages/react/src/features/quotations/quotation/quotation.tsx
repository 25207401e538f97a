import { useListReturn } from '../../../list/use-list-return.ts';
import * as page from '../../../page/detail-page.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { Trail } from '../../../widget/trail.tsx';
import { container } from '../quotation-container.css.ts';
import { useQuotationMessages } from './quotation.messages.ts';
import { QuotationDetail } from './quotation-detail.tsx';
import { useQuotation } from './use-quotation.ts';

export interface QuotationProps extends WidgetProps {
  /** The quotation's id. */
  readonly quotationId?: string;
}

const overview = { route: 'offer-overview' } as const;

/** `<foyer-quotation>`: one quotation. */
export function Quotation({ quotationId = '' }: QuotationProps) {
  return (
    <div className={container}>
      <div className={page.layout} part="quotation">
        <QuotationTrail quotationId={quotationId} />
        <QuotationDetail key={quotationId} quotationId={quotationId} />
      </div>
    </div>
  );
}

function QuotationTrail({ quotationId }: { readonly quotationId: string }) {
  const { t } = useQuotationMessages();
  const onFollow = useListReturn('quotations');
  const { quotation, known } = useQuotation(quotationId);
  const data = quotation.data ?? known;
  return (
    <Trail
      steps={[{ label: t('quotations.title'), target: overview, onFollow }]}
      current={data && t('quotations.quotation.title', { number: data.number })}
    />
  );
}
