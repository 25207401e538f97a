import { useDeferredValue, useEffect } from 'react';

/** Whether no table of the page has shown rows yet. */
let isFirst = true;

/** px of the lowest row: as a card, which is what a narrow table has, and as a line. */
const lowest = { card: 120, line: 52 };
const mostNarrow = 640;

/** How many rows a screen has room for, and one more; all of them where nobody says how high it is. */
const rowsOfScreen = ({ width, height }: Screen): number =>
  (height || Number.POSITIVE_INFINITY) / (width < mostNarrow ? lowest.card : lowest.line) + 1;

/**
 * The rows to draw now. The first table of a page, in front of which somebody waits, begins with those that a screen has room for and
 * is whole in its next moments; every later one is whole at once, so that a way back finds its place. Asks for the screen, not for the
 * window: that would have the browser lay out the page in the middle of its drawing.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const isWhole = useDeferredValue(true, isFirst ? false : undefined);
  useEffect(() => {
    isFirst &&= rows.length === 0;
  });
  return isWhole ? rows : rows.slice(0, rowsOfScreen(screen));
}
