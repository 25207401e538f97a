import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import { InvoicesIcon } from '@foyer/ui/icon/menu-icons.tsx';
import { useDownload } from '../../../domain/file/use-download.ts';
import { RecordView } from '../../../page/record-view.tsx';
import { useTitleFocus } from '../../../page/use-title-focus.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import { useInvoiceMessages } from './invoice.messages.ts';
import { InvoiceDetailView } from './invoice-detail.view.tsx';
import { InvoiceSkeleton } from './invoice-skeleton.view.tsx';
import { useInvoice } from './use-invoice.ts';

export interface InvoiceDetailProps {
  readonly invoiceId: string;
  /** Moves the focus to the heading once it is rendered, for an invoice shown in place of a list. */
  readonly hasFocus?: boolean;
}

/** The page of one invoice, by id. */
export function InvoiceDetail({ invoiceId, hasFocus = false }: InvoiceDetailProps) {
  const { t } = useInvoiceMessages();
  const record = useInvoice(invoiceId);
  const notFound = {
    icon: <InvoicesIcon size={24} />,
    title: t('invoices.invoice.not-found.title'),
    text: t('invoices.invoice.not-found.text'),
  };
  return (
    <RecordView record={record} notFound={notFound} skeleton={(row) => <InvoiceSkeleton known={row} />}>
      {(invoice) => <LoadedInvoice invoice={invoice} hasFocus={hasFocus} />}
    </RecordView>
  );
}

function LoadedInvoice({ invoice, hasFocus }: { readonly invoice: Invoice; readonly hasFocus: boolean }) {
  const title = useTitleFocus(hasFocus);
  const call = useCall();
  const download = useDownload();
  return (
    <InvoiceDetailView
      invoice={invoice}
      titleRef={title}
      download={download.state}
      onDownload={(format) =>
        void download.start(
          format,
          () => call('downloadInvoice', { params: { id: invoice.id }, query: { format } }),
          `${invoice.number}.${format}`,
        )
      }
    />
  );
}
