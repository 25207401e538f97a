import { describe, expect, it } from 'vitest';
import { inheritedNames } from '../../../../test/hostile-values.ts';
import { columnOf, localeOfWord, roleOf, roleWords, salutationOf } from './file-words.ts';

describe('words of a file, including names of inherited object properties', () => {
  it.each(inheritedNames)('%s is no salutation, role, language or column', (word) => {
    expect([salutationOf(word), roleOf(word), localeOfWord(word), columnOf(word)]).toEqual([
      ...[undefined, undefined, undefined, undefined],
    ]);
    expect(roleWords(word)).toEqual([word]);
  });

  it('maps salutations in several languages', () => {
    expect([salutationOf('Herr'), salutationOf('Señora'), salutationOf('')]).toEqual([
      'MR',
      'MRS',
      'NO_SALUTATION',
    ]);
  });
});
