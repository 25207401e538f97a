import { type RefObject, useLayoutEffect, useState } from 'react';

/** How many times its usual size text is where an element stands, as the theme has it from the browser. */
export function useTextScale(ref: RefObject<Element | null>): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    if (ref.current === null) return;
    setScale(Number(getComputedStyle(ref.current).getPropertyValue('--_foyer-text')) || 1);
  }, [ref]);
  return scale;
}
