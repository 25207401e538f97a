/** Milliseconds: somebody who comes back to the page after less has paused for too short to see anything new. */
const PAUSE = 30_000;
/** Milliseconds after which it is asked again while the page is seen. */
const EVERY = 3 * 60_000;

/** Calls `refresh` with the age from which a value is too old: when the page is looked at again, and while it is. */
export function refreshWhileSeen(refresh: (age: number) => void): () => void {
  const isSeen = () => document.visibilityState === 'visible';
  const onReturn = () => {
    if (isSeen()) refresh(PAUSE);
  };
  window.addEventListener('focus', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  const timer = setInterval(() => isSeen() && refresh(EVERY), 60_000);
  return () => {
    window.removeEventListener('focus', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
    clearInterval(timer);
  };
}
