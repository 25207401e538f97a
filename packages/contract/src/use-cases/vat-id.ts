import { entry, optionalEntry } from '../rules/entry.ts';
import { labelRemover, ungrouped } from '../rules/tidy-entry.ts';

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

const label = labelRemover(
  [
    'u(?:msatz)?st(?:euer)?\\.?[ -]*id(?:ent(?:ifikations)?)?[ .-]*(?:nr|nummer)?',
    'uid[ -]*(?:nr|nummer)?',
    'vat(?:in)?[ .-]*(?:reg[ .-]*)?(?:id|no|nr|number)?',
    '(?:n[o°º][ .]*)?(?:de )?tva(?: intra(?:communautaire)?)?',
    '(?:nif[ -/]*)?iva|nif|btw[ -]*(?:nr|nummer)?',
  ].join('|'),
);

/** Returns a VAT identification number in capital letters, without grouping characters and its label; null for text that is not one. */
export function readVatId(typed: string): string | null {
  const vatId = ungrouped(label(typed));
  if (!/^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(vatId)) return null;
  return vatId.startsWith('DE') && !isGermanVatId(vatId) ? null : vatId;
}

const kind = { read: readVatId, max: 14 };
/** A VAT identification number of the European Union as people type it; of a German one the check digit is verified. */
export const vatId = entry(kind);
/** A VAT identification number that may be omitted or blank. */
export const optionalVatId = optionalEntry(kind);
