import * as v from 'valibot';
import { checkTogether, field, futureDate, text } from '../field-rules.ts';
import { iban } from './iban.ts';

/** A BIC, 8 or 11 characters, upper case. @see ISO 9362 */
export const bic = field(
  v.pipe(
    v.string(),
    v.regex(/^[^a-z]*$/, 'uppercase_only'),
    v.regex(/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'invalid_format'),
  ),
);

/** The account refunds go to, or invoices are collected from. A direct debit needs the mandate. */
export const bankDetailsChangeSchema = v.pipe(
  v.strictObject({
    purpose: v.picklist(['refund', 'direct_debit'], 'required'),
    accountHolder: text(70),
    iban,
    bic: v.optional(v.union([v.literal(''), bic], 'invalid_format')),
    validFrom: v.optional(futureDate),
    mandateGiven: v.optional(v.boolean('required'), false),
  }),
  checkTogether(
    ['mandateGiven', 'purpose'],
    ({ purpose, mandateGiven }) => purpose !== 'direct_debit' || mandateGiven,
    'required',
  ),
);
