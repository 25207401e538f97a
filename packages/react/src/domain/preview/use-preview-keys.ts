import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { PreviewPlace } from './use-preview-place.ts';

const pageKeys = { PageDown: 1, PageUp: -1 } as const;
const arrows = { ArrowRight: 1, ArrowLeft: -1 } as const;
const sizes = { '+': 1, '-': -1 } as const;
const ends = { Home: -Infinity, End: Infinity } as const;

const isOf = <K extends string>(key: string, keys: Readonly<Record<K, number>>): key is K => key in keys;

/** Share of the visible height that one key press scrolls; the last lines stay visible. */
const screenful = 0.9;

/** Scrolls the page up or down; returns false at its end. */
function scroll(desk: HTMLElement, by: 1 | -1): boolean {
  const { scrollTop, scrollHeight, clientHeight } = desk;
  const isAtEnd = by > 0 ? scrollTop + clientHeight >= scrollHeight - 1 : scrollTop <= 0;
  if (!isAtEnd) desk.scrollBy(0, by * clientHeight * screenful);
  return !isAtEnd;
}

/**
 * Returns the key handler of a preview: page keys scroll each page and continue with the next; arrows turn pages, or scroll a page wider than
 * the view; Home and End go to the first and last page; plus and minus zoom.
 */
export function usePreviewKeys(
  { turn, resize, zoom }: PreviewPlace,
  desk: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      const { key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isOf(key, pageKeys)) {
        if (!desk.current || !scroll(desk.current, pageKeys[key])) turn(pageKeys[key]);
      } else if (isOf(key, arrows) && zoom <= 100) turn(arrows[key]);
      else if (isOf(key, ends)) turn(ends[key]);
      else if (isOf(key, sizes)) resize(sizes[key]);
      else return;
      event.preventDefault();
    },
    [turn, resize, zoom, desk],
  );
}
