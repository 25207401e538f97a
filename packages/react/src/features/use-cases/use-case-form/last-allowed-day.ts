const dayLength = 10;

/** Today, but never later than what the contract takes for today (Europe's day, at most three hours ahead of UTC). */
export function lastAllowedDay(now = new Date()): string {
  const europe = new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, dayLength);
  const here = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return [here, europe].sort()[0] ?? europe;
}
