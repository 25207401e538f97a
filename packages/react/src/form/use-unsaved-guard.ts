import { useCallback, useLayoutEffect, useState } from 'react';

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Asks before the page is left while typed values are not sent. */
export function useUnsavedGuard(isWanted: boolean): { hold: () => void; release: () => void } {
  const [isHeld, setHeld] = useState(false);
  // before the confirmation is painted, since the user may leave once it is visible
  useLayoutEffect(() => {
    if (!isWanted || !isHeld) return;
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [isWanted, isHeld]);
  const hold = useCallback(() => setHeld(true), []);
  const release = useCallback(() => setHeld(false), []);
  return { hold, release };
}
