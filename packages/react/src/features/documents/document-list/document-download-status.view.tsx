import type { DownloadState } from '../../../domain/file/use-download.ts';
import * as css from './document-list.css.ts';
import { useDocumentListMessages } from './document-list.messages.ts';

/** The result of a download, which is also announced to screen readers. */
export function DocumentDownloadStatus({ status }: Pick<DownloadState, 'status'>) {
  const { t } = useDocumentListMessages();
  return (
    <p className={css.status} role="status">
      {status === 'done' && t('documents.document-list.done')}
      {status === 'failed' && t('documents.document-list.failed')}
    </p>
  );
}
