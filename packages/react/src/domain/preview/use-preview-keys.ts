import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import type { PreviewPlace } from './use-preview-place.ts';

const pageKeys = { PageDown: 1, PageUp: -1 } as const;
const arrows = { ArrowRight: 1, ArrowLeft: -1 } as const;
const sizes = { '+': 1, '-': -1 } as const;
const ends = { Home: -Infinity, End: Infinity } as const;

const isOf = <K extends string>(key: string, keys: Readonly<Record<K, number>>): key is K => key in keys;

/** How much of a page is moved on at once: what was last at the edge is still to be seen. */
const screenful = 0.9;

/** Moves what is looked at up or down; false where it is at its end. */
function scroll(desk: HTMLElement, by: 1 | -1): boolean {
  const { scrollTop, scrollHeight, clientHeight } = desk;
  const isAtEnd = by > 0 ? scrollTop + clientHeight >= scrollHeight - 1 : scrollTop <= 0;
  if (!isAtEnd) desk.scrollBy(0, by * clientHeight * screenful);
  return !isAtEnd;
}

/**
 * The keys of a preview: page keys go through each page and on to the next; arrows turn pages, and move one that is wider than the screen; Home and
 * End go to the first and the last; plus and minus make them larger and smaller.
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
