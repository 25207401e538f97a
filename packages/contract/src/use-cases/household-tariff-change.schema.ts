import * as v from 'valibot';
import { id, integer, isoDate, optionalLines, optionalText, text } from '../rules/field-rules.ts';
import { proofTypes, uploadLimits } from '../rules/upload-limits.ts';
import { energyPrice } from './charging-data.ts';

/** A new electricity price at home, from the day it is valid; charging at home is refunded at this price. */
export const householdTariffChangeSchema = v.strictObject({
  /** Vehicle that is charged at home, if the driver has several. */
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

/** Letter or bill of the supplier: photo or PDF, at most 5 files of 10 MiB. */
export const householdTariffFiles = {
  proof: { required: true, maxCount: 5, maxBytes: uploadLimits.proof, types: proofTypes },
} as const;
