import { foldText, withoutApostrophes } from '@foyer/contract/fold-text';
import { splitMeasures } from '@foyer/contract/split-measures';

/** Spellings of letters that many keyboards lack. */
const spelledOut: ReadonlyMap<string, string> = new Map(
  Object.entries({ ä: 'ae', ö: 'oe', ø: 'oe', ü: 'ue', å: 'aa' }),
);
const spellOut = (text: string): string =>
  text.normalize('NFC').replace(/[äöøüå]/giu, (letter) => spelledOut.get(letter.toLowerCase()) ?? letter);

const fold = (text: string): string => foldText(withoutApostrophes(text));

/**
 * Whether a text contains every word of a search, in any spelling: `ladeplaetze` finds `Ladeplätze`, `22kW` finds `22 kW`. One or two letters match only the
 * start of a word.
 */
export function matchesWords(text: string, search: string): boolean {
  const folded = ` ${fold(text)} ${fold(spellOut(text))}`.replace(/[\s-]+/g, ' ');
  const { measures, rest } = splitMeasures(fold(search));
  const words = rest.split(/[\s-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  return (
    words.length + measures.length > 0 &&
    words.every((word) => folded.includes(word.length > 2 ? word : ` ${word}`)) &&
    measures.every(({ pattern }) => new RegExp(pattern, 'u').test(folded))
  );
}
