import type { Invoice } from '@foyer/contract/invoices/invoices.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import type { Ref } from 'react';
import type { DownloadState } from '../../../domain/file/use-download.ts';
import { AskAbout } from '../../../domain/ticket/ask-about.tsx';
import * as page from '../../../page/detail-page.css.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './invoice.css.ts';
import { useInvoiceMessages } from './invoice.messages.ts';
import { InvoiceIntroduction } from './invoice-introduction.view.tsx';

type Format = Invoice['formats'][number];
/** The file formats with a text. */
const formats: readonly Format[] = ['pdf', 'xml'];

export interface InvoiceHeadProps {
  readonly invoice: Invoice;
  readonly download: DownloadState;
  readonly onDownload: (format: Format) => void;
  readonly titleRef?: Ref<HTMLHeadingElement>;
}

/** The title of an invoice, with its state and its files. */
export function InvoiceHead({ invoice, download, onDownload, titleRef }: InvoiceHeadProps) {
  const { t } = useInvoiceMessages();
  const format = useFormat();
  const { issuedOn, seller, daysOverdue } = invoice;
  return (
    <InvoiceIntroduction
      invoice={invoice}
      titleRef={titleRef}
      actions={formats
        .filter((file) => invoice.formats.includes(file))
        .map((file) => (
          <Button
            key={file}
            variant={file === 'pdf' ? 'primary' : 'secondary'}
            icon={<DownloadIcon size={18} />}
            isLoading={download.status === 'loading' && download.id === file}
            loadingLabel={t('invoices.invoice.download.loading')}
            onClick={() => onDownload(file)}
          >
            {t(`invoices.invoice.download.${file}`)}
          </Button>
        ))}
    >
      <p className={page.muted}>
        {t('invoices.invoice.issued', { date: format.date(issuedOn), seller: seller.name })}
      </p>
      {daysOverdue > 0 && <p className={css.late}>{t('invoices.invoice.overdue', { days: daysOverdue })}</p>}
      <p className={page.muted} role="status">
        {download.status === 'failed' && t('invoices.invoice.download.failed')}
        {download.status === 'done' && t('invoices.invoice.download.done')}
      </p>
      <AskAbout kind="invoice" id={invoice.id} label={invoice.number} />
    </InvoiceIntroduction>
  );
}
