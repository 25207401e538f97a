import { useEffect, useState } from 'react';
import type { ComboBoxProps, ComboOption } from './combo-box.tsx';

/** Milliseconds without typing before the search is sent. */
const pause = 200;

type Search = Pick<ComboBoxProps, 'options' | 'search'>;

interface Found {
  readonly options: readonly ComboOption[];
  readonly state: 'ready' | 'searching' | 'failed';
  /** Repeats the search for the typed text. */
  readonly retry: () => void;
}

/** Returns the options for the typed text. Results for an earlier text are discarded. */
export function useFoundOptions({ options, search }: Search, text: string, isTyped: boolean): Found {
  const [found, setFound] = useState<Omit<Found, 'retry'> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((count) => count + 1);
  const wanted = search !== undefined && isTyped ? text.trim() : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt searches again
  useEffect(() => {
    if (search === undefined || wanted === '') {
      setFound(null);
      return;
    }
    const stop = new AbortController();
    setFound((before) => ({ options: before?.options ?? [], state: 'searching' }));
    const timer = setTimeout(() => {
      search(wanted, stop.signal).then(
        (answer) => !stop.signal.aborted && setFound({ options: answer, state: 'ready' }),
        () => !stop.signal.aborted && setFound({ options: [], state: 'failed' }),
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [search, wanted, attempt]);
  return { ...(found ?? { options, state: 'ready' }), retry };
}
