import { type RefObject, useEffect, useState } from 'react';

/** How long a size must stay before it counts, in milliseconds: while a window is dragged nothing is drawn anew. */
const settling = 250;

/** How wide an element is once it stays so, in CSS pixels, its borders and scroll bar with it; 0 as long as it is as it was at first. */
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
