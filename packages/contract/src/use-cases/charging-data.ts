import * as v from 'valibot';
import { integer } from '../field-rules.ts';

/** Alternating or direct current (specification section 3). */
export const currentTypeSchema = v.picklist(['AC', 'DC'], 'invalid_choice');

/** What a kilowatt hour costs gross, in hundredths of a cent: 3145 is 31.45 ct. At most 2 EUR. */
export const energyPrice = integer(1, 20_000);

/** A charge point's identifier: `DE*ABC*E123*4`; the stars may be left out. @see ISO 15118-2 Annex H */
export const evseId = v.pipe(
  v.string('required'),
  v.trim(),
  v.nonEmpty('required'),
  v.maxLength(40, 'max_length'),
  v.regex(/^[A-Z]{2}\*?[A-Z0-9]{3}\*?E[A-Z0-9*]{1,30}$/, 'invalid_format'),
);
