import { DetailPage } from '../../../page/detail-page.tsx';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { useInvoiceMessages } from './invoice.messages.ts';
import { InvoiceDetail } from './invoice-detail.tsx';
import { paperOf } from './paper-of.ts';
import { useInvoice } from './use-invoice.ts';

export interface InvoiceProps extends WidgetProps {
  /** The invoice's id. */
  readonly invoiceId?: string;
}

/** `<foyer-invoice>`: one invoice. */
export function Invoice({ invoiceId = '' }: InvoiceProps) {
  const { t } = useInvoiceMessages();
  const { resource, row } = useInvoice(invoiceId);
  const data = resource.data ?? row;
  return (
    <DetailPage
      part="invoice"
      overview={{ route: 'invoices', label: t('invoices.title'), list: 'invoices' }}
      current={data && t(`invoices.invoice.title.${paperOf(data.kind)}`, { number: data.number })}
    >
      <InvoiceDetail key={invoiceId} invoiceId={invoiceId} />
    </DetailPage>
  );
}
