import { type RefObject, useEffect, useRef } from 'react';
import type { Shown } from './navigator.ts';

/** Whether no element has focus, for example because the one that had it was removed. */
const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Focuses a container if a navigation has removed the element with focus: another layout, or a list that opens a form in its place. The
 * first screen of a page takes no focus.
 */
export function useLostFocus(
  container: RefObject<HTMLElement | null>,
  { place: { key }, step }: Pick<Shown<unknown>, 'place' | 'step'>,
): void {
  // the first screen of a page is never pushed
  const before = useRef(step === 'push' ? null : key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (isLost()) container.current?.focus({ preventScroll: true });
  }, [container, key]);
}
