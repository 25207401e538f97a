/** Returns the instant at which a calendar day begins in a time zone, also around clock changes. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The first step guesses by the offset at midnight UTC; the second corrects the guess if the clock changes in between.
  const first = midnight - offsetAt(midnight, timeZone);
  return new Date(midnight - offsetAt(first, timeZone));
}

function offsetAt(instant: number, timeZone: string): number {
  // The Swedish locale writes instants as ISO 8601 does, except that it omits leading zeros of years before 1000.
  const local = new Date(instant)
    .toLocaleString('sv-SE', { timeZone })
    .padStart('0001-01-01 00:00:00'.length, '0');
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
