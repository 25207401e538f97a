import type { PortalDocument } from '@foyer/contract/documents/documents.schema';
import { showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import type { DownloadState } from '../../../domain/file/use-download.ts';
import { baseMessages } from '../../../i18n/base.messages.ts';
import { documentsPage } from '../documents-fixture.ts';
import type { DocumentFilesProps } from './document-files.view.tsx';
import { documentListMessages } from './document-list.messages.ts';
import { useDocumentColumns } from './use-document-columns.tsx';
import { versionKey } from './use-document-download.ts';

const [prices, certificate] = documentsPage.items as [PortalDocument, PortalDocument];
async function columns(download: DownloadState = { status: 'idle' }) {
  const [onDownload, onPreview] = [vi.fn(), vi.fn()];
  const { now } = await showHook(() => useDocumentColumns({ download, onDownload, onPreview }), {
    texts: [documentListMessages, baseMessages],
  });
  return { columnOf: (id: string) => now().find((each) => each.id === id), onDownload, onPreview };
}
const filesOf = async (document: PortalDocument, download?: DownloadState) => {
  const { columnOf, ...heard } = await columns(download);
  const cell = columnOf('files')?.cell?.(document) as { readonly props: DocumentFilesProps };
  return { files: cell.props, ...heard };
};

describe('the columns of documents', () => {
  it.each([
    ['title', prices, 'Preisliste 2026'],
    ['category', prices, 'Preisliste'],
    ['category', { ...prices, category: 'of-a-newer-server' as PortalDocument['category'] }, 'Sonstiges'],
    ['publishedAt', prices, '2026-10-01T08:00:00Z'],
    ['validUntil', certificate, null],
    ['file', prices, 'Preisliste.pdf'],
    ['file', { ...prices, versions: [] }, undefined],
  ])('have %s of %o: %s', async (id, document, expected) => {
    expect((await columns()).columnOf(id)?.value(document)).toBe(expected);
  });

  it.each([
    ['the description', 'title', prices, 'Ihre vereinbarten Preise.'],
    ['nothing without a description', 'title', certificate, null],
    ['the changes of a version', 'file', prices, 'Neue Wallboxen'],
    ['nothing for a first version', 'file', certificate, null],
    ['nothing for a document without a file', 'file', { ...prices, versions: [] }, null],
  ])('add %s', async (_, id, document, expected) => {
    expect((await columns()).columnOf(id)?.note?.(document)).toBe(expected);
  });

  it.each([
    ['the size of the newest file', prices, '204,8\u00a0kB'],
    ['nothing without a file', { ...prices, versions: [] }, undefined],
  ])('show %s', async (_, document, expected) => {
    expect((await columns()).columnOf('file')?.cell?.(document)).toBe(expected);
  });

  it.each([
    [prices, true],
    [certificate, false],
  ])('mark new documents: %#', async (document, isNew) => {
    const cell = (await columns()).columnOf('title')?.cell?.(document) as {
      readonly props: { readonly children: unknown[] };
    };
    expect(cell.props.children[1] !== false).toBe(isNew);
  });

  it.each([
    ['the version that is being loaded', 'loading', versionKey('doc-prices', 1), 1],
    ['no version of another document', 'loading', versionKey('doc-certificate', 1), null],
    ['no version once it is loaded', 'done', versionKey('doc-prices', 1), null],
  ] as const)('report of a download %s', async (_, status, id, expected) => {
    expect((await filesOf(prices, { status, id })).files.loading).toBe(expected);
  });

  it('pass on the wanted version and its document', async () => {
    const { files, onDownload, onPreview } = await filesOf(prices);
    const older = prices.versions[1] as PortalDocument['versions'][number];
    files.onDownload(older);
    expect(onDownload).toHaveBeenCalledWith(prices, older);
    expect(onPreview).not.toHaveBeenCalled();
    files.onPreview(older);
    expect(onPreview).toHaveBeenCalledWith(prices, older);
  });
});
