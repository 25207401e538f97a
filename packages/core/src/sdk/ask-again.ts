/** `refresh` asks for what is older than so many milliseconds. */
type RefreshOld = (age: number) => void;

/** Asks again after a pause and every few minutes, while somebody looks; the code comes when the browser has time. */
export function askAgain(refresh: RefreshOld): () => void {
  if (!globalThis.window) return () => undefined;
  let stop: (() => void) | null = () => undefined;
  // Without the code it is asked again with the next page.
  import('../resources/refresh-while-seen.ts')
    .then(({ refreshWhileSeen }) => {
      if (stop) stop = refreshWhileSeen(refresh);
    })
    .catch(() => undefined);
  return () => {
    stop?.();
    stop = null;
  };
}
