import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns whether an element is at most `most` px wide; follows its size. */
export function useIsNarrow(ref: RefObject<HTMLElement | null>, most: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const look = () => setNarrow(element.getBoundingClientRect().width <= most);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, most]);
  return isNarrow;
}
