import { entry } from '../rules/entry.ts';
import { labelRemover, toUpperAscii } from '../rules/tidy-entry.ts';

/** Country, provider, the provider's own part, and the check digit; all separated by the same character, or by none. */
const written = /^[A-Z]{2}([*-]?)[A-Z0-9]{3}\1([A-Z0-9]{9}(\1[A-Z0-9])?|[A-Z0-9]{6}\1[A-Z0-9])$/;

/**
 * Returns the check digit of a contract id of fourteen characters. A character is a number below 36 and is split into two bits and two
 * digits to the base of three. Each pair is multiplied by the power of a matrix that belongs to its position, `[[0, 1], [1, 1]]` and `[[0,
 * 1], [1, 2]]`, and the check digit makes the sum zero.
 *
 * @see ISO 15118-1 Annex H; "Check Digit Calculation for Contract-IDs" of the OCHP, which eMI3 follows
 */
function isoCheckDigit(code: string): string {
  let [bit1, bit2, third1, third2] = [0, 0, 0, 0];
  for (const character of [...code].reverse()) {
    const value = Number.parseInt(character, 36);
    bit1 += Math.floor(value / 18);
    bit2 += Math.floor(value / 9) % 2;
    third1 += Math.floor((value % 9) / 3);
    third2 += value % 3;
    [bit1, bit2] = [bit2 % 2, (bit1 + bit2) % 2];
    [third1, third2] = [third2 % 3, (third1 + 2 * third2) % 3];
  }
  const high = (3 - third2) % 3;
  const low = (6 - third1 - high) % 3;
  return (bit1 * 18 + bit2 * 9 + high * 3 + low).toString(36).toUpperCase();
}

/** Returns the check digit of eleven characters: each digit (two for a letter) times the next power of two; modulo 11. @see DIN SPEC 91286 */
function dinCheckDigit(code: string): string {
  const figures = [...code].flatMap((character) => [...String(Number.parseInt(character, 36))].map(Number));
  let [sum, weight] = [0, 1];
  for (const figure of figures) {
    sum += figure * weight;
    weight = (weight * 2) % 11;
  }
  return 'X0123456789'.charAt((sum + 1) % 11);
}

/**
 * Whether a normalised contract id has a correct check digit: `DE8AACA2B3C4D5N` of ISO 15118 (fifteen characters), or `DE8AA0123456` of DIN
 * SPEC 91286 (twelve). Fourteen characters of ISO 15118 are accepted too, because there the check digit is optional.
 */
export function isContractId(value: string): boolean {
  if (/^[A-Z]{2}[A-Z0-9]{12}$/.test(value)) return true;
  const code = value.slice(0, -1);
  if (/^[A-Z]{2}[A-Z0-9]{13}$/.test(value)) return isoCheckDigit(code) === value.at(-1);
  return /^[A-Z]{2}[A-Z0-9]{9}[0-9X]$/.test(value) && dinCheckDigit(code) === value.at(-1);
}

const label = labelRemover('(?:emaid|evco-?id|contract[ -]?id|vertrags-?id)');

/** Returns a contract id (EMAID, EVCO-ID) without its separators; null for text that is not one. */
export function readContractId(typed: string): string | null {
  const grouped = toUpperAscii(label(typed)).replace(/ /g, '');
  const contractId = grouped.replace(/[*-]/g, '');
  return written.test(grouped) && isContractId(contractId) ? contractId : null;
}

/** The contract id printed on a charging card, as people type it; the output is normalised. */
export const contractId = entry({ read: readContractId, max: 15 });
