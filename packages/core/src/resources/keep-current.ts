import type { Resource } from './resource.ts';

/** Milliseconds: who comes back to the page after less has paused for too short to see anything new. */
const PAUSE = 30_000;
/** Milliseconds after which it is asked again while the page is seen. */
const EVERY = 3 * 60_000;

/**
 * Asks for a value again when somebody comes back to the page after a pause of 30 s, and every three minutes while the page
 * is seen, until stopped. Several who do so for one value ask once.
 */
export function keepCurrent<T>($resource: Resource<T>): () => void {
  let knownAt = Date.now();
  const stop = $resource.subscribe(({ status }) => {
    if (status === 'ready') knownAt = Date.now();
  });
  const askIfOlderThan = (age: number) => {
    if (document.visibilityState !== 'visible' || $resource.get().status === 'loading') return;
    if (Date.now() - knownAt >= age) void $resource.reload();
  };
  const onReturn = () => askIfOlderThan(PAUSE);
  window.addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  const timer = setInterval(() => askIfOlderThan(EVERY), 60_000);
  return () => {
    stop();
    window.removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
    clearInterval(timer);
  };
}
