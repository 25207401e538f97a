import * as v from 'valibot';
import { field } from '../field-rules.ts';

/** Whether a German VAT identification number has the right check digit. @see ISO 7064 mod 11,10 */
export function isGermanVatId(value: string): boolean {
  const digits = /^DE(\d{9})$/.exec(value)?.[1];
  if (!digits) return false;
  let product = 10;
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  const check = 11 - product;
  return (check === 10 ? 0 : check) === Number(digits[8]);
}

/** A VAT identification number of the European Union; a German one with its check digit. */
export const vatId = field(
  v.pipe(
    v.string(),
    v.regex(/^[^a-z]*$/, 'uppercase_only'),
    v.regex(/^[A-Z]{2}[A-Z0-9+*]{2,12}$/, 'invalid_format'),
    v.check((value) => !value.startsWith('DE') || isGermanVatId(value), 'invalid_format'),
  ),
);
