import { type RefObject, useEffect, useRef } from 'react';
import { useRouter } from '../router/use-router.ts';

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

/**
 * A new screen starts at the top, one that somebody comes back to where it was left; with the focus in it, so that a screen reader goes
 * on there.
 */
export function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { place, step } = useRouter().shown;
  const { pathname, key } = place;
  const isBack = step === 'pop';
  const before = useRef(pathname);
  useEffect(() => {
    const note = () => places.set(key, scrollY);
    const isOther = before.current !== pathname;
    before.current = pathname;
    const left = isBack ? places.get(key) : undefined;
    let stop = () => {};
    if (isOther) {
      if (left === undefined) window.scrollTo({ top: 0 });
      else stop = returnTo(left);
      main.current?.focus({ preventScroll: true });
    }
    addEventListener('scroll', note, { passive: true });
    return () => {
      stop();
      removeEventListener('scroll', note);
    };
  }, [pathname, key, isBack]);
  return main;
}
