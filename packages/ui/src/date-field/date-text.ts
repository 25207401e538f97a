/** Result of reading a text as a day. With `isShort` the year had two digits, which may be incomplete: `24.11.26`. */
export type DateReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'day'; readonly day: string; readonly isShort: boolean }
  /** `no-such-day` looks like a date that does not exist: 31.02. */
  | { readonly kind: 'no-such-day' }
  | { readonly kind: 'unreadable' };

type Part = 'day' | 'month' | 'year';

const settings = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
} as const;

/** Direction marks that some languages put between the numbers. */
const directionMarks = /[\u200e\u200f\u061c]/g;

const formatterOf = (locale: string) => new Intl.DateTimeFormat(locale, settings);
const isPart = (type: string): type is Part => type === 'day' || type === 'month' || type === 'year';

/** Returns the order of day, month and year in a language. */
function partsOrder(locale: string): Part[] {
  return formatterOf(locale)
    .formatToParts(0)
    .map(({ type }) => type)
    .filter(isPart);
}

/** Formats an ISO date as it is typed in a language, with leading zeros: `05.11.2026`. Any other text is returned unchanged. */
export function writeDate(locale: string, day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : formatterOf(locale).format(time).replaceAll(directionMarks, '');
}

/** Returns the date pattern of a language, from the initials of its words: `TT.MM.JJJJ`. */
export function datePattern(locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'dateTimeField' });
  return formatterOf(locale)
    .formatToParts(0)
    .map(({ type, value }) => {
      if (!isPart(type)) return value;
      const initial = (names.of(type) ?? type).slice(0, 1).toLocaleUpperCase(locale);
      return initial.repeat(type === 'year' ? 4 : 2);
    })
    .join('')
    .replaceAll(directionMarks, '');
}

/** Converts digits of other scripts to 0 to 9: Arabic and Persian keyboards produce their own. */
const latinDigits = (text: string): string =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) % 16));

/** Returns the groups of digits; a number without separators is split in the language's order. */
function digitGroups(text: string, order: readonly Part[]): string[] {
  const groups = text.match(/\d+/g) ?? [];
  const [only = ''] = groups;
  if (groups.length !== 1 || (only.length !== 8 && only.length !== 6)) return groups;
  let at = 0;
  return order.map((part) => {
    const from = at;
    at += part === 'year' ? only.length - 4 : 2;
    return only.slice(from, at);
  });
}

/** Completes a year of two digits: in this century up to twenty years from now, else in the last one. */
function fullYear(digits: string, now: Date): number {
  if (digits.length !== 2) return Number(digits);
  const century = Math.floor(now.getFullYear() / 100) * 100;
  const year = century + Number(digits);
  return year > now.getFullYear() + 20 ? year - 100 : year;
}

function existingDay(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  const isSame = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 0;
  return isSame ? date.toISOString().slice(0, 10) : null;
}

const isoDate = /^\d{4}-\d{1,2}-\d{1,2}$/;
const allowed = /^[\d\s./\-\u200e\u200f\u061c年月日]+$/;

/**
 * Reads a day as typed or pasted in a language: any separator, with or without leading zeros, digits alone, or an ISO
 * date. A day that does not exist is refused, not changed to a similar one.
 */
export function readDate(locale: string, text: string, now = new Date()): DateReading {
  const typed = latinDigits(text).trim();
  if (typed === '') return { kind: 'empty' };
  const order: readonly Part[] = isoDate.test(typed) ? ['year', 'month', 'day'] : partsOrder(locale);
  const groups = digitGroups(typed, order);
  const of = (part: Part) => groups[order.indexOf(part)] ?? '';
  const [year, month, day] = [of('year'), of('month'), of('day')];
  const isWhole = /^(\d{2}|\d{4})$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day);
  if (groups.length !== 3 || !isWhole || !allowed.test(typed)) return { kind: 'unreadable' };
  const found = existingDay(fullYear(year, now), Number(month), Number(day));
  return found === null ? { kind: 'no-such-day' } : { kind: 'day', day: found, isShort: year.length === 2 };
}
