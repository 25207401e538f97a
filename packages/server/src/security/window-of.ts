/** Returns the window of `seconds` that contains `now`, and the whole seconds until the next one. */
export function windowOf(seconds: number, now: Date): { start: Date; end: Date; wait: number } {
  const length = seconds * 1000;
  const start = new Date(Math.floor(now.getTime() / length) * length);
  const end = new Date(start.getTime() + length);
  return { start, end, wait: Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000)) };
}
