import { readEmail } from '@foyer/contract/email';
import { apostrophes, foldText, withoutApostrophes } from '@foyer/contract/fold-text';

/** Spellings of letters that many keyboards lack. */
const spelledOut: ReadonlyMap<string, string> = new Map(
  Object.entries({ ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue', å: 'aa' }),
);

/** Folds a text with umlauts written out (`ä` as `ae`). */
const foldTextSpelledOut = (text: string): string =>
  foldText(
    text.normalize('NFC').replace(/[äöøüå]/giu, (letter) => spelledOut.get(letter.toLowerCase()) ?? letter),
  );

const contracted = new RegExp(`[^ \\t\\r\\n\u00a0]*[${apostrophes}][^ \\t\\r\\n\u00a0]*`, 'gu');

/**
 * Returns the searchable form of `text`, folded: its words, the same words with umlauts written out, and words with an apostrophe both split at it
 * and joined (`o neil`, `oneil`). The SQL function `to_search_text` gives the same.
 */
function searchable(text: string): string {
  const words = withoutApostrophes(text);
  const folded = foldText(words);
  const spelled = foldTextSpelledOut(words);
  const joined = text.match(contracted)?.join(' ');
  return [folded, spelled === folded ? '' : spelled, joined === undefined ? '' : foldText(joined)]
    .filter(Boolean)
    .join(' ');
}

/** Returns the text that a search index stores for `parts` (see `searchable`). Numbers are added with and without their separators. */
export function toSearchText(parts: readonly string[], numbers: readonly string[] = []): string {
  const bare = numbers.map((number) => number.replace(/[^A-Za-z0-9]/g, ''));
  return [...[...numbers, ...bare].map(foldText), searchable(parts.join(' '))].join(' ');
}

/** Converts an address or a domain in ASCII (`xn--…`) to the letters in which it is stored. */
function inReadableForm(word: string): string {
  if (!word.includes('xn--')) return word;
  const readable = readEmail(word) ?? readEmail(`a@${word}`)?.slice('a@'.length);
  return readable === undefined ? word : foldText(readable);
}

/** Returns the words of a search as LIKE patterns, at most eight. */
export function toLikePatterns(search: string): string[] {
  const words = foldText(search).split(/\s+/).filter(Boolean).slice(0, 8);
  return words.map(inReadableForm).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

const separators = /[\s!-/:-@[-`{-~]+/;

/** Returns the bare words of a text, at most eight: `VT-300` gives `vt` and `300`. */
export const toWords = (text: string): string[] =>
  foldText(withoutApostrophes(text)).split(separators).filter(Boolean).slice(0, 8);

/** Scripts that are written without blanks between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/**
 * Returns LIKE patterns per word of a search, at most eight words; one pattern of each word must match. One or two letters match only
 * at the start of a word, since they occur everywhere inside words, unless their script has no blanks. A word without a letter or digit
 * is left out.
 */
export function toWordPatterns(search: string): string[][] {
  const words = foldText(search)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, 8);
  return words.map(inReadableForm).map((word) => {
    const literal = word.replace(/[\\%_]/g, '\\$&');
    if (word.length > 2 || unspaced.test(word)) return [`%${literal}%`];
    return [`${literal}%`, `% ${literal}%`, `%-${literal}%`];
  });
}
