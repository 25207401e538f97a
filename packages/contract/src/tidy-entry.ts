/** Characters without a look of their own: soft hyphens, joiners, direction marks, variation selectors, fillers, controls. */
const unseen =
  /(?![\t\n\v\f\r\u0085])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Dashes of every length, the minus sign and what else looks like a hyphen. */
const dashes = /[\p{Pd}\u2212\u02d7\u2043]/gu;
const apostrophes = /[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u2032\u00b4]/g;
/** ASCII as East Asian keyboards write it. */
const fullWidth = /[\uff01-\uff5e]/g;
const digit = /^\p{Nd}$/u;

/** The value of a decimal digit of any script: each script has its ten in a row, from zero on. */
function digitValue(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * A text as a program reads it that somebody typed or pasted into a field for a code: an IBAN, a phone number, an e-mail address, a
 * user name, a cell of a table. Characters nobody sees are left out; blanks of every width are one blank, dashes `-` and apostrophes
 * `'`; characters of full width and the digits of other scripts are those of ASCII. Letters stay as they are. For names and
 * sentences, in which such characters mean something, there is `tidyLine`.
 *
 * @see Unicode Standard Annex #44 for Default_Ignorable_Code_Point, Pd and Nd
 */
export const tidyEntry = (text: string): string =>
  text
    .replace(unseen, '')
    .replace(/[\s\u0085]+/g, ' ')
    .trim()
    .replace(fullWidth, (sign) => String.fromCodePoint(sign.charCodeAt(0) - 0xfee0))
    .replace(dashes, '-')
    .replace(apostrophes, "'")
    .replace(/(?![0-9])\p{Nd}/gu, digitValue);

/**
 * Takes off the label that was copied along with a value: `IBAN: DE89…`, `Tel. 040…`.
 *
 * @param names what labels say, as the source of a regular expression; in any case of letters
 */
export function labelRemover(names: string): (entry: string) => string {
  const label = new RegExp(`^(?:${names})\\.?(?![\\p{L}\\p{N}])[\\s.:#=-]*`, 'iu');
  return (entry) => entry.replace(label, '');
}

/** Capital letters for those of ASCII alone, so that no other letter becomes one of them. */
export const toUpperAscii = (text: string): string =>
  text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** A code in capital letters, without the signs it is grouped by on paper: blanks, hyphens, dots, colons and slashes. */
export const ungrouped = (entry: string): string => toUpperAscii(entry).replace(/[\s.:/-]+/g, '');
