import { addDays } from '@foyer/contract/business-day';

/** First and last day of an export; '' for an open end. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** A period as a file name says it: one word for a day, a month or a year, else its first (if there is one) and its last day. */
export type PeriodName =
  | { readonly kind: 'one'; readonly period: string }
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'until'; readonly to: string };

const isLastOfMonth = (day: string) => addDays(day, 1).endsWith('-01');

/** Returns the name of a period; a period without an end lasts until today. */
export function periodName({ from, to }: Period, today: string): PeriodName {
  const end = to || today;
  if (from === '') return { kind: 'until', to: end };
  const isWhole = from.endsWith('-01') && isLastOfMonth(end);
  if (isWhole && from.slice(0, 7) === end.slice(0, 7)) return { kind: 'one', period: from.slice(0, 7) };
  if (from.endsWith('-01-01') && end === `${from.slice(0, 4)}-12-31`)
    return { kind: 'one', period: from.slice(0, 4) };
  if (from === end) return { kind: 'one', period: from };
  return { kind: 'range', from, to: end };
}
