/** Invisible characters: soft hyphens, joiners, direction marks, variation selectors, fillers, controls. */
const unseen =
  /(?![\t\n\v\f\r\u0085])[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\p{Noncharacter_Code_Point}]/gu;
/** Dashes of every length, the minus sign and other characters that look like a hyphen. */
const dashes = /[\p{Pd}\u2212\u02d7\u2043]/gu;
const apostrophes = /[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u2032\u00b4]/g;
/** Full-width ASCII, as East Asian keyboards write it. */
const fullWidth = /[\uff01-\uff5e]/g;
const digit = /^\p{Nd}$/u;

/** Returns the value of a decimal digit of any script: each script has ten consecutive digits, starting at zero. */
function digitValue(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  let before = 0;
  while (digit.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/**
 * Normalises text that a person typed or pasted into a field for a code: an IBAN, a phone number, an e-mail address, a user name, a cell of
 * a table. Invisible characters are removed; blanks of every width become one blank, dashes `-` and apostrophes `'`; full-width characters
 * and the digits of other scripts become ASCII. Letters stay as they are. Names and sentences, in which such characters have a meaning, are
 * normalised by `tidyLine`.
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
 * Returns a function that removes the label that was copied along with a value: `IBAN: DE89…`, `Tel. 040…`.
 *
 * @param names words of the labels, as the source of a regular expression; in upper or lower case
 */
export function labelRemover(names: string): (entry: string) => string {
  const label = new RegExp(`^(?:${names})\\.?(?![\\p{L}\\p{N}])[\\s.:#=-]*`, 'iu');
  return (entry) => entry.replace(label, '');
}

/** Converts only ASCII letters to capitals, so that no other letter becomes one of them. */
export const toUpperAscii = (text: string): string =>
  text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** Returns a code in capital letters, without the characters that group it on paper: blanks, hyphens, dots, colons and slashes. */
export const ungrouped = (entry: string): string => toUpperAscii(entry).replace(/[\s.:/-]+/g, '');
