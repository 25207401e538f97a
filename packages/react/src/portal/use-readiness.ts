import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/** True once something is wanted and the page has nothing else to do; what is drawn for it is drawn in small steps. */
export function useReadiness(isWanted: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => (isWanted ? whenIdle(() => startTransition(() => setReady(true))) : undefined), [isWanted]);
  return isWanted && isReady;
}
