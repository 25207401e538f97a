import type { PortalDocument } from '@foyer/contract/documents/documents.schema';
import { Badge } from '@foyer/ui/badge/badge.tsx';
import type { DownloadState } from '../../../domain/file/use-download.ts';
import { textOfValue } from '../../../i18n/text-of-value.ts';
import type { ListColumn } from '../../../list/list-columns.ts';
import { useFormat } from '../../../provider/use-format.ts';
import { DocumentFiles, type DocumentFilesProps } from './document-files.view.tsx';
import * as css from './document-list.css.ts';
import { useDocumentListMessages } from './document-list.messages.ts';
import { versionKey } from './use-document-download.ts';

type Version = Parameters<DocumentFilesProps['onDownload']>[0];

export interface DocumentColumnsProps {
  readonly download: DownloadState;
  readonly onDownload: (document: PortalDocument, version: Version) => void;
  readonly onPreview: (document: PortalDocument, version: Version) => void;
}

/** Returns the columns of documents; table, cards, short list and export use the same ones. */
export function useDocumentColumns({
  download,
  onDownload,
  onPreview,
}: DocumentColumnsProps): readonly ListColumn<'listDocuments'>[] {
  const messages = useDocumentListMessages();
  const { t } = messages;
  const format = useFormat();
  const kindOf = ({ category }: PortalDocument) =>
    textOfValue(messages, `documents.document-list.category.${category}`);
  const loadingOf = ({ id, versions }: PortalDocument) => {
    const key = download.status === 'loading' ? download.id : null;
    return versions.find(({ version }) => versionKey(id, version) === key)?.version ?? null;
  };
  return [
    {
      id: 'title',
      header: t('documents.document-list.column.title'),
      sort: 'title',
      isTitle: true,
      value: ({ title }) => title,
      cell: ({ title, isNew }) => (
        <span className={css.name}>
          {title}
          {isNew && <Badge tone="brand">{t('documents.document-list.new')}</Badge>}
        </span>
      ),
      note: ({ description }) => description,
      skeletonWidth: 180,
    },
    {
      id: 'category',
      header: t('documents.document-list.column.category'),
      sort: 'category',
      value: kindOf,
    },
    {
      id: 'publishedAt',
      header: t('documents.document-list.column.published-at'),
      type: 'date',
      sort: 'publishedAt',
      card: 'meta',
      value: ({ publishedAt }) => publishedAt,
    },
    {
      id: 'validUntil',
      header: t('documents.document-list.column.valid-until'),
      type: 'date',
      isWideOnly: true,
      value: ({ validUntil }) => validUntil,
    },
    {
      id: 'file',
      header: t('documents.document-list.column.file'),
      isWideOnly: true,
      value: ({ versions }) => versions[0]?.fileName,
      cell: ({ versions }) => versions[0] && format.bytes(versions[0].sizeBytes),
      note: ({ versions }) => versions[0]?.changeNote ?? null,
      // the change note must not take width that the titles need
      width: 140,
    },
    {
      id: 'files',
      header: t('documents.document-list.column.download'),
      isHeaderHidden: true,
      value: () => null,
      cell: (document) => (
        <DocumentFiles
          document={document}
          loading={loadingOf(document)}
          onDownload={(version) => onDownload(document, version)}
          onPreview={(version) => onPreview(document, version)}
        />
      ),
      skeletonWidth: 120,
    },
  ];
}
