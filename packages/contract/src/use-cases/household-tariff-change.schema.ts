import * as v from 'valibot';
import { id, integer, isoDate, optionalLines, optionalText, text } from '../field-rules.ts';
import { proofTypes, uploadLimits } from '../upload-limits.ts';
import { energyPrice } from './charging-data.ts';

/** A new electricity price at home, from the day it holds; charging at home is refunded by it. */
export const householdTariffChangeSchema = v.strictObject({
  /** The vehicle charged at home, where the driver has several. */
  vehicleId: v.optional(id),
  supplier: text(120),
  contractNumber: optionalText(60),
  tariffName: optionalText(120),
  /** Gross, in hundredths of a cent: 3145 is 31.45 ct. */
  pricePerKwh: energyPrice,
  /** Gross, in cents. */
  monthlyBasePrice: v.optional(integer(0, 100_000)),
  isDynamicTariff: v.boolean('required'),
  validFrom: isoDate,
  note: optionalLines(1000),
});

/** The supplier's letter or bill: photo or PDF, at most 5 of 10 MiB. */
export const householdTariffFiles = {
  proof: { required: true, maxCount: 5, maxBytes: uploadLimits.proof, types: proofTypes },
} as const;
