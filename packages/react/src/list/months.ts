import { addDays } from '@foyer/contract/business-day';

/** A whole month, as its first and last day. */
export interface Month {
  /** First day, `2026-10-01`. */
  readonly from: string;
  /** Last day, `2026-10-31`. */
  readonly to: string;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
const firstDay = (year: number, month: number) => {
  const at = year * 12 + month;
  return `${Math.floor(at / 12)}-${twoDigits((at % 12) + 1)}-01`;
};

/** Returns the month of a day and those before it, the newest first. */
export function lastMonths(today: string, count: number): readonly Month[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return [...Array(count).keys()].map((back) => ({
    from: firstDay(year, month - 1 - back),
    to: addDays(firstDay(year, month - back), -1),
  }));
}

/** Returns the name of a month, `Oktober`; with its year if that is not the current year. */
export function monthName({ from }: Month, today: string, locale: string): string {
  const isThisYear = from.slice(0, 4) === today.slice(0, 4);
  const name = new Intl.DateTimeFormat(locale, {
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.parse(from));
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

/** Returns the months that have chips: the current one and the two before it. */
export const chipMonths = (today: string): readonly Month[] => lastMonths(today, 3);

export const isSameMonth = (one: Month, other: Month): boolean =>
  one.from === other.from && one.to === other.to;
