import { foldedLetters } from './folded-letters.ts';

/** Signs that stand for an apostrophe, and those that look like one (Unicode confusables of U+0027). */
export const apostrophes = "'`´ʹʻʼʽʾʿˈˊˋ՚׳᾽᾿‘’‛′‵＇";
const anyApostrophe = new RegExp(`[${apostrophes}]`, 'gu');
/** Apostrophes, marks, and format characters such as soft hyphens and direction marks. */
const dropped = new RegExp(`[${apostrophes}\\p{M}\\p{Cf}]`, 'gu');
const hyphens = /[\p{Pd}˗⁃−]/gu;
const letters: ReadonlyMap<string, string> = new Map(
  foldedLetters.split(' ').map((pair) => {
    const [letter = '', ...folded] = pair;
    return [letter, folded.join('')];
  }),
);

/**
 * Folds a text for searching, sorting and comparing: lower case, no marks, stroked and joined letters as plain ones (`ł` as `l`, `ß` as
 * `ss`), compatibility forms as what they stand for, every hyphen and dash as `-`, no apostrophes and nothing invisible. The server's
 * databases fold columns in the same way (`fold_text` of the migrations).
 */
export function foldText(text: string): string {
  return (
    text
      .replaceAll('\0', ' ')
      // Before the decomposition, which makes a blank and a mark of `´`.
      .replace(anyApostrophe, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(dropped, '')
      .replace(hyphens, '-')
      .replace(/[^\0-\x7f]/gu, (letter) => letters.get(letter) ?? letter)
      .normalize('NFC')
  );
}

/** A text with a blank for each apostrophe, so that `l'énergie` is two words. */
export const withoutApostrophes = (text: string): string => text.replace(anyApostrophe, ' ');
