import { businessTimeZone } from '@foyer/react';

/** Bays are where the customers are: times of day are Germany's, wherever the browser stands. */
const parts = new Intl.DateTimeFormat('sv-SE', {
  timeZone: businessTimeZone,
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

/** The times of day that are chosen from, a quarter of an hour apart, and this one where it is none of them. */
export function timesWith(time: string): readonly string[] {
  const quarters = Array.from({ length: 96 }, (_, at) =>
    [Math.floor(at / 4), (at % 4) * 15].map((part) => String(part).padStart(2, '0')).join(':'),
  );
  return quarters.includes(time) ? quarters : [...quarters, time].sort();
}

/** Where a booking begins at first: in the morning, and today with the next quarter of an hour. */
export function firstTimeOn(day: string, now = new Date()): string {
  const today = now.toISOString();
  if (dayOf(today) !== day) return '08:00';
  return timesWith('00:00').find((time) => time > timeOf(today)) ?? '23:45';
}

/** The time of day an hour later; after midnight it is one of the next day. */
export const hourAfter = (time: string): string =>
  `${String((Number(time.slice(0, 2)) + 1) % 24).padStart(2, '0')}${time.slice(2)}`;

/** The day so many days later. */
export function laterDay(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
