import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { numberSeries } from './document-numbers.table.ts';

/** What people call an order, and a submitted request. */
export type NumberSeries = 'AB' | 'UC' | 'LS';

/** `AB-2026-004711`. */
export const formatNumber = (series: NumberSeries, year: number, value: number): string =>
  `${series}-${year}-${String(value).padStart(6, '0')}`;

/**
 * The next number of a series, without gaps: it counts only when the transaction commits. Until then others wait for
 * it, so ask for it last.
 */
export async function nextNumber(db: Database, series: NumberSeries, now: Date): Promise<string> {
  const year = now.getUTCFullYear();
  const [row] = await db
    .insert(numberSeries)
    .values({ series, year, last: 1 })
    .onConflictDoUpdate({
      target: [numberSeries.series, numberSeries.year],
      set: { last: sql`${numberSeries.last} + 1` },
    })
    .returning({ last: numberSeries.last });
  if (!row) throw new Error(`No number came out of series ${series}`);
  return formatNumber(series, year, row.last);
}
