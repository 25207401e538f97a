import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without a change after which a size counts, so that nothing is redrawn while a window is being resized. */
const settling = 250;

/** Returns the width of an element after its last resize, in CSS pixels, with borders and scroll bar; 0 before the first resize. */
export function useSettledWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    let seen = element.offsetWidth;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (element.offsetWidth === seen) return;
        seen = element.offsetWidth;
        setWidth(seen);
      }, settling);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [ref]);
  return width;
}
