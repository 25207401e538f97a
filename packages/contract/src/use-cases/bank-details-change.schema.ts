import * as v from 'valibot';
import { checkTogether, futureDate, text } from '../rules/field-rules.ts';
import { optionalBic } from './bic.ts';
import { iban } from './iban.ts';

/** Account that refunds are paid to, or that invoices are collected from. A direct debit needs the mandate. */
export const bankDetailsChangeSchema = v.pipe(
  v.strictObject({
    purpose: v.picklist(['refund', 'direct_debit'], 'required'),
    accountHolder: text(70),
    iban,
    bic: optionalBic,
    validFrom: v.optional(futureDate),
    mandateGiven: v.optional(v.boolean('required'), false),
  }),
  checkTogether(
    ['mandateGiven', 'purpose'],
    ({ purpose, mandateGiven }) => purpose !== 'direct_debit' || mandateGiven,
    'required',
  ),
);
