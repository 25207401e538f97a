import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when an element is scrolled out of view, by whatever scrolls: what hangs from it has no place then. */
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
