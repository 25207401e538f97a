import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

interface RowWindowOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** Height of each row in px. */
  readonly rowHeight: number;
  /** Height of the viewport for rows in px. */
  readonly room: number;
  /** Index of a row that is always drawn, wherever the view is. */
  readonly kept: number;
  /** Draws all rows, as for printing. */
  readonly isWhole: boolean;
}

/** Number of rows drawn beyond each end of the view. */
const more = 2;
/** Number of rows by which the window moves: drawing eight at once costs less than four twice. */
const step = 8;

/** Returns the indexes of the rows of equal height to draw while an element scrolls, and a function that scrolls to a row. */
export function useRowWindow({ scroller, count, rowHeight, room, kept, isWhole }: RowWindowOptions) {
  // before the first scroll only visible rows are drawn; the first scroll step adds the rest of the window
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
      // synchronously, so that a jump never shows a frame without rows
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
  return { shown: isWhole ? [...Array(count).keys()] : shown, end, scrollTo };
}
