import { foldedLetters } from './folded-letters.ts';

/** Apostrophes, and characters that look like one (Unicode confusables of U+0027). */
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
 * `ss`), compatibility forms as their plain characters, every hyphen and dash as `-`, no apostrophes and no invisible characters. The
 * server's databases fold columns in the same way (`fold_text` of the migrations).
 */
export function foldText(text: string): string {
  return (
    text
      .replaceAll('\0', ' ')
      // Before the decomposition, which turns `´` into a blank and a mark.
      .replace(anyApostrophe, '')
      .normalize('NFKD')
      .toLowerCase()
      .replace(dropped, '')
      .replace(hyphens, '-')
      .replace(/[^\0-\x7f]/gu, (letter) => letters.get(letter) ?? letter)
      .normalize('NFC')
  );
}

/** Returns a text with a blank for each apostrophe, so that `l'énergie` becomes two words. */
export const withoutApostrophes = (text: string): string => text.replace(anyApostrophe, ' ');
