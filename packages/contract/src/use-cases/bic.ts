import { isCountryCode } from '../addresses/country-codes.ts';
import { entry, optionalEntry } from '../rules/entry.ts';
import { labelRemover, ungrouped } from '../rules/tidy-entry.ts';

const label = labelRemover('(?:(?:bic|swift)[ /-]*){1,2}(?:code|nr|no)?');

/** Whether a BIC may have this country: Kosovo, and those of ISO 3166-1. */
const isCountry = (code: string) => code === 'XK' || isCountryCode(code);

/** Returns a BIC of 8 or 11 capital letters and digits, without blanks, hyphens and its label; null for text that is not a BIC. */
export function readBic(typed: string): string | null {
  const bic = ungrouped(label(typed));
  return /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bic) && isCountry(bic.slice(4, 6))
    ? bic
    : null;
}

const kind = { read: readBic, max: 11 };
/** A BIC as people type it. @see ISO 9362:2014 */
export const bic = entry(kind);
/** A BIC that may be omitted or blank. */
export const optionalBic = optionalEntry(kind);
