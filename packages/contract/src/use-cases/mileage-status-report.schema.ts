import * as v from 'valibot';
import { id, integer, optionalLines, pastDate } from '../field-rules.ts';
import { proofTypes, uploadLimits } from '../upload-limits.ts';

/** Above this average since the last reading the server asks how it came about (`reading_implausible`). */
export const maxPlausibleKmPerDay = 1500;

/** The odometer reading in whole kilometres and the day it was read; never a day to come. */
export const mileageStatusReportSchema = v.strictObject({
  vehicleId: id,
  readingKm: integer(0, 2_000_000),
  readOn: pastDate,
  /** Needed where the server finds the reading implausible. */
  explanation: optionalLines(500),
});

/** The odometer's photo: JPEG, PNG, WebP or PDF, at most 10 MiB, at most 3 files. */
export const mileageFiles = {
  photo: {
    required: true,
    maxCount: 3,
    maxBytes: uploadLimits.proof,
    types: proofTypes,
  },
} as const;
