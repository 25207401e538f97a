import { businessTimeZone } from '@foyer/contract/business-time-zone';

/** Times of day are German local time, independent of the time zones of browser and server: bays and charge points are in Germany. */
const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: businessTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The Swedish format equals ISO 8601, except for leading zeros of years with less than four digits. */
const localOf = (instant: number | Date) => parts.format(instant).padStart('0001-01-01 00:00:00'.length, '0');

const offsetAt = (instant: number) =>
  Date.parse(`${localOf(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;

/** The instant of a day and a time of day, `2026-06-15` and `08:15`. */
export function instantOf(day: string, time: string): string {
  const guess = Date.parse(`${day}T${time}:00Z`);
  return new Date(guess - offsetAt(guess - offsetAt(guess))).toISOString();
}

/** The time of day of an instant, `08:15`. */
export const timeOf = (instant: string): string => localOf(new Date(instant)).slice(11, 16);

/** The day of an instant, `2026-06-15`. */
export const dayOf = (instant: string): string => localOf(new Date(instant)).slice(0, 10);

/** The times of day to choose from, at intervals of a quarter of an hour, plus the given one if it is not among them. */
export function timesWith(time: string): readonly string[] {
  const quarters = Array.from({ length: 96 }, (_, at) =>
    [Math.floor(at / 4), (at % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
  );
  return quarters.includes(time) ? quarters : [...quarters, time].sort();
}

/** The initial start of a booking: in the morning, or today at the next quarter of an hour. */
export function firstTimeOn(day: string, now = new Date()): string {
  const today = now.toISOString();
  if (dayOf(today) !== day) return '08:00';
  return timesWith('00:00').find((time) => time > timeOf(today)) ?? '23:45';
}

/** The time of day an hour later; past midnight it is on the next day. */
export const hourAfter = (time: string): string =>
  `${String((Number(time.slice(0, 2)) + 1) % 24).padStart(2, '0')}${time.slice(2)}`;
