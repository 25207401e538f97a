import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Returns whether the page is being printed, or shown in print preview. */
export function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const print = globalThis.matchMedia?.('print');
    // synchronously: the browser lays out the pages as soon as the listeners have returned
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
