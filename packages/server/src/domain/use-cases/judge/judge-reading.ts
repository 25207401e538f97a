import { maxPlausibleKmPerDay } from '@foyer/contract/use-cases/mileage-status-report.schema';

export interface Reading {
  readonly readingKm: number;
  readonly readOn: string;
}

export type MileageProblem = 'reading_below_last' | 'reading_date_before_last' | 'reading_implausible';

const dayMs = 86_400_000;

/**
 * Returns why a reading cannot follow the last one; null if it can. Two readings of the same day count as one day apart, so that
 * they are compared as well.
 */
export function judgeReading(
  last: Reading | null,
  next: Reading,
  hasExplanation: boolean,
): MileageProblem | null {
  if (!last) return null;
  if (next.readOn < last.readOn) return 'reading_date_before_last';
  if (next.readingKm < last.readingKm) return 'reading_below_last';
  const days = Math.max(1, (Date.parse(next.readOn) - Date.parse(last.readOn)) / dayMs);
  const isImplausible = (next.readingKm - last.readingKm) / days > maxPlausibleKmPerDay;
  return isImplausible && !hasExplanation ? 'reading_implausible' : null;
}
