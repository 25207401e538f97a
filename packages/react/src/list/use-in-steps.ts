import type { ReadableAtom } from 'nanostores';
import { startTransition, useEffect, useState } from 'react';

interface Seen<T> {
  readonly $store: ReadableAtom<T>;
  readonly value: T;
}

/**
 * What a store holds. What comes is drawn as a transition, in small steps between which keys and presses are answered: for a page of entries,
 * which takes a slow phone longer than a frame. `useStore` draws in one.
 */
export function useInSteps<T>($store: ReadableAtom<T>): T {
  const [seen, setSeen] = useState<Seen<T>>(() => ({ $store, value: $store.get() }));
  const now = seen.$store === $store ? seen : { $store, value: $store.get() };
  if (now !== seen) setSeen(now);
  useEffect(
    () =>
      $store.subscribe((value) =>
        startTransition(() =>
          setSeen((old) =>
            old.$store === $store && old.value === value ? old : { $store, value: value as T },
          ),
        ),
      ),
    [$store],
  );
  return now.value;
}
