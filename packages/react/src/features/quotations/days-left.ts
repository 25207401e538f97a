import { businessDay } from '@foyer/contract/business-day';
import type { QuotationSummary } from '@foyer/contract/quotations/quotations.schema';

/** Number of days before its end from which an offer shows the days left. */
const near = 7;
const day = 86_400_000;

/** Returns the days an offer can still be accepted, if they are few; null if they are many, or if no offer is open. */
export function daysLeft(
  { state, validUntil }: Pick<QuotationSummary, 'state' | 'validUntil'>,
  today: string = businessDay(),
): number | null {
  if (state !== 'offered' || validUntil === null) return null;
  const left = Math.round((Date.parse(validUntil.slice(0, 10)) - Date.parse(today)) / day);
  return left >= 0 && left <= near ? left : null;
}
