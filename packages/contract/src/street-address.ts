/** A street and the number in it, as they are kept. `houseNumber` is empty where the street's text has it in front. */
export interface StreetAddress {
  readonly street: string;
  readonly houseNumber: string;
}

const number = String.raw`\d+ ?[a-z]?(?: ?[-–/+] ?\d+ ?[a-z]?)*`;
/** `Speicherstraße 14`, `Hauptstr.14`, `Am Hang 7 a-c`, `C 4, 12`, `Calle Mayor, 3`. */
const numberLast = new RegExp(
  String.raw`^(.*\p{L}.*?)(?:,\s*|\s+|(?<=\p{L}\.))(${number}(?: ?- ?[a-z])?)$`,
  'iu',
);
/** `12 rue de la Paix`, `12 bis, rue de la Paix`, `221B Baker Street`. */
const numberFirst = new RegExp(String.raw`^(${number}(?: ?(?:bis|ter|quater))?)(?:,|\s)\s*(?=.*\p{L})`, 'iu');

/** As two numbers are compared. */
const bare = (text: string) => text.replace(/[\s.,]|n[ro]\./gi, '').toLowerCase();

/**
 * The street and house number of an address whose street may have the number in it already, as autofill does (`address-line1`). A number
 * at the end goes into its own field; one at the beginning stays, for that is how such addresses are written. A number that is given
 * twice is kept once; two different ones stay as they are. Null where there is no number at all.
 */
export function splitStreet(street: string, houseNumber: string): StreetAddress | null {
  const [, named = '', last = ''] = numberLast.exec(street) ?? [];
  const name = named.replace(/,? (?:nr\.?|no\.|n\.|n[º°])$/i, '').trim();
  const [, first = ''] = numberFirst.exec(street) ?? [];
  if (houseNumber === '') {
    if (first !== '') return { street, houseNumber };
    return last === '' ? null : { street: name, houseNumber: last };
  }
  if (last !== '' && bare(last) === bare(houseNumber)) return { street: name, houseNumber };
  if (first !== '' && bare(first) === bare(houseNumber)) return { street, houseNumber: '' };
  return { street, houseNumber };
}
