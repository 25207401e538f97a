import { businessTimeZone } from '@foyer/contract';

/** Functions that write amounts, numbers, days and countries in a locale. */
export interface Formats {
  /** Writes an amount in cents as euro. */
  readonly euro: (cents: number) => string;
  readonly number: (value: number) => string;
  /** Writes a percentage: 19 becomes 19 %. */
  readonly percent: (of: number) => string;
  /** Writes a weight in grams as kilograms. */
  readonly kilograms: (grams: number) => string;
  /** Writes the business day of an instant, in words. */
  readonly day: (at: Date) => string;
  /** Writes a day (`YYYY-MM-DD`) in words. */
  readonly dayOf: (date: string) => string;
  /** Writes a day (`YYYY-MM-DD`) in digits. */
  readonly shortDayOf: (date: string) => string;
  /** Returns the name of a country by its code (ISO 3166-1 alpha-2). */
  readonly countryName: (code: string) => string;
}

/** Formats by locale, each created once: creating a formatter takes as long as formatting thousands of values. */
const known = new Map<string, Formats>();

/** Returns the formats of a locale (`de_DE`). Any locale is accepted; the supported ones are few. */
export function formatsOf(locale: string): Formats {
  const tag = locale.replace('_', '-');
  const there = known.get(tag);
  if (there) return there;
  const formats = createFormats(tag);
  known.set(tag, formats);
  return formats;
}

function createFormats(tag: string): Formats {
  const money = new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' });
  const numbers = new Intl.NumberFormat(tag);
  const shares = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const weights = new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 1 });
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: businessTimeZone });
  const shortDays = new Intl.DateTimeFormat(tag, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  } as const);
  const countries = new Intl.DisplayNames(tag, { type: 'region' });
  return {
    euro: (cents) => money.format(cents / 100),
    number: (value) => numbers.format(value),
    percent: (of) => shares.format(of / 100),
    kilograms: (grams) => weights.format(grams / 1000),
    day: (at) => days.format(at),
    dayOf: (date) => days.format(new Date(`${date}T12:00:00Z`)),
    shortDayOf: (date) => shortDays.format(new Date(date)),
    countryName: (code) => countries.of(code) ?? code,
  };
}
