import { tidyEntry } from './tidy-entry.ts';

const groupsOf = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(?:\\${mark}\\d{3})+$`);
/** Digits in groups of three, behind a first group of one to three digits that does not begin with a zero. */
const grouped = { '.': groupsOf('.'), ',': groupsOf(','), "'": groupsOf("'"), ' ': groupsOf(' ') };
const isGrouped = (text: string) => Object.values(grouped).some((groups) => groups.test(text));
const digitsOf = (text: string) => text.replace(/\D/g, '');

/** Returns an unsigned number in the notation of JavaScript; an empty text where it is not a number. */
function plainNumber(text: string, decimals: number): string {
  if (/^\d+$/.test(text)) return text;
  const [, whole = '', mark = '', rest = ''] = /^(.*?)([.,])(\d+)$/.exec(text) ?? [];
  const isOneMark = /^\d*$/.test(whole);
  const isGroup = decimals === 0 && rest.length === 3;
  if (isGrouped(text) && !(mark !== '' && isOneMark && !isGroup)) return digitsOf(text);
  const isNumber = mark !== '' && (isOneMark || (isGrouped(whole) && !whole.includes(mark)));
  return isNumber ? `${digitsOf(whole)}.${rest}` : '';
}

/**
 * Reads a number as people write it in any language of the product: `1.234,5`, `1,234.5`, `1'234.50`, `1 234,50`, with the digits of any
 * script. One comma or dot before exactly three digits is ambiguous, and the field decides: a field with decimals reads `31,450` as 31.45,
 * a field of whole numbers as 31450. Behind a leading zero it is a decimal sign in both.
 *
 * @param decimals number of decimals of the field's unit. @default 0
 * @returns NaN for text that is not a number, and for groups of digits other than three
 */
export function readNumber(typed: string, decimals = 0): number {
  // the decimal sign and the thousands separator of Arabic
  const text = tidyEntry(typed.replaceAll('\u066b', ',').replaceAll('\u066c', "'"));
  const [, sign, unsigned = ''] = /^([+-]?) ?(.+)$/.exec(text) ?? [];
  const plain = plainNumber(unsigned, decimals);
  if (plain === '') return Number.NaN;
  return sign === '-' ? -Number(plain) : Number(plain);
}
