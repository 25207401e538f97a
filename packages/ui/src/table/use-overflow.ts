import { type RefObject, useEffect, useState } from 'react';

/** Returns whether an element's content is wider than the element; follows both sizes. */
export function useOverflow(
  outer: RefObject<HTMLElement | null>,
  inner: RefObject<HTMLElement | null>,
): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const [box, content] = [outer.current, inner.current];
    if (box === null || content === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(content.offsetWidth > box.clientWidth + 1));
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, [outer, inner]);
  return overflows;
}
