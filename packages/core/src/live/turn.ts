/** A stretch of following as one person at a page that is seen. */
export interface Turn {
  /** Aborted when another person, mode or company begins, the page is no longer seen, the network is back, or all is over. */
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** Begins one; `onOther` hears of another person, mode or company. */
export function startTurn(
  onOther: () => void,
  onChange: (listener: () => void) => () => void,
  outer: AbortSignal,
): Turn {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const onSight = () => {
    if (!isSeen()) abort();
  };
  const { window, document } = globalThis;
  const stopFollowing = onChange(() => {
    onOther();
    abort();
  });
  outer.addEventListener('abort', abort);
  window?.addEventListener('online', abort);
  document?.addEventListener('visibilitychange', onSight);
  if (outer.aborted || !isSeen()) abort();
  return {
    signal: controller.signal,
    end() {
      stopFollowing();
      outer.removeEventListener('abort', abort);
      window?.removeEventListener('online', abort);
      document?.removeEventListener('visibilitychange', onSight);
    },
  };
}

/** Without a document, in a worker for instance, everything counts as seen. */
const isSeen = (): boolean => (globalThis.document?.visibilityState ?? 'visible') === 'visible';

/** Resolves when the page is seen, or the signal is aborted. */
export function untilSeen(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSeen() && !signal.aborted) return;
      globalThis.document?.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    globalThis.document?.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}
