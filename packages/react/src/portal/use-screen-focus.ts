import { type RefObject, useEffect, useRef } from 'react';
import type { Shown } from './navigator.ts';

/** Where each visit of a screen was left, by the key of its place in the history. */
const places = new Map<string, number>();

/** Frames that a screen which somebody came back to has until it is as long as it was. */
const LONGEST_WAIT = 60;

/** Goes to where a screen was left, as soon as it is long enough again. Returns what stops waiting for that. */
function returnTo(place: number): () => void {
  let frames = 0;
  let next = 0;
  const attempt = () => {
    const room = document.documentElement.scrollHeight - innerHeight;
    if (room >= place || ++frames > LONGEST_WAIT) window.scrollTo({ top: place });
    else next = requestAnimationFrame(attempt);
  };
  attempt();
  const stop = () => cancelAnimationFrame(next);
  // whoever scrolls by themselves is where they want to be
  addEventListener('wheel', stop, { once: true, passive: true });
  addEventListener('touchmove', stop, { once: true, passive: true });
  return stop;
}

/** How a screen begins. */
export interface ScreenStart {
  /** Leads to the top of a new screen. */
  readonly toTop: () => void;
  /** Whether the focus may be taken. @default always */
  readonly mayFocus?: () => boolean;
}

/**
 * A new screen starts at the top, one that somebody comes back to where it was left; with the focus in it, so that a screen reader goes
 * on there. The first one takes no focus.
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
    const note = () => places.set(key, scrollY);
    const isOther = before.current !== pathname;
    before.current = pathname;
    const left = isBack ? places.get(key) : undefined;
    let stop = () => {};
    if (isOther) {
      const { toTop, mayFocus } = latest.current;
      if (left === undefined) toTop();
      else stop = returnTo(left);
      if (mayFocus?.() !== false) main.current?.focus({ preventScroll: true });
    }
    addEventListener('scroll', note, { passive: true });
    return () => {
      stop();
      removeEventListener('scroll', note);
    };
  }, [pathname, key, isBack]);
  return main;
}
