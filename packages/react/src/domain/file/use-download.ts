import type { ApiError, Result } from '@foyer/core';
import { useCallback, useRef, useState } from 'react';
import { saveFile } from './save-file.ts';

/** State of a download; `id` identifies it among several. */
export type DownloadState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' | 'done'; readonly id: string }
  | { readonly status: 'failed'; readonly id: string; readonly error: ApiError };

export interface Download {
  readonly state: DownloadState;
  /** Fetches a file and saves it to the user's downloads. Does nothing while another download is running. */
  readonly start: (id: string, fetchFile: () => Promise<Result<Blob>>, fileName: string) => Promise<void>;
}

/** Downloads files that need the user's session, which a plain link would not send. */
export function useDownload(): Download {
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  const isBusy = useRef(false);
  const start = useCallback<Download['start']>(async (id, fetchFile, fileName) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ status: 'loading', id });
    const answer = await fetchFile();
    isBusy.current = false;
    if (answer.ok) saveFile(answer.value, fileName);
    setState(answer.ok ? { status: 'done', id } : { status: 'failed', id, error: answer.error });
  }, []);
  return { state, start };
}
