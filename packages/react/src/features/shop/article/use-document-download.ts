import { useState } from 'react';
import { useSdk } from '../../../provider/foyer-context.ts';

type ArticleDocument = { readonly id: string; readonly title: string };

/** Downloading an article's documents. */
export interface DocumentDownload {
  readonly download: (document: ArticleDocument) => Promise<void>;
  readonly busyId: string | null;
  /** The document that could not be had. */
  readonly failed: ArticleDocument | null;
}

/** Hands a file to the browser's own download. */
function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const fileName = ({ title }: ArticleDocument, blob: Blob): string => {
  if (blob instanceof File && blob.name !== '') return blob.name;
  const base = title.replace(/[\\/:*?"<>|]+/g, ' ').trim();
  return /\.pdf$/i.test(base) ? base : `${base}.pdf`;
};

export function useDocumentDownload(articleId: string): DocumentDownload {
  const sdk = useSdk();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failed, setFailed] = useState<ArticleDocument | null>(null);
  const download = async (document: ArticleDocument) => {
    if (busyId !== null) return;
    setFailed(null);
    setBusyId(document.id);
    const params = { id: articleId, docId: document.id };
    const answer = await sdk.call('downloadArticleDocument', { params });
    setBusyId(null);
    if (answer.ok) saveFile(answer.value, fileName(document, answer.value));
    else setFailed(document);
  };
  return { download, busyId, failed };
}
