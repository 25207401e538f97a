import type { Result } from '@foyer/core';
import { useCallback, useEffect, useState } from 'react';
import { openPreview, type PreviewSource } from './preview-source.ts';

/** State of a preview. An `unreadable` file, or one `locked` by a password, can still be downloaded. */
export type PreviewState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'unreadable' | 'locked'; readonly file: Blob }
  | { readonly status: 'ready'; readonly file: Blob; readonly source: PreviewSource };

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException';

/** Fetches a file once and opens it; `retry` repeats this, `giveUp` marks it as unreadable when a page cannot be drawn. */
export function usePreview(
  fetchFile: () => Promise<Result<Blob>>,
  mediaType: string,
): { readonly state: PreviewState; readonly retry: () => void; readonly giveUp: () => void } {
  const [state, setState] = useState<PreviewState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetchFile changes with each render; each attempt loads once
  useEffect(() => {
    let isGone = false;
    let source: PreviewSource | undefined;
    void (async () => {
      const answer = await fetchFile();
      if (isGone) return;
      if (!answer.ok) return setState({ status: 'failed' });
      const file = answer.value;
      try {
        source = await openPreview(file, mediaType);
      } catch (error) {
        if (!isGone) setState({ status: isLocked(error) ? 'locked' : 'unreadable', file });
        return;
      }
      if (isGone) source.close();
      else setState({ status: 'ready', file, source });
    })();
    return () => {
      isGone = true;
      source?.close();
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((number) => number + 1);
  }, []);
  const giveUp = useCallback(
    () => setState((now) => (now.status === 'ready' ? { status: 'unreadable', file: now.file } : now)),
    [],
  );
  return { state, retry, giveUp };
}
