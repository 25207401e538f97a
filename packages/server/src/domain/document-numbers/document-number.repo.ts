import { businessDay } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import type { Numbering } from '../../db/effect/effect.ts';
import { numberSeries } from './document-numbers.table.ts';

/** What people call an order, a submitted request, a delivery note, an invoice, a credit note, a quotation and a ticket. */
export type NumberSeries = 'AB' | 'UC' | 'LS' | 'RE' | 'GU' | 'AN' | 'T';

const digits = 6;

/** `AB-2026-004711`. */
export const formatNumber = (series: NumberSeries, year: number, value: number): string =>
  `${series}-${year}-${String(value).padStart(digits, '0')}`;

/** The year in a document's number: that of the business day. */
export const numberYear = (at: Date): number => Number(businessDay(at).slice(0, 4));

/** The number of a document that is worked out and not written yet. */
export interface DocumentNumber {
  /** The number as far as it is known: a mark stands in it where the digits will be. */
  readonly number: string;
  readonly numbering: Numbering;
}

/**
 * The next number of a series, for a document that is worked out now: its rows, its mail and its answer hold the mark, and get
 * the digits in the one statement that writes them all. So numbers have no gaps, and nobody waits for one longer than that
 * statement takes.
 */
export function documentNumber(series: NumberSeries, now: Date): DocumentNumber {
  const year = numberYear(now);
  // Nobody can guess it, so nobody can have written it into a note; and no folding of texts changes it.
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
