import type { PortalDocument } from '@foyer/contract/documents/documents.schema';
import type { Result } from '@foyer/core';
import { useCallback } from 'react';
import { fetchFile } from '../../../domain/file/fetch-file.ts';
import { type DownloadState, useDownload } from '../../../domain/file/use-download.ts';
import { useSdk } from '../../../provider/foyer-context.ts';

type Version = PortalDocument['versions'][number];

/** Returns a key that identifies a version among all documents. */
export const versionKey = (documentId: string, version: number): string => `${documentId} ${version}`;

/** Returns a function that fetches a version's file. Its address expires after ten minutes, so each call requests a new one. */
export function useDocumentFile(): (document: PortalDocument, version: Version) => Promise<Result<Blob>> {
  const sdk = useSdk();
  return useCallback(
    async ({ id }, { version, fileName }) => {
      const fresh = await sdk.call('listDocuments', { query: { id: [id], limit: 1 } });
      if (!fresh.ok) return fresh;
      const found = fresh.value.items[0]?.versions.find((one) => one.version === version);
      return fetchFile(sdk.options, found?.downloadUrl ?? '', fileName);
    },
    [sdk],
  );
}

/** Returns a function that saves a version's file to the user's downloads, with its state. */
export function useDocumentDownload(onDone: (document: PortalDocument, version: Version) => void): {
  readonly state: DownloadState;
  readonly download: (document: PortalDocument, version: Version) => void;
} {
  const fetchVersion = useDocumentFile();
  const { state, start } = useDownload();
  const download = useCallback(
    async (document: PortalDocument, version: Version) => {
      const key = versionKey(document.id, version.version);
      let isThere = false;
      const fetched = async () => {
        const answer = await fetchVersion(document, version);
        isThere = answer.ok;
        return answer;
      };
      await start(key, fetched, version.fileName);
      if (isThere) onDone(document, version);
    },
    [fetchVersion, start, onDone],
  );
  return { state, download: (document, version) => void download(document, version) };
}
