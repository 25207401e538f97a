import { useCallback, useLayoutEffect, useState } from 'react';

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks before the page is left while something typed was not sent. */
export function useUnsavedGuard(isWanted: boolean): { hold: () => void; release: () => void } {
  const [isHeld, setHeld] = useState(false);
  // Before the confirmation can be seen: whoever sees it may leave.
  useLayoutEffect(() => {
    if (!isWanted || !isHeld) return;
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isWanted, isHeld]);
  const hold = useCallback(() => setHeld(true), []);
  const release = useCallback(() => setHeld(false), []);
  return { hold, release };
}
