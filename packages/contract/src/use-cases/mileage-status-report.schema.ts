import * as v from 'valibot';
import { id, integer, isoDate, optionalText } from '../rules.ts';

/** The odometer reading in whole kilometres and the day it was read; never a day to come. */
export const mileageStatusReportSchema = v.strictObject({
  vehicleId: id,
  readingKm: integer(0, 2_000_000),
  readOn: v.pipe(
    isoDate,
    v.check((day) => day <= new Date().toISOString().slice(0, 10), 'date_in_future'),
  ),
  /** Needed where the server finds the reading implausible. */
  explanation: optionalText(500),
});

/** The odometer's photo: JPEG, PNG, WebP or PDF, at most 10 MiB, at most 3 files. */
export const mileageFiles = {
  photo: {
    required: true,
    maxCount: 3,
    maxBytes: 10 * 1024 * 1024,
    types: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  },
} as const;
