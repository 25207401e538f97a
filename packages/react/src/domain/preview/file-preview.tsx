import type { Result } from '@foyer/core';
import { Button } from '@foyer/ui/button/button.tsx';
import { Dialog } from '@foyer/ui/dialog/dialog.tsx';
import { ErrorState } from '@foyer/ui/error-state/error-state.tsx';
import { DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import { Skeleton } from '@foyer/ui/skeleton/skeleton.tsx';
import { saveFile } from '../file/save-file.ts';
import * as css from './file-preview.css.ts';
import { useFilePreviewMessages } from './file-preview.messages.ts';
import { PreviewPages } from './preview-pages.tsx';
import { usePreview } from './use-preview.ts';

export interface FilePreviewProps {
  /** Title of the dialog, which names the file. */
  readonly title: string;
  /** Name of the file when it is downloaded from the preview. */
  readonly fileName: string;
  readonly mediaType: string;
  readonly fetchFile: () => Promise<Result<Blob>>;
  readonly onClose: () => void;
}

/** Preview of a PDF or picture in a dialog; the file is fetched when the dialog opens. */
export function FilePreview({ title, fileName, mediaType, fetchFile, onClose }: FilePreviewProps) {
  const { t } = useFilePreviewMessages();
  const { state, retry, giveUp } = usePreview(fetchFile, mediaType);
  return (
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('base.close')} size="page">
      <div className={css.room} aria-busy={state.status === 'loading'}>
        {state.status === 'loading' && (
          <div className={css.waiting} role="status" aria-label={t('base.preview.loading')}>
            <Skeleton height="100%" />
          </div>
        )}
        {state.status === 'failed' && (
          <ErrorState
            title={t('base.preview.failed')}
            onRetry={retry}
            retryLabel={t('base.retry')}
            headingLevel={3}
          >
            {t('base.preview.failed-hint')}
          </ErrorState>
        )}
        {(state.status === 'unreadable' || state.status === 'locked') && (
          <ErrorState title={t(`base.preview.${state.status}`)} headingLevel={3}>
            <p>{t('base.preview.unreadable-hint')}</p>
            <Button
              variant="secondary"
              icon={<DownloadIcon size={18} />}
              onClick={() => saveFile(state.file, fileName)}
            >
              {t('base.download')}
            </Button>
          </ErrorState>
        )}
        {state.status === 'ready' && (
          <PreviewPages
            source={state.source}
            label={title}
            onDownload={() => saveFile(state.file, fileName)}
            onBroken={giveUp}
          />
        )}
      </div>
    </Dialog>
  );
}
