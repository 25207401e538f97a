import { startTransition, useEffect, useState } from 'react';

/** ms until the page counts as idle where the browser does not tell. */
const otherwise = 1000;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(run);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(run, otherwise);
  return () => clearTimeout(timer);
}

/** True once something is wanted and the page has nothing else to do; what is drawn for it is drawn in small steps. */
export function useReadiness(isWanted: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => (isWanted ? whenIdle(() => startTransition(() => setReady(true))) : undefined), [isWanted]);
  return isWanted && isReady;
}
