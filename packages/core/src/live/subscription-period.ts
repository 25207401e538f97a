/** A period of following tickets, as one person on a visible page. */
export interface SubscriptionPeriod {
  /** Aborted when the person, mode or company changes, the page is hidden, the network is back, or following ends. */
  readonly signal: AbortSignal;
  readonly end: () => void;
}

/** Begins a period; `onOther` is called on another person, mode or company. */
export function startSubscriptionPeriod(
  onOther: () => void,
  onChange: (listener: () => void) => () => void,
  outer: AbortSignal,
): SubscriptionPeriod {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const onSight = () => {
    if (!isVisible()) abort();
  };
  const { window, document } = globalThis;
  const stopFollowing = onChange(() => {
    onOther();
    abort();
  });
  outer.addEventListener('abort', abort);
  window?.addEventListener('online', abort);
  document?.addEventListener('visibilitychange', onSight);
  if (outer.aborted || !isVisible()) abort();
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

/** Whether the page is visible. Without a document, for instance in a worker, it counts as visible. */
const isVisible = (): boolean => (globalThis.document?.visibilityState ?? 'visible') === 'visible';

/** Resolves when the page is visible, or the signal is aborted. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isVisible() && !signal.aborted) return;
      globalThis.document?.removeEventListener('visibilitychange', look);
      signal.removeEventListener('abort', look);
      resolve();
    };
    globalThis.document?.addEventListener('visibilitychange', look);
    signal.addEventListener('abort', look);
    look();
  });
}
