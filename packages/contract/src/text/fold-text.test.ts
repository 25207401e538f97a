import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { searchedNames, sortedNames } from './searched-names.example.ts';

/** Whether a query spells an umlaut with two letters; folded columns of the databases contain both spellings, `foldText` does not. */
const isSpelledOut = (query: string): boolean => /[aou]e|aa/.test(query) && !/aether|coeur/.test(query);

describe('foldText', () => {
  it.each(
    searchedNames.flatMap(([name, ...queries]) =>
      [name, ...queries].filter((query) => !isSpelledOut(query)).map((query) => [name, query]),
    ),
  )('of %j contains that of %j', (name, query) => {
    expect(foldText(name)).toContain(foldText(query));
  });

  it.each([
    ['Größe ÉTÉ Straße\0', 'grosse ete strasse '],
    ['Proﬁ Ｋabel\u00a0Wall\u00adbox\u200b ®™', 'profi kabel wallbox ®tm'],
    ['O’Neil–Łódź − ½ №', 'oneil-lodz - 1⁄2 no'],
    ['한글', '한글'],
    ['', ''],
  ])('folds %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
    expect(foldText(folded)).toBe(folded);
  });

  it('maps marked and stroked letters to plain ones', () => {
    const mixed = sortedNames.toReversed();
    const key = (name: string) => foldText(name);
    expect(mixed.toSorted((one, other) => (key(one) < key(other) ? -1 : 1))).toEqual(sortedNames);
  });
});
