import { labelRemover } from './tidy-entry.ts';

const label = labelRemover(
  'tel(?:efon|ephone|éphone|éfono)?(?:[ -]?(?:nr|no))?|phone|fon|mobil(?:e|telefon|funk)?|handy|móvil|portable|fax',
);
/** An extension at the end: its label and its digits. */
const extension = /[\s,;]*(?:ext(?:ension)?|x|durchwahl|dw|app|poste)[.:= ]*(\d{1,7})$/i;
/** Digits with blanks, brackets, dots, slashes and hyphens between them, behind at most one plus sign. */
const written = /^\+?[\d ()./-]+$/;

interface PhoneParts {
  /** The number, grouped as typed: `040 123-45`. */
  readonly number: string;
  /** The number with its plus sign, without the zero that is only dialled within the country: `+49 (0) 40`. */
  readonly dialled: string;
  readonly extension: string;
}

function partsOf(entry: string): PhoneParts | null {
  const text = label(entry);
  const number = text
    .replace(extension, '')
    // the plus sign may be in brackets together with the country code
    .replace(/^\(\s*\+\s*(\d{1,3})\s*\)/, '+$1')
    .replace(/^\+\s+/, '+')
    .replace(/[\s./-]+$/, '');
  if (!written.test(number)) return null;
  const dialled = number.replace(/^(\+|00)(.*?)\(\s*0\s*\)/, '$1$2').replace(/[^+\d]/g, '');
  const digits = dialled.replace(/^(?:\+|00)/, '').length;
  if (digits < 6 || digits > 15) return null;
  return { number, dialled, extension: extension.exec(text)?.[1] ?? '' };
}

/**
 * Returns a phone number grouped as it was typed, without its label; null for text that is not a phone number. It has 6 to 15 digits and
 * any country; only a call can tell whether it is assigned.
 *
 * @see ITU-T E.164 for the number of digits, E.123 for the ways of writing
 */
export function readPhone(entry: string): string | null {
  const parts = partsOf(entry);
  if (parts === null) return null;
  return parts.extension === '' ? parts.number : `${parts.number} ext. ${parts.extension}`;
}

/** Returns the URL that dials a phone number, as {@link readPhone} returns it. @see RFC 3966 */
export function phoneLink(phone: string): string {
  const { dialled = phone.replace(/[^+\d]/g, ''), extension: inner = '' } = partsOf(phone) ?? {};
  return `tel:${dialled}${inner === '' ? '' : `;ext=${inner}`}`;
}
