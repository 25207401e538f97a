import { type RefObject, useEffect, useRef } from 'react';
import type { Shown } from './navigator.ts';

/** Scroll position at which each visit of a screen was left, by the key of its history entry. */
const places = new Map<string, number>();

/** Maximum number of frames to wait until a restored screen is as long as before. */
const LONGEST_WAIT = 60;

/** Restores a scroll position as soon as the page is long enough. Returns a function that stops waiting. */
function returnTo(scrollTop: number): () => void {
  let frames = 0;
  let next = 0;
  const attempt = () => {
    const maxScroll = document.documentElement.scrollHeight - innerHeight;
    if (maxScroll >= scrollTop || ++frames > LONGEST_WAIT) window.scrollTo({ top: scrollTop });
    else next = requestAnimationFrame(attempt);
  };
  attempt();
  const stop = () => cancelAnimationFrame(next);
  // scrolling by the user cancels the restoration
  addEventListener('wheel', stop, { once: true, passive: true });
  addEventListener('touchmove', stop, { once: true, passive: true });
  return stop;
}

/** Actions on the start of a screen. */
export interface ScreenStart {
  /** Scrolls to the top of a new screen. */
  readonly toTop: () => void;
  /** Whether the focus may be taken. @default always */
  readonly mayFocus?: () => boolean;
}

/**
 * Scrolls a new screen to its top and a revisited one to its last position, and focuses it, so that a screen reader continues there. The
 * first screen takes no focus.
 */
export function useScreenFocus<Node extends HTMLElement = HTMLElement>(
  { place, step }: Pick<Shown<unknown>, 'place' | 'step'>,
  start: ScreenStart,
): RefObject<Node | null> {
  const main = useRef<Node>(null);
  const { pathname, key } = place;
  const isBack = step === 'pop';
  const before = useRef(pathname);
  const latest = useRef(start);
  latest.current = start;
  useEffect(() => {
    const saveScroll = () => places.set(key, scrollY);
    const isOther = before.current !== pathname;
    before.current = pathname;
    const savedScroll = isBack ? places.get(key) : undefined;
    let stop = () => {};
    if (isOther) {
      const { toTop, mayFocus } = latest.current;
      if (savedScroll === undefined) toTop();
      else stop = returnTo(savedScroll);
      if (mayFocus?.() !== false) main.current?.focus({ preventScroll: true });
    }
    addEventListener('scroll', saveScroll, { passive: true });
    return () => {
      stop();
      removeEventListener('scroll', saveScroll);
    };
  }, [pathname, key, isBack]);
  return main;
}
