/** `ref` of a horizontally scrolling line: fades its ends while there is more content, once the code for that is loaded. */
export function moreSideways(line: HTMLElement | null): (() => void) | undefined {
  if (line === null || typeof ResizeObserver === 'undefined') return;
  let end: (() => void) | undefined | null;
  const follow = async () => {
    const { followLine } = await import('./follow-line.ts');
    if (end === undefined) end = followLine(line);
  };
  // if loading fails, the line still scrolls
  follow().catch(() => {});
  return () => {
    end?.();
    end = null;
  };
}
