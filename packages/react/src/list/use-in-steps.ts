import type { ReadableAtom } from 'nanostores';
import { startTransition, useEffect, useMemo, useState } from 'react';

interface Seen<T> {
  readonly $store: ReadableAtom<T>;
  readonly value: T;
}

/**
 * What a store holds. What comes is drawn as a transition, in small steps between which keys and presses are answered: for a page of entries,
 * which takes a slow phone longer than a frame. `useStore` draws in one.
 */
export function useInSteps<T>($store: ReadableAtom<T>): T {
  const first = useMemo(() => $store.get(), [$store]);
  const [seen, setSeen] = useState<Seen<T>>();
  useEffect(() => {
    let last = first;
    return $store.subscribe((value) => {
      if (value === last) return;
      last = value as T;
      startTransition(() => setSeen({ $store, value: value as T }));
    });
  }, [$store, first]);
  return seen?.$store === $store ? seen.value : first;
}
