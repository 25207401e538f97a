import * as v from 'valibot';
import { field, futureDate, id, optionalLines, optionalText, text } from '../field-rules.ts';
import { vatId } from './vat-id.ts';

/** A company's name, legal form, register entry or tax number has changed. */
export const corporationInformationChangeSchema = v.strictObject({
  /** One of `listCorporationNames`. */
  corporationId: id,
  newName: text(120),
  legalForm: optionalText(40),
  vatId: v.optional(v.union([v.literal(''), vatId], 'invalid_format')),
  commercialRegister: v.optional(
    v.strictObject({
      court: text(80),
      number: field(v.pipe(text(20), v.regex(/^HR[AB] ?\d{1,6}( ?[A-Z]{1,2})?$/, 'invalid_format'))),
    }),
  ),
  reason: v.picklist(['rename', 'merger', 'legal_form', 'correction', 'other'], 'required'),
  validFrom: futureDate,
  note: optionalLines(1000),
});
/** A company of the caller's group. */
export const corporationSchema = v.object({ id, name: v.string() });
