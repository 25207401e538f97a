import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** Returns true once `isWanted` is true and the page is idle; the resulting render is a transition, split into small steps. */
export function useReadiness(isWanted: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => (isWanted ? whenIdle(() => startTransition(() => setReady(true))) : undefined), [isWanted]);
  return isWanted && isReady;
}
