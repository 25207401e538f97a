import type { Money } from '@foyer/contract';
import { businessTimeZone } from '@foyer/contract/business-time-zone';

/** A point in time: an ISO 8601 text, milliseconds, or a Date. */
export type Moment = string | number | Date;

/** Formats values in the notation of the active locale. An invalid number or instant gives an empty text. */
export interface Format {
  /** `1.234,50 €` from integer minor units. */
  money(value: Money): string;
  /**
   * `20.11.2026`: the business day of an instant (see {@link businessTimeZone}), by which lists are filtered and exported, regardless of
   * the reader's time zone. A calendar date (`2026-11-20`) stays that day.
   */
  date(value: Moment, style?: 'short' | 'medium' | 'long' | 'full'): string;
  /** `20.11.2026, 11:04` in the reader's time zone. */
  dateTime(value: Moment): string;
  /** `vor 3 Stunden`; `now` is for tests. */
  relativeTime(value: Moment, now?: number): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** `1,5 MB`, in steps of 1000. */
  bytes(value: number): string;
}

const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
  ['week', 4.348],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
] as const;

/** Creates formatters for the current tag; each Intl object is created once. */
export function createFormat(tag: () => string): Format {
  const cache = new Map<string, unknown>();
  const once = <T>(kind: string, options: object, make: (tag: string) => T): T => {
    const key = `${tag()} ${kind} ${JSON.stringify(options)}`;
    const cached = cache.get(key) as T | undefined;
    if (cached) return cached;
    const made = make(tag());
    cache.set(key, made);
    return made;
  };
  const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
    Number.isFinite(value)
      ? once('n', options, (at) => new Intl.NumberFormat(at, options)).format(value)
      : '';
  const moment = (value: Moment, options: Intl.DateTimeFormatOptions) => {
    const date = new Date(value);
    if (Number.isNaN(date.getTime())) return '';
    return once('d', options, (at) => new Intl.DateTimeFormat(at, options)).format(date);
  };
  const digits: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
  return {
    number,
    money({ amount, currency }) {
      const options = { style: 'currency', currency } as const;
      const places = once('n', options, (at) => new Intl.NumberFormat(at, options)).resolvedOptions();
      return number(amount / 10 ** (places.maximumFractionDigits ?? 2), options);
    },
    date(value, style) {
      const isCalendarDate = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
      const timeZone = isCalendarDate ? 'UTC' : businessTimeZone;
      return moment(value, { ...(style ? { dateStyle: style } : digits), timeZone });
    },
    dateTime: (value) => moment(value, { ...digits, hour: '2-digit', minute: '2-digit' }),
    relativeTime(value, now = Date.now()) {
      let amount = (new Date(value).getTime() - now) / 1000;
      if (Number.isNaN(amount)) return '';
      const options = { numeric: 'auto' } as const;
      const format = once('r', options, (at) => new Intl.RelativeTimeFormat(at, options));
      for (const [unit, size] of steps) {
        if (Math.abs(Math.round(amount)) < size) return format.format(Math.round(amount), unit);
        amount /= size;
      }
      return '';
    },
    bytes(value) {
      const unitIndex = Math.min(3, Math.max(0, Math.floor(Math.log10(Math.max(1, Math.abs(value))) / 3)));
      const options = {
        style: 'unit',
        unit: `${['', 'kilo', 'mega', 'giga'][unitIndex]}byte`,
        unitDisplay: 'short',
        maximumFractionDigits: 1,
      } as const;
      // keeps a number and its unit on one line
      return number(value / 1000 ** unitIndex, options).replace(' ', '\u00a0');
    },
  };
}
