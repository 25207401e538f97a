import type { ApiError } from '@foyer/core';
import { useCallback, useRef, useState } from 'react';
import type { Uploads } from './use-uploads.ts';

/** Options of a call that sends files. */
export interface TransferOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (fraction: number) => void;
}

/** A running transfer of files that can be cancelled. */
export interface Transfer {
  readonly isRunning: boolean;
  /** Whether the user cancelled the last transfer. */
  readonly isCancelled: boolean;
  /** Sends the files and shows the progress. */
  readonly run: <R>(send: (options: TransferOptions) => Promise<R>) => Promise<R>;
  readonly cancel: () => void;
  /** For `isShownElsewhere` of `useForm`: a cancellation is reported at the files instead. */
  readonly isShownElsewhere: (error: ApiError) => boolean;
}

type Phase = 'idle' | 'running' | 'cancelled';

/** Sends the files of one or several fields in one call. */
export function useTransfer(...uploads: readonly Pick<Uploads, 'setProgress'>[]): Transfer {
  const [phase, setPhase] = useState<Phase>('idle');
  const running = useRef<AbortController | null>(null);
  const wasCancelled = useRef(false);
  const latest = useRef(uploads);
  latest.current = uploads;
  const show = (fraction: number | null) => {
    for (const { setProgress } of latest.current) setProgress(fraction);
  };
  const run: Transfer['run'] = async (send) => {
    const abort = new AbortController();
    running.current = abort;
    wasCancelled.current = false;
    setPhase('running');
    show(0);
    const onProgress = (fraction: number) => running.current === abort && show(fraction);
    try {
      return await send({ signal: abort.signal, onProgress });
    } finally {
      running.current = null;
      setPhase(abort.signal.aborted ? 'cancelled' : 'idle');
      show(null);
    }
  };
  const cancel = useCallback(() => {
    wasCancelled.current = running.current !== null;
    running.current?.abort();
  }, []);
  const isShownElsewhere = useCallback(
    ({ code }: ApiError) => code === 'aborted' && wasCancelled.current,
    [],
  );
  return {
    isRunning: phase === 'running',
    isCancelled: phase === 'cancelled',
    run,
    cancel,
    isShownElsewhere,
  };
}
