import type { PortalDocument } from '@foyer/contract/documents/documents.schema';
import { Button } from '@foyer/ui/button/button.tsx';
import { DownloadIcon } from '@foyer/ui/icon/icons.tsx';
import { Menu } from '@foyer/ui/menu/menu.tsx';
import { useFormat } from '../../../provider/use-format.ts';
import * as css from './document-list.css.ts';
import { useDocumentListMessages } from './document-list.messages.ts';

export interface DocumentFilesProps {
  readonly document: PortalDocument;
  /** The version that is on its way. */
  readonly loading: number | null;
  readonly onDownload: (version: PortalDocument['versions'][number]) => void;
}

/** The newest version to download, and a menu of those before it. */
export function DocumentFiles({ document, loading, onDownload }: DocumentFilesProps) {
  const { t } = useDocumentListMessages();
  const format = useFormat();
  const [newest, ...older] = document.versions;
  if (newest === undefined) return null;
  return (
    <span className={css.files}>
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
          label={t('documents.document-list.older-of', { title: document.title })}
          items={older.map(({ version, publishedAt }) => ({
            id: String(version),
            label: t('documents.document-list.version-of', { version, date: format.date(publishedAt) }),
          }))}
          onAction={(id) => {
            const chosen = older.find(({ version }) => String(version) === id);
            if (chosen) onDownload(chosen);
          }}
        >
          {t('documents.document-list.older')}
        </Menu>
      )}
    </span>
  );
}
