import { businessDay } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import type { Numbering } from '../../db/effect/effect.ts';
import { numberSeries } from './document-numbers.table.ts';

/** Prefix of the number of an order, a submission, a delivery note, an invoice, a credit note, a quotation and a ticket, in this order. */
export type NumberSeries = 'AB' | 'UC' | 'LS' | 'RE' | 'GU' | 'AN' | 'T';

const digits = 6;

/** Formats a number such as `AB-2026-004711`. */
export const formatNumber = (series: NumberSeries, year: number, value: number): string =>
  `${series}-${year}-${String(value).padStart(digits, '0')}`;

/** Returns the year in a document's number, that of the business day. */
export const numberYear = (at: Date): number => Number(businessDay(at).slice(0, 4));

/** Number of a document that is computed but not written yet. */
export interface DocumentNumber {
  /** The number with a mark in place of its digits, which are not known yet. */
  readonly number: string;
  readonly numbering: Numbering;
}

/**
 * Prepares the next number of a series for a document that is being computed. Its rows, mail and answer contain the mark, which the
 * statement that writes them all replaces by the digits. Thus numbers have no gaps, and concurrent documents wait for each other only
 * as long as that statement takes.
 */
export function documentNumber(series: NumberSeries, now: Date): DocumentNumber {
  const year = numberYear(now);
  // The mark is random, so that no user input contains it, and folding of texts does not change it.
  const mark = crypto.randomUUID().replaceAll('-', '');
  const last = sql`${numberSeries}.last`;
  return {
    number: `${series}-${year}-${mark}`,
    numbering: {
      mark,
      statement: (isGo) => sql`insert into ${numberSeries} (series, year, last)
        select ${series}, ${year}::int, 1 where ${isGo}
        on conflict (series, year) do update set last = ${last} + 1
        returning lpad(last::text, greatest(${sql.raw(String(digits))}, length(last::text)), '0') as digits`,
    },
  };
}
