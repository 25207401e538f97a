import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when an element is scrolled out of view, in any scroll container; elements positioned at it should close then. */
export function useOutOfView(target: RefObject<Element | null>, onOutOfView: () => void): void {
  const callBack = useRef(onOutOfView);
  useEffect(() => {
    callBack.current = onOutOfView;
  });
  useEffect(() => {
    const element = target.current;
    if (element === null || typeof IntersectionObserver !== 'function') return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) callBack.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
}
