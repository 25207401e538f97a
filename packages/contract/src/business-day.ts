import { businessTimeZone } from './business-time-zone.ts';

/** Swedish writes days as ISO 8601 does. */
const makeDays = () => new Intl.DateTimeFormat('sv-SE', { timeZone: businessTimeZone });

/** Made with the first day: it takes as long as hundreds of its days, on a slow phone a tenth of a second. */
let days: Intl.DateTimeFormat | undefined;

/**
 * The calendar day of an instant in {@link businessTimeZone}, `YYYY-MM-DD`. The one "today" of client and server: a form
 * must not take a day that the server refuses, wherever its reader is.
 *
 * @param at - @default now
 * @throws RangeError where `at` is no date.
 */
export function businessDay(at: Date = new Date()): string {
  days ??= makeDays();
  return days.format(at);
}

const firstDay = Date.parse('0001-01-01T00:00:00Z');
const lastDay = Date.parse('9999-12-31T00:00:00Z');

/** The day `days` after another (before it, when negative), both `YYYY-MM-DD`; no further than the years 1 and 9999. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  const within = Math.min(Math.max(date.getTime(), firstDay), lastDay);
  return new Date(within).toISOString().slice(0, 10);
}
