import { addDays } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { vehicles } from './use-cases.table.ts';

/** Returns the first day of a day's month. */
const firstOfMonth = (day: string): string => `${day.slice(0, '2026-11'.length)}-01`;

/** Returns the last day on which the mileage of a day's month can be reported in time. */
export function mileageDueOn(today: string): string {
  const next = addDays(firstOfMonth(today), 31);
  return addDays(firstOfMonth(next), -1);
}

/** Condition that the mileage of a vehicle was not reported yet in the month of a day. */
export const isMileageDue = (today: string): SQL =>
  sql`(${vehicles.lastReadOn} is null or ${vehicles.lastReadOn} < ${firstOfMonth(today)}::date)`;
