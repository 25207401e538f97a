/** Returns the index that a key selects among `count` months; undefined for any other key. */
export function stepOf(key: string, at: number, count: number, isMirrored: boolean): number | undefined {
  const forward = isMirrored ? 'ArrowLeft' : 'ArrowRight';
  const back = isMirrored ? 'ArrowRight' : 'ArrowLeft';
  const last = count - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === forward) return Math.min(at + 1, last);
  return key === back ? Math.max(at - 1, 0) : undefined;
}
