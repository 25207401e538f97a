/** Bays are where the customers are: times of day are Germany's, wherever the browser stands. */
const timeZone = 'Europe/Berlin';

const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const offsetAt = (instant: number) =>
  Date.parse(`${parts.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;

/** The instant of a day and a time of day, `2026-06-15` and `08:15`. */
export function instantOf(day: string, time: string): string {
  const guess = Date.parse(`${day}T${time}:00Z`);
  return new Date(guess - offsetAt(guess - offsetAt(guess))).toISOString();
}

/** The time of day of an instant, `08:15`. */
export const timeOf = (instant: string): string => parts.format(new Date(instant)).slice(11, 16);

/** The day of an instant, `2026-06-15`. */
export const dayOf = (instant: string): string => parts.format(new Date(instant)).slice(0, 10);

/** The day so many days later. */
export function laterDay(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
