/** A street and its house number as they are stored. `houseNumber` is empty where the number comes first and is part of `street`. */
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

/** Form of a house number for comparison with another one. */
const bare = (text: string) => text.replace(/[\s.,]|n[ro]\./gi, '').toLowerCase();

/**
 * Splits an address whose street may already contain the house number, as autofill writes it (`address-line1`). A number at the end moves
 * to its own field; a number at the beginning stays, because such addresses are written that way. A number that is given twice is kept
 * once; two different numbers stay as they are. Returns null where there is no number at all.
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
