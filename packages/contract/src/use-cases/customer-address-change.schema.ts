import * as v from 'valibot';
import { addressInputSchema, addressTypeSchema } from '../addresses/address.ts';
import { futureDate, optionalLines } from '../rules/field-rules.ts';

/** A new address for deliveries, invoices or both, valid from today or a future day. */
export const customerAddressChangeSchema = v.strictObject({
  addressTypes: v.pipe(
    v.array(addressTypeSchema, 'choose_at_least_one'),
    v.minLength(1, 'choose_at_least_one'),
    v.maxLength(2, 'max_length'),
  ),
  address: addressInputSchema,
  validFrom: futureDate,
  note: optionalLines(1000),
});
