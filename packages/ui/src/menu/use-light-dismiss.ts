import { type RefObject, useEffect, useRef } from 'react';

/** Calls back when the pointer is pressed and released outside both elements; scrolling by touch does not count. */
export function useLightDismiss(inside: readonly RefObject<Element | null>[], onDismiss: () => void): void {
  const latest = useRef({ inside, onDismiss });
  useEffect(() => {
    latest.current = { inside, onDismiss };
  });
  useEffect(() => {
    let beganOutside = false;
    const isOutside = (event: Event) => {
      const path = event.composedPath();
      return latest.current.inside.every(({ current }) => current === null || !path.includes(current));
    };
    const press = (event: Event) => {
      beganOutside = isOutside(event);
    };
    const release = (event: Event) => {
      if (beganOutside && isOutside(event)) latest.current.onDismiss();
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
    };
  }, []);
}
