import * as v from 'valibot';
import { salutationSchema } from '../address.ts';
import { email } from '../email.ts';
import { futureDate, optionalLines, optionalText, text } from '../field-rules.ts';
import { optionalPhone } from '../phone.ts';

/** Whom the service reaches, and how. */
export const contactInformationChangeSchema = v.strictObject({
  salutation: salutationSchema,
  firstName: optionalText(80),
  lastName: text(80),
  email,
  phone: optionalPhone,
  mobile: optionalPhone,
  /** What this contact is for. */
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
