import { entry } from '../rules/entry.ts';
import { labelRemover, tidyEntry, ungrouped } from '../rules/tidy-entry.ts';

/** Length of an IBAN by country, for SEPA countries; IBANs of other countries have 15 to 34 characters. */
const lengths: ReadonlyMap<string, number> = new Map(
  Object.entries({
    AD: 24,
    AT: 20,
    BE: 16,
    BG: 22,
    CH: 21,
    CY: 28,
    CZ: 24,
    DE: 22,
    DK: 18,
    EE: 20,
    ES: 24,
    FI: 18,
    FR: 27,
    GB: 22,
    GI: 23,
    GR: 27,
    HR: 21,
    HU: 28,
    IE: 22,
    IS: 26,
    IT: 27,
    LI: 21,
    LT: 20,
    LU: 20,
    LV: 21,
    MC: 27,
    MT: 31,
    NL: 18,
    NO: 15,
    PL: 28,
    PT: 25,
    RO: 24,
    SE: 24,
    SI: 19,
    SK: 24,
    SM: 27,
    VA: 22,
  }),
);

const label = labelRemover('iban(?:[ -]?(?:nr|no|nummer|number))?');

/** Returns an IBAN in capital letters, without the blanks and hyphens that group it and the label that was copied with it. */
export const normalizeIban = (typed: string) => ungrouped(label(tidyEntry(typed)));

/** Whether a normalised IBAN has its country's length and the correct check digits. @see ISO 13616, ISO 7064 mod 97-10 */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false;
  const length = lengths.get(value.slice(0, 2));
  if (length !== undefined && value.length !== length) return false;
  let remainder = 0;
  for (const character of value.slice(4) + value.slice(0, 4)) {
    const digits = Number.parseInt(character, 36);
    remainder = (remainder * (digits > 9 ? 100 : 10) + digits) % 97;
  }
  return remainder === 1;
}

/** Returns a normalised IBAN; null for text that is not an IBAN. */
export function readIban(typed: string): string | null {
  const normalized = normalizeIban(typed);
  return isIban(normalized) ? normalized : null;
}

/** An IBAN as people type it; the output is normalised. */
export const iban = entry({ read: readIban, max: 34 });
