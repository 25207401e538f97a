import { useDeferredValue, useEffect } from 'react';

/** Whether no table of the page has shown rows yet. */
let isFirst = true;

/** Minimum height of a row in px: as a card, in narrow tables, and as a line. */
const lowest = { card: 120, line: 52 };
const mostNarrow = 640;

/** Returns the number of rows that fit on the screen, plus one; infinite if the height of the screen is unknown. */
const rowsOfScreen = ({ width, height }: Screen): number =>
  (height || Number.POSITIVE_INFINITY) / (width < mostNarrow ? lowest.card : lowest.line) + 1;

/**
 * Returns the rows to draw now. The first table of a page starts with the rows that fit on the screen and is completed within the next
 * moments; every later table is complete at once, so that going back restores its position. Uses the size of the screen, not of the
 * window: reading that would force a layout during the first render.
 */
export function useFirstRows<Row>(rows: readonly Row[]): readonly Row[] {
  const isWhole = useDeferredValue(true, isFirst ? false : undefined);
  useEffect(() => {
    isFirst &&= rows.length === 0;
  });
  return isWhole ? rows : rows.slice(0, rowsOfScreen(screen));
}
