import type { FieldError } from '@foyer/contract/field-rules';
import { maxPlausibleKmPerDay } from '@foyer/contract/use-cases/mileage-status-report.schema';
import type { UseCaseOverview, Vehicle } from '@foyer/contract/use-cases/use-cases.schema';
import { readNumber } from '../../../form/form-values.ts';
import type { UseCaseFacts, Values } from '../use-case-form/use-case-definition.ts';

const dayLength = 86_400_000;

export function vehicleOf(values: Values, overview: UseCaseOverview): Vehicle | undefined {
  return overview.vehicles.find(({ id }) => id === values.vehicleId);
}

export const readingOf = (values: Values): number | undefined => readNumber(values.readingKm ?? null);

/** Returns the kilometres since the last reading; null where they are unknown. */
export function distanceOf(values: Values, overview: UseCaseOverview): number | null {
  const last = vehicleOf(values, overview)?.lastReading;
  const reading = readingOf(values);
  if (!last || reading === undefined || !Number.isInteger(reading)) return null;
  return reading - last.readingKm;
}

/** Whether an explanation is required, by this check or by the server's refusal. The check saves an upload; the server decides. */
export function needsExplanation({ values, overview, refusals }: UseCaseFacts): boolean {
  if (refusals.includes('reading_implausible')) return true;
  const last = vehicleOf(values, overview)?.lastReading;
  const distance = distanceOf(values, overview);
  if (!last || distance === null || values.readOn === undefined) return false;
  const days = Math.max(1, (Date.parse(values.readOn) - Date.parse(last.readOn)) / dayLength);
  return distance / days > maxPlausibleKmPerDay;
}

/** Compares the reading with the last one. */
export function checkMileage(facts: UseCaseFacts): readonly FieldError[] {
  const { values, overview } = facts;
  const last = vehicleOf(values, overview)?.lastReading;
  const distance = distanceOf(values, overview);
  const errors: FieldError[] = [];
  if (distance !== null && distance < 0) errors.push({ path: 'readingKm', code: 'reading_below_last' });
  if (last && values.readOn !== undefined && values.readOn < last.readOn) {
    errors.push({ path: 'readOn', code: 'reading_date_before_last' });
  }
  if (needsExplanation(facts) && !values.explanation) {
    errors.push({ path: 'explanation', code: 'reading_implausible' });
  }
  return errors;
}
