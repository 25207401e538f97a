import type { PortalDocument } from '@foyer/contract/documents/documents.schema';
import { type ReactNode, useCallback, useState } from 'react';
import { LatePreview } from '../../../domain/preview/late-preview.tsx';
import { useDocumentFile } from './use-document-download.ts';

type Version = PortalDocument['versions'][number];

/** Returns the preview of a document: `open` shows a document, and `onClosed` gets it when the preview closes. */
export function useDocumentPreview(onClosed: (document: PortalDocument) => void): {
  readonly open: (document: PortalDocument, version: Version) => void;
  /** The preview, if one is open. */
  readonly shown: ReactNode;
} {
  const fetchVersion = useDocumentFile();
  const [looked, setLooked] = useState<{ document: PortalDocument; version: Version } | null>(null);
  const open = useCallback(
    (document: PortalDocument, version: Version) => setLooked({ document, version }),
    [],
  );
  if (looked === null) return { open, shown: null };
  const { document, version } = looked;
  const shown = (
    <LatePreview
      title={document.title}
      fileName={version.fileName}
      mediaType={version.mediaType}
      fetchFile={() => fetchVersion(document, version)}
      onClose={() => {
        setLooked(null);
        onClosed(document);
      }}
    />
  );
  return { open, shown };
}
