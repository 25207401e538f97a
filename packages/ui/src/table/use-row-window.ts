import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface RowWindowOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** px, the same for all rows. */
  readonly rowHeight: number;
  /** px of the viewport that rows have. */
  readonly room: number;
  /** A row that stays in the document wherever the view is. */
  readonly kept: number;
}

/** Rows drawn beyond either end of the view. */
const more = 2;
/** The window moves by so many rows at once: drawing eight together costs less than four twice. */
const step = 8;

/** Which rows of one height are drawn, by index, while an element scrolls; and a way to bring one into view. */
export function useRowWindow({ scroller, count, rowHeight, room, kept }: RowWindowOptions) {
  // Before it is scrolled only what is in view is drawn; the first step of the wheel brings the rest of the window.
  const [top, setTop] = useState(-step);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    let shown = -step;
    const topOf = () => Math.floor(element.scrollTop / rowHeight / step) * step;
    const follow = () => {
      const next = topOf();
      if (next === shown) return;
      shown = next;
      // At once, so that a jump never shows a frame without rows.
      flushSync(() => setTop(next));
    };
    if (element.scrollTop > 0) {
      shown = topOf();
      setTop(shown);
    }
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [scroller, rowHeight]);
  const start = Math.max(0, Math.min(top, count - 1) - more);
  const end = Math.min(count, top + step + Math.ceil(room / rowHeight) + 1 + more);
  const shown = [...Array(Math.max(0, end - start)).keys()].map((at) => start + at);
  if (kept >= 0 && kept < start) shown.unshift(kept);
  if (kept >= end && kept < count) shown.push(kept);
  const scrollTo = (index: number) => {
    const element = scroller.current;
    if (element === null) return;
    const [from, to] = [(index + 1) * rowHeight - room, index * rowHeight];
    element.scrollTop = Math.max(from, Math.min(to, element.scrollTop));
  };
  return { shown, end, scrollTo };
}
