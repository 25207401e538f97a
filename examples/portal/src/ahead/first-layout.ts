/**
 * Whether a page that has just been loaded may leave what lies far below out of its first layout (`portal.css`). Not one that is loaded again
 * or come back to: where somebody was on it is known by the heights of all that is above.
 */
export function beginFirstLayout({ dataset }: HTMLElement): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (entry?.type === 'navigate') dataset.fresh = '';
}

/** On all screens after the first everything has its height at once: Back leads to the place where somebody was. */
export function endFirstLayout({ dataset }: HTMLElement): void {
  delete dataset.fresh;
}
