import * as v from 'valibot';
import { addressInputSchema } from '../addresses/address.ts';
import { optionalLines, optionalText, text } from '../rules/field-rules.ts';
import { optionalLicensePlate } from '../rules/license-plate.ts';

/** One card of a pool. `label` is printed on it. */
export const poolCardSchema = v.strictObject({
  label: text(27),
  licensePlate: optionalLicensePlate,
  costCentre: optionalText(40),
});

/** Cards for pool vehicles instead of one driver. At most 50 at a time, each with a different label. */
export const poolChargingCardSchema = v.strictObject({
  cards: v.pipe(
    v.array(poolCardSchema, 'choose_at_least_one'),
    v.minLength(1, 'choose_at_least_one'),
    v.maxLength(50, 'max_length'),
    v.check((cards) => new Set(cards.map((card) => card?.label)).size === cards.length, 'invalid_choice'),
  ),
  /** Region in which the cards can be used. */
  region: v.picklist(['company', 'national', 'europe'], 'required'),
  deliveryAddress: addressInputSchema,
  acceptTerms: v.literal(true, 'required'),
  note: optionalLines(1000),
});
