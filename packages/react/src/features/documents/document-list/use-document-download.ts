import type { PortalDocument } from '@foyer/contract/documents/documents.schema';
import { useCallback } from 'react';
import { fetchFile } from '../../../domain/file/fetch-file.ts';
import { type DownloadState, useDownload } from '../../../domain/file/use-download.ts';
import { useSdk } from '../../../provider/foyer-context.ts';

type Version = PortalDocument['versions'][number];

/** Names a version among all that can be downloaded. */
export const versionKey = (documentId: string, version: number): string => `${documentId} ${version}`;

/** Hands a version's file to the user. Its address ends after ten minutes, so a new one is asked for each time. */
export function useDocumentDownload(onDone: (document: PortalDocument, version: Version) => void): {
  readonly state: DownloadState;
  readonly download: (document: PortalDocument, version: Version) => void;
} {
  const sdk = useSdk();
  const { state, start } = useDownload();
  const download = useCallback(
    async (document: PortalDocument, version: Version) => {
      const key = versionKey(document.id, version.version);
      let isThere = false;
      const fetched = async () => {
        const fresh = await sdk.call('listDocuments', { query: { id: [document.id], limit: 1 } });
        if (!fresh.ok) return fresh;
        const found = fresh.value.items[0]?.versions.find((one) => one.version === version.version);
        const answer = await fetchFile(sdk.options, found?.downloadUrl ?? '', version.fileName);
        isThere = answer.ok;
        return answer;
      };
      await start(key, fetched, version.fileName);
      if (isThere) onDone(document, version);
    },
    [sdk, start, onDone],
  );
  return { state, download: (document, version) => void download(document, version) };
}
