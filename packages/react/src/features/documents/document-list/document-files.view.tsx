import type { PortalDocument } from '@foyer/contract/documents/documents.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { ChevronDownIcon, DownloadIcon, EyeIcon } from '@foyer/ui/icon/icons.tsx';
import { Menu } from '@foyer/ui/menu/menu.tsx';
import { isPreviewable } from '../../../domain/preview/is-previewable.ts';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './document-list.css.ts';
import { useDocumentListMessages } from './document-list.messages.ts';

export interface DocumentFilesProps {
  readonly document: PortalDocument;
  /** The version that is being downloaded. */
  readonly loading: number | null;
  readonly onDownload: (version: PortalDocument['versions'][number]) => void;
  readonly onPreview: (version: PortalDocument['versions'][number]) => void;
}

/** Preview and download of the newest version, and a menu of the older ones. */
export function DocumentFiles({ document, loading, onDownload, onPreview }: DocumentFilesProps) {
  const { t } = useDocumentListMessages();
  const format = useFormat();
  const [newest, ...older] = document.versions;
  if (newest === undefined) return null;
  return (
    <span className={css.files}>
      {isPreviewable(newest.mediaType) && (
        // not an `IconButton`: its tooltip would exceed the size budget of the list
        <Button
          size="small"
          variant="ghost"
          isSquare
          icon={<EyeIcon size={18} />}
          aria-label={t('documents.document-list.preview-of', { title: document.title })}
          onClick={() => onPreview(newest)}
          part="preview"
        />
      )}
      <Button
        size="small"
        variant="secondary"
        icon={<DownloadIcon size={18} />}
        isLoading={loading !== null}
        loadingLabel={t('documents.document-list.loading')}
        aria-label={t('documents.document-list.download-of', { title: document.title })}
        onClick={() => onDownload(newest)}
        part="download"
      >
        {t('base.download')}
      </Button>
      {older.length > 0 && (
        <Menu
          size="small"
          variant="ghost"
          icon={<ChevronDownIcon size={18} />}
          label={t('documents.document-list.older-of', { title: document.title })}
          items={older.map(({ version, publishedAt }) => ({
            id: String(version),
            label: t('documents.document-list.version-of', { version, date: format.date(publishedAt) }),
          }))}
          onAction={(id) => {
            const chosen = older.find(({ version }) => String(version) === id);
            if (chosen) onDownload(chosen);
          }}
        />
      )}
    </span>
  );
}
