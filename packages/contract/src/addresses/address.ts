import * as v from 'valibot';
import { checkTogether, field, id, optionalText, text } from '../rules/field-rules.ts';
import { isCountryCode } from './country-codes.ts';
import { isPostcode } from './postcodes.ts';
import { splitStreet } from './street-address.ts';

/** Salutations (specification section 3). */
export const salutations = ['MR', 'MRS', 'FAMILY', 'COMPANY', 'NO_SALUTATION'] as const;
/** One of {@link salutations}. */
export const salutationSchema = v.picklist(salutations, 'invalid_choice');
/** Purposes of an address (specification section 3). */
export const addressTypeSchema = v.picklist(['DELIVERY_ADDRESS', 'INVOICE_ADDRESS'], 'invalid_choice');

const MOST_STREET = 120;

/** Whether a house number is given, in its own field or within the street; other faults of the two fields do not matter. */
function hasHouseNumber(street: unknown, houseNumber = ''): boolean {
  const text = typeof street === 'string' ? street.slice(0, MOST_STREET) : '';
  return houseNumber !== '' || splitStreet(text, '') !== null;
}

/**
 * A postal address as it is entered. `countryCode` is ISO 3166-1 alpha-2, and the postcode must have that country's format. The house
 * number may be part of `street`; `splitStreet` separates the two.
 */
export const addressInputSchema = v.pipe(
  v.strictObject({
    salutation: v.optional(salutationSchema, 'NO_SALUTATION'),
    company: optionalText(120),
    firstName: optionalText(80),
    lastName: text(80),
    street: text(MOST_STREET),
    houseNumber: optionalText(20),
    addition: optionalText(120),
    postcode: field(v.pipe(text(12), v.regex(/^[A-Za-z0-9 -]{3,12}$/, 'invalid_format'))),
    city: text(80),
    countryCode: field(
      v.pipe(text(2), v.regex(/^[A-Z]{2}$/, 'uppercase_only'), v.check(isCountryCode, 'invalid_choice')),
    ),
  }),
  checkTogether(
    ['postcode', 'countryCode'],
    ({ postcode, countryCode }) => isPostcode(postcode, countryCode),
    'invalid_format',
  ),
  checkTogether(
    ['houseNumber'],
    ({ street, houseNumber }) => hasHouseNumber(street, houseNumber),
    'required',
  ),
  v.transform(({ street, houseNumber = '', ...rest }) => ({
    ...rest,
    ...(splitStreet(street, houseNumber) ?? { street, houseNumber }),
  })),
);
/** A stored address. */
export const addressSchema = v.strictObject({
  id,
  type: addressTypeSchema,
  salutation: salutationSchema,
  company: v.nullable(v.string()),
  firstName: v.nullable(v.string()),
  lastName: v.string(),
  street: v.string(),
  houseNumber: v.string(),
  addition: v.nullable(v.string()),
  postcode: v.string(),
  city: v.string(),
  countryCode: v.string(),
});
export type Address = v.InferOutput<typeof addressSchema>;
