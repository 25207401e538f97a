import * as v from 'valibot';
import { salutationSchema } from '../addresses/address.ts';
import { email } from '../rules/email.ts';
import { futureDate, optionalLines, optionalText, text } from '../rules/field-rules.ts';
import { optionalPhone } from '../rules/phone.ts';

/** A contact person for the service. */
export const contactInformationChangeSchema = v.strictObject({
  salutation: salutationSchema,
  firstName: optionalText(80),
  lastName: text(80),
  email,
  phone: optionalPhone,
  mobile: optionalPhone,
  /** Topics of this contact. */
  topics: v.pipe(
    v.array(
      v.picklist(['orders', 'invoices', 'charging', 'contract'], 'invalid_choice'),
      'choose_at_least_one',
    ),
    v.minLength(1, 'choose_at_least_one'),
  ),
  validFrom: v.optional(futureDate),
  note: optionalLines(1000),
});
