import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import { EmptyState } from '@foyer/ui/empty-state/empty-state.tsx';
import { InvoicesIcon } from '@foyer/ui/icon/menu-icons.tsx';
import { useEffect, useRef } from 'react';
import { useDownload } from '../../../domain/file/use-download.ts';
import { useCall } from '../../../provider/use-mutation.ts';
import { FailedState } from '../../../widget/widget-states.tsx';
import { useInvoiceMessages } from './invoice.messages.ts';
import { InvoiceDetailView } from './invoice-detail.view.tsx';
import { InvoiceSkeleton } from './invoice-skeleton.view.tsx';
import { useInvoice } from './use-invoice.ts';

export interface InvoiceDetailProps {
  readonly invoiceId: string;
  /** Moves the focus to the heading once it is there; for an invoice that took a list's place. */
  readonly hasFocus?: boolean;
}

/** One invoice by its id. */
export function InvoiceDetail({ invoiceId, hasFocus = false }: InvoiceDetailProps) {
  const { t } = useInvoiceMessages();
  const { isAddressable, invoice, known } = useInvoice(invoiceId);
  if (!isAddressable || invoice.error?.code === 'not_found') {
    return (
      <EmptyState
        headingLevel={1}
        icon={<InvoicesIcon size={24} />}
        title={t('invoices.invoice.not-found.title')}
      >
        {t('invoices.invoice.not-found.text')}
      </EmptyState>
    );
  }
  if (invoice.data) return <LoadedInvoice invoice={invoice.data} hasFocus={hasFocus} />;
  if (invoice.error) {
    const isRetrying = invoice.status === 'loading';
    return (
      <FailedState error={invoice.error} onRetry={() => void invoice.reload()} isRetrying={isRetrying} />
    );
  }
  return <InvoiceSkeleton known={known} />;
}

function LoadedInvoice({ invoice, hasFocus }: { readonly invoice: Invoice; readonly hasFocus: boolean }) {
  const title = useRef<HTMLHeadingElement>(null);
  const call = useCall();
  const download = useDownload();
  useEffect(() => {
    if (hasFocus) title.current?.focus();
  }, [hasFocus]);
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
