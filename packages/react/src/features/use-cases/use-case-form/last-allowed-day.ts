/** The last day the contract accepts: today, here and in UTC, whichever is earlier. */
export function lastAllowedDay(now = new Date()): string {
  const utc = now.toISOString().slice(0, 10);
  const here = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return [here, utc].sort()[0] ?? utc;
}
