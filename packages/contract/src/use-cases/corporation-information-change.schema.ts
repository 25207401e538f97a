import * as v from 'valibot';
import { futureDate, id, optionalLines, optionalText, text } from '../rules/field-rules.ts';
import { registerNumber } from './register-number.ts';
import { optionalVatId } from './vat-id.ts';

/** A changed name, legal form, register entry or tax number of a company. */
export const corporationInformationChangeSchema = v.strictObject({
  /** One of `listCorporationNames`. */
  corporationId: id,
  newName: text(120),
  legalForm: optionalText(40),
  vatId: optionalVatId,
  commercialRegister: v.optional(
    v.strictObject({
      court: text(80),
      number: registerNumber,
    }),
  ),
  reason: v.picklist(['rename', 'merger', 'legal_form', 'correction', 'other'], 'required'),
  validFrom: futureDate,
  note: optionalLines(1000),
});
/** A company of the caller's group. */
export const corporationSchema = v.object({ id, name: v.string() });
