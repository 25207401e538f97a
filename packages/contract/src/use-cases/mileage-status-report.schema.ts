import * as v from 'valibot';
import { id, integer, optionalLines, pastDate } from '../rules/field-rules.ts';
import { proofTypes, uploadLimits } from '../rules/upload-limits.ts';

/** Highest plausible average since the last reading, in kilometres per day; above it the server demands an explanation (`reading_implausible`). */
export const maxPlausibleKmPerDay = 1500;

/** Odometer reading in whole kilometres, and the day of the reading, which is not in the future. */
export const mileageStatusReportSchema = v.strictObject({
  vehicleId: id,
  readingKm: integer(0, 2_000_000),
  readOn: pastDate,
  /** Required where the server finds the reading implausible. */
  explanation: optionalLines(500),
});

/** Photo of the odometer: JPEG, PNG, WebP or PDF, at most 3 files of 10 MiB. */
export const mileageFiles = {
  photo: {
    required: true,
    maxCount: 3,
    maxBytes: uploadLimits.proof,
    types: proofTypes,
  },
} as const;
