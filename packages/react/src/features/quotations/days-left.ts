import { businessDay } from '@foyer/contract/business-day';
import type { QuotationSummary } from '@foyer/contract/quotations/quotations.schema';

/** So many days before its end an offer says how many are left. */
const near = 7;
const day = 86_400_000;

/** How many days an offer can still be accepted, once there are few; null where there are many, or where none is open. */
export function daysLeft(
  { state, validUntil }: Pick<QuotationSummary, 'state' | 'validUntil'>,
  today: string = businessDay(),
): number | null {
  if (state !== 'offered' || validUntil === null) return null;
  const left = Math.round((Date.parse(validUntil.slice(0, 10)) - Date.parse(today)) / day);
  return left >= 0 && left <= near ? left : null;
}
