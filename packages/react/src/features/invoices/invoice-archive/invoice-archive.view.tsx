import { maxArchivedInvoices } from '@foyer/contract/invoices/max-archived-invoices';
import { Button } from '@foyer/ui/button/button.tsx';
import { Checkbox } from '@foyer/ui/checkbox/checkbox.tsx';
import { DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import type { DownloadState } from '../../../domain/file/use-download.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './invoice-archive.css.ts';
import { useInvoiceArchiveMessages } from './invoice-archive.messages.ts';

export interface InvoiceArchiveViewProps {
  readonly count: number;
  readonly isTooMany: boolean;
  readonly state: DownloadState;
  readonly receivedBytes: number;
  readonly withXml: boolean;
  readonly onWithXml: (withXml: boolean) => void;
  readonly onDownload: () => void;
  readonly onCancel: () => void;
}

/** The controls of the archive download, with its progress and result. */
export function InvoiceArchiveView(props: InvoiceArchiveViewProps) {
  const { count, isTooMany, state, receivedBytes, withXml, onWithXml, onDownload, onCancel } = props;
  const { t } = useInvoiceArchiveMessages();
  const isLoading = state.status === 'loading';
  const canStart = count > 0 && !isTooMany;
  return (
    <>
      <ArchiveStatus isTooMany={isTooMany} state={state} receivedBytes={receivedBytes} />
      {isLoading ? (
        <Button variant="ghost" onClick={onCancel}>
          {t('base.cancel')}
        </Button>
      ) : (
        <Checkbox label={t('invoices.invoice-archive.xml')} checked={withXml} onCheckedChange={onWithXml} />
      )}
      <Button
        variant="secondary"
        icon={<DownloadIcon size={18} />}
        isLoading={isLoading}
        loadingLabel={t('invoices.invoice-archive.loading')}
        disabled={!canStart}
        onClick={onDownload}
        part="archive"
      >
        {t('invoices.invoice-archive.download', { count })}
      </Button>
    </>
  );
}

function ArchiveStatus({
  isTooMany,
  state,
  receivedBytes,
}: Pick<InvoiceArchiveViewProps, 'isTooMany' | 'state' | 'receivedBytes'>) {
  const { t } = useInvoiceArchiveMessages();
  const { errorText } = useErrorText();
  const format = useFormat();
  if (isTooMany || (state.status === 'failed' && state.error.code === 'too_many_invoices'))
    return (
      <p className={css.status} role="status">
        {t('invoices.invoice-archive.error.too_many_invoices', { limit: maxArchivedInvoices })}
      </p>
    );
  if (state.status === 'failed' && state.error.code !== 'aborted')
    return (
      <p className={css.failed} role="alert">
        {/* bytes received before the connection broke are lost: only a complete archive is saved */}
        {state.error.code === 'network' && receivedBytes > 0
          ? t('invoices.invoice-archive.broken')
          : t('invoices.invoice-archive.failed', { reason: errorText(state.error) })}
      </p>
    );
  return (
    <p className={css.status} role="status">
      {state.status === 'done' && t('invoices.invoice-archive.done')}
      {state.status === 'loading' &&
        receivedBytes > 0 &&
        t('invoices.invoice-archive.received', { size: format.bytes(receivedBytes) })}
    </p>
  );
}
