import { readEmail } from '@foyer/contract/email';

/**
 * Folds a text for searching and sorting: lower case, no accents, `ß` as `ss`, ligatures and full-width letters as plain ones,
 * nothing invisible. Both the stored text and the query go through it, so the database needs no immutable `unaccent`
 * (decision 0040).
 */
export function foldText(text: string): string {
  return text
    .replaceAll('\0', ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .normalize('NFC');
}

/** The same with umlauts written out (`ä` as `ae`), as people type them on foreign keyboards. */
function foldTextSpelledOut(text: string): string {
  const composed = text.normalize('NFC').toLowerCase();
  return foldText(composed.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'));
}

/** What a search index keeps of `parts`: both spellings, and article numbers also without their separators. */
export function toSearchText(parts: readonly string[], numbers: readonly string[] = []): string {
  const text = parts.join(' ');
  const bare = numbers.map((number) => number.replace(/[^A-Za-z0-9]/g, ''));
  const folded = foldText([...numbers, ...bare, text].join(' '));
  const spelled = foldTextSpelledOut(text);
  return spelled === foldText(text) ? folded : `${folded} ${spelled}`;
}

/** An address or a domain in ASCII (`xn--…`) with the letters it is kept with. */
function inReadableForm(word: string): string {
  if (!word.includes('xn--')) return word;
  const readable = readEmail(word) ?? readEmail(`a@${word}`)?.slice('a@'.length);
  return readable === undefined ? word : foldText(readable);
}

/** The words of a search as LIKE patterns, at most eight. */
export function toLikePatterns(search: string): string[] {
  const words = foldText(search).split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map(inReadableForm).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

const separators = /[\s!-/:-@[-`{-~]+/;

/** The bare words of a text, at most eight: `VT-300` is `vt` and `300`. */
export const toWords = (text: string): string[] =>
  foldText(text).split(separators).filter(Boolean).slice(0, 8);

/**
 * The words of a search as LIKE patterns, of which one each must fit; at most eight words. One or two letters stand for a
 * word's start: inside of words they are everywhere. What has no letter or digit is left out.
 */
export function toWordPatterns(search: string): string[][] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, 8);
  return words.map(inReadableForm).map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&');
    if (word.length > 2) return [`%${literal}%`];
    return [`${literal}%`, `% ${literal}%`, `%-${literal}%`];
  });
}
