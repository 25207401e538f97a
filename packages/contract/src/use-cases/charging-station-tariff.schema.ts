import * as v from 'valibot';
import { integer, isoDate, optionalLines, text } from '../rules/field-rules.ts';
import { proofTypes, uploadLimits } from '../rules/upload-limits.ts';
import { currentTypeSchema, energyPrice, evseId } from './charging-data.ts';

/** Tariff of charging at the company's own stations, from the day it is valid. */
export const chargingStationTariffSchema = v.strictObject({
  tariffName: text(80),
  evseIds: v.pipe(
    v.array(evseId),
    v.minLength(1, 'choose_at_least_one'),
    v.maxLength(200, 'max_length'),
    v.check((ids) => new Set(ids).size === ids.length, 'invalid_choice'),
  ),
  currentType: currentTypeSchema,
  /** People who pay this tariff. */
  group: v.picklist(['employees', 'guests', 'everyone'], 'required'),
  /** Gross, in hundredths of a cent: 3145 is 31.45 ct. */
  pricePerKwh: energyPrice,
  /** Gross, in hundredths of a cent. */
  pricePerMinute: v.optional(integer(0, 20_000)),
  /** Minutes after which `pricePerMinute` applies. */
  freeMinutes: v.optional(integer(0, 1440)),
  /** Gross, in cents. */
  sessionFee: v.optional(integer(0, 10_000)),
  validFrom: isoDate,
  note: optionalLines(1000),
});

/** A price sheet, if there is one: photo or PDF, at most 5 files of 10 MiB. */
export const chargingStationTariffFiles = {
  proof: { required: false, maxCount: 5, maxBytes: uploadLimits.proof, types: proofTypes },
} as const;
