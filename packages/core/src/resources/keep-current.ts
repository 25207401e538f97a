import type { Resource } from './resource.ts';

/** Interval in milliseconds at which the value is fetched again while the page is visible. */
const EVERY = 3 * 60_000;

/**
 * Fetches a value again every three minutes while the page is visible, until stopped. When the user returns to the page after a pause, it
 * is fetched anyway, like all mounted reads. Several subscribers of one value share the requests.
 */
export function keepCurrent<T>($resource: Resource<T>): () => void {
  let knownAt = Date.now();
  const stop = $resource.subscribe(({ status }) => {
    if (status === 'ready') knownAt = Date.now();
  });
  const askWhenOld = () => {
    if (document.visibilityState !== 'visible' || $resource.get().status === 'loading') return;
    if (Date.now() - knownAt >= EVERY) void $resource.reload();
  };
  const timer = setInterval(askWhenOld, 60_000);
  return () => {
    stop();
    clearInterval(timer);
  };
}
