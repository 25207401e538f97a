import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../router/when-idle.ts';

/** True once the page is there and has nothing else to do: for what nobody waits for. */
export function useIsResting(): boolean {
  const [isResting, setResting] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setResting(true))), []);
  return isResting;
}
