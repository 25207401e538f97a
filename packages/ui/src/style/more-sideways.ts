/** The `ref` of a line that is gone through sideways: it fades where there is more of it, once the code for that has come. */
export function moreSideways(line: HTMLElement | null): (() => void) | undefined {
  if (line === null || typeof ResizeObserver === 'undefined') return;
  let end: (() => void) | undefined | null;
  const follow = async () => {
    const { followLine } = await import('./follow-line.ts');
    if (end === undefined) end = followLine(line);
  };
  // Without it the line is gone through as well.
  follow().catch(() => {});
  return () => {
    end?.();
    end = null;
  };
}
