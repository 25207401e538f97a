import { entry, optionalEntry } from '../entry.ts';
import { labelRemover, ungrouped } from '../tidy-entry.ts';

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

/** A VAT identification number in capital letters, without what it is grouped by and its label; null for what is none. */
export function readVatId(typed: string): string | null {
  const vatId = ungrouped(label(typed));
  if (!/^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(vatId)) return null;
  return vatId.startsWith('DE') && !isGermanVatId(vatId) ? null : vatId;
}

const kind = { read: readVatId, max: 14 };
/** A VAT identification number of the European Union as people type it; a German one with its check digit. */
export const vatId = entry(kind);
/** One that may be left out or blank. */
export const optionalVatId = optionalEntry(kind);
