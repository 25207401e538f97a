import { type RefObject, useLayoutEffect, useState } from 'react';

/** Factor by which the browser's text size enlarges text where an element stands. */
export function useTextScale(ref: RefObject<Element | null>): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (ref.current === null) return;
    setScale(Number(getComputedStyle(ref.current).getPropertyValue('--_foyer-text')) || 1);
  }, [ref]);
  return scale;
}
