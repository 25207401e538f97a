/** Returns the offered pages: `length` of them around the current one, within 1 to `count`. */
export function pageWindow(page: number, count: number, length = 3): number[] {
  const size = Math.min(length, count);
  const first = Math.max(1, Math.min(page - Math.floor(size / 2), count - size + 1));
  return [...Array(size).keys()].map((at) => first + at);
}

/** Number of a page, or a gap for pages that are not offered. */
export type PageStep = number | 'gap';

/** Returns the window with both ends of the list; a single page is no gap. With `hasMore` the last page is unknown. */
export function pageSteps(page: number, count: number, length = 3, hasMore = false): PageStep[] {
  const window = pageWindow(page, Math.max(count, page), length);
  const first = window[0] ?? 1;
  const last = window.at(-1) ?? 1;
  const before: PageStep[] = first === 1 ? [] : first === 2 ? [1] : first === 3 ? [1, 2] : [1, 'gap'];
  if (hasMore) return [...before, ...window, 'gap'];
  const rest = count - last;
  const after: PageStep[] =
    rest <= 0 ? [] : rest === 1 ? [count] : rest === 2 ? [count - 1, count] : ['gap', count];
  return [...before, ...window, ...after];
}
