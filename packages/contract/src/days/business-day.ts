import { businessTimeZone } from './business-time-zone.ts';

/** The Swedish locale formats days as ISO 8601 does. */
const makeDays = () => new Intl.DateTimeFormat('sv-SE', { timeZone: businessTimeZone });

/** Created on first use: its creation takes as long as formatting hundreds of days, a tenth of a second on a slow phone. */
let days: Intl.DateTimeFormat | undefined;

/**
 * Returns the calendar day of an instant in {@link businessTimeZone}, `YYYY-MM-DD`. Client and server take "today" from here, so that a
 * form accepts no day that the server refuses, wherever its reader is.
 *
 * @param at - @default now
 * @throws RangeError for an invalid date.
 */
export function businessDay(at: Date = new Date()): string {
  days ??= makeDays();
  return days.format(at);
}

const firstDay = Date.parse('0001-01-01T00:00:00Z');
const lastDay = Date.parse('9999-12-31T00:00:00Z');

/** Returns the day `days` after another (before it, if negative), both `YYYY-MM-DD`, within the years 1 to 9999. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  const within = Math.min(Math.max(date.getTime(), firstDay), lastDay);
  return new Date(within).toISOString().slice(0, 10);
}
