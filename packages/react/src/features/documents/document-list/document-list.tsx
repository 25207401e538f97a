import { documentCategories } from '@foyer/contract/documents/document-categories';
import { lazyView } from '@foyer/ui/late/lazy-view.tsx';
import { Suspense } from 'react';
import { DataList } from '../../../list/data-list.tsx';
import { aDay, oneOf } from '../../../list/list-filter.ts';
import { useList } from '../../../list/use-list.ts';
import type { WidgetProps } from '../../../widget/define-widget.ts';
import { WidgetSkeleton } from '../../../widget/states/widget-skeleton.tsx';
import { DocumentDownloadStatus } from './document-download-status.view.tsx';
import { useDocumentListMessages } from './document-list.messages.ts';
import { useDocumentColumns } from './use-document-columns.tsx';
import { useDocumentDownload } from './use-document-download.ts';
import { useDocumentPreview } from './use-document-preview.tsx';

// only one of the two forms is needed: it loads while the data is loading
const CompactList = lazyView(async () => (await import('../../../list/compact-list.tsx')).CompactList);

export interface DocumentsProps extends WidgetProps {
  /** The newest documents only, for a home page. @default false */
  readonly compact?: boolean;
  /** Documents per page, 1 to 100. @default 25, or 5 when compact */
  readonly pageSize?: number;
  /** Category that is selected at first. */
  readonly category?: string;
  /** Keeps search, filters, page and columns in the address of the page. @default false */
  readonly syncUrl?: boolean;
}

const filters = {
  category: oneOf(documentCategories),
  isNew: oneOf(['true', 'false']),
  from: aDay,
  to: aDay,
};

/** `<foyer-documents>`: the documents of the customer. */
export function Documents({ compact = false, emit, ...options }: DocumentsProps) {
  const { t } = useDocumentListMessages();
  const { state, download } = useDocumentDownload((document, { version }) => {
    emit('document-downloaded', { id: document.id, version });
    // the document is no longer new
    if (document.isNew) list.reload();
  });
  const preview = useDocumentPreview((document) => {
    if (document.isNew) list.reload();
  });
  const columns = useDocumentColumns({ download: state, onDownload: download, onPreview: preview.open });
  const list = useList('listDocuments', {
    filters,
    start: { category: documentCategories.find((known) => known === options.category) },
    sort: 'publishedAt:desc',
    columns,
    pageSize: options.pageSize,
    defaultPageSize: compact ? 5 : 25,
    syncUrl: !compact && options.syncUrl === true,
  });
  const shown = { list, columns, part: 'documents' };
  const title = t('documents.document-list.title');
  if (compact)
    return (
      <>
        <Suspense fallback={<WidgetSkeleton height="320px" />}>
          <CompactList {...shown} label={title} />
        </Suspense>
        {preview.shown}
      </>
    );
  return (
    <>
      <DataList
        {...shown}
        title={title}
        fileName={t('documents.document-list.export.file')}
        filters={[
          {
            name: 'category',
            label: t('documents.document-list.column.category'),
            all: t('documents.document-list.filter.category.all'),
            options: documentCategories.map((value) => ({
              value,
              label: t(`documents.document-list.category.${value}`),
            })),
          },
          {
            name: 'isNew',
            label: t('documents.document-list.filter.new'),
            all: t('documents.document-list.filter.new.all'),
            options: [
              { value: 'true', label: t('documents.document-list.filter.new.true') },
              { value: 'false', label: t('documents.document-list.filter.new.false') },
            ],
          },
          { from: 'from', to: 'to', label: t('documents.document-list.filter.days') },
        ]}
      />
      <DocumentDownloadStatus status={state.status} />
      {preview.shown}
    </>
  );
}
