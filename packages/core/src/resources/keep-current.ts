import type { Resource } from './resource.ts';

/** Milliseconds after which it is asked again while the page is seen. */
const EVERY = 3 * 60_000;

/**
 * Asks for a value again every three minutes while the page is seen, until stopped; who comes back to the page after a pause
 * has it asked for anyway, as all that is looked at. Several who do so for one value ask once.
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
