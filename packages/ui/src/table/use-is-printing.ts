import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed, or shown as it would be. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = globalThis.matchMedia?.('print');
    // At once: the browser lays the sheets out as soon as the listeners have returned.
    const begin = () => flushSync(() => setPrinting(true));
    const follow = () => flushSync(() => setPrinting(print?.matches ?? false));
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', follow);
    print?.addEventListener('change', follow);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', follow);
      print?.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}
