import * as v from 'valibot';
import { addressInputSchema } from '../addresses/address.ts';
import { email } from '../rules/email.ts';
import { field, id, optionalLines, text } from '../rules/field-rules.ts';
import { poolCardSchema } from './pool-charging-card.schema.ts';

/** Pool cards of special customers: billed to a company of the group by cost centre, with a named approver. */
export const poolChargingCardWuerthSchema = v.strictObject({
  /** The paying company, one of `listCorporationNames`. */
  corporationId: id,
  cards: v.pipe(
    v.array(
      v.strictObject({
        ...poolCardSchema.entries,
        costCentre: field(v.pipe(text(10), v.regex(/^\d*$/, 'numbers_only'), v.minLength(4, 'min_length'))),
      }),
      'choose_at_least_one',
    ),
    v.minLength(1, 'choose_at_least_one'),
    v.maxLength(50, 'max_length'),
    v.check((cards) => new Set(cards.map((card) => card?.label)).size === cards.length, 'invalid_choice'),
  ),
  approverName: text(120),
  approverEmail: email,
  deliveryAddress: addressInputSchema,
  acceptTerms: v.literal(true, 'required'),
  note: optionalLines(1000),
});
