import { useListReturn } from '../../../list/use-list-return.ts';
import * as page from '../../../page/detail-page.css.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { Trail } from '../../../widget/trail.tsx';
import { container } from '../invoice-container.css.ts';
import { useInvoiceMessages } from './invoice.messages.ts';
import { InvoiceDetail } from './invoice-detail.tsx';
import { paperOf } from './paper-of.ts';
import { useInvoice } from './use-invoice.ts';

export interface InvoiceProps extends WidgetProps {
  /** The invoice's id. */
  readonly invoiceId?: string;
}

const overview = { route: 'invoices' } as const;

/** `<foyer-invoice>`: one invoice. */
export function Invoice({ invoiceId = '' }: InvoiceProps) {
  return (
    <div className={container}>
      <div className={page.layout} part="invoice">
        <InvoiceTrail invoiceId={invoiceId} />
        <InvoiceDetail key={invoiceId} invoiceId={invoiceId} />
      </div>
    </div>
  );
}

function InvoiceTrail({ invoiceId }: { readonly invoiceId: string }) {
  const { t } = useInvoiceMessages();
  const onFollow = useListReturn('invoices');
  const { invoice, known } = useInvoice(invoiceId);
  const data = invoice.data ?? known;
  return (
    <Trail
      steps={[{ label: t('invoices.title'), target: overview, onFollow }]}
      current={data && t(`invoices.invoice.title.${paperOf(data.kind)}`, { number: data.number })}
    />
  );
}
