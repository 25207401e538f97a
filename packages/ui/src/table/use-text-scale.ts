import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the factor by which the browser's text size enlarges text at an element. */
export function useTextScale(ref: RefObject<Element | null>): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (ref.current === null) return;
    setScale(Number(getComputedStyle(ref.current).getPropertyValue('--_foyer-text')) || 1);
  }, [ref]);
  return scale;
}
