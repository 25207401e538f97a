import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

const family = '👨‍👩‍👧‍👦';
const flag = '🇩🇪';
const accented = 'e\u0301';

describe('a text is cut between two characters', () => {
  it.each<[what: string, text: string, most: number, left: string]>([
    ['a short text stays', 'Müller', 150, 'Müller'],
    ['a text that just fits stays', 'abc', 3, 'abc'],
    ['letters', 'abcdef', 3, 'abc'],
    ['before an emoji at the limit', `${'a'.repeat(119)}😀 und mehr`, 120, 'a'.repeat(119)],
    ['after an emoji that fits', `${'a'.repeat(118)}😀 und mehr`, 120, `${'a'.repeat(118)}😀`],
    ['before an emoji of several code points', `ab${family}cd`, 8, 'ab'],
    ['before a flag, not inside it', `a${flag}${flag}`, 6, `a${flag}`],
    ['before a letter with a mark', `abc${accented}`, 4, 'abc'],
    [
      'inside a character that is longer than the limit',
      `a${'\u0301'.repeat(50)}`,
      10,
      `a${'\u0301'.repeat(9)}`,
    ],
    ['never inside a surrogate pair', `😀${'\u200d😀'.repeat(50)}`, 4, '😀\u200d'],
    ['to nothing', 'abc', 0, ''],
    ['to nothing where one emoji does not fit', '😀😀', 1, ''],
    ['a line break is one character', 'ab\r\ncd', 3, 'ab'],
  ])('%s', (_, text, most, left) => {
    expect(cutText(text, most)).toBe(left);
  });

  it('at every length: never longer, never half a character', () => {
    const text = `a😀${family}${flag}${accented}שָׁלוֹם กำ ${'한글'.normalize('NFD')}`;
    for (let most = 0; most <= text.length; most++) {
      const left = cutText(text, most);
      expect(left.length).toBeLessThanOrEqual(most);
      expect(left.isWellFormed()).toBe(true);
      expect(text.startsWith(left)).toBe(true);
    }
  });

  it('within a moment for two megabytes', () => {
    const text = 'Größe 😀 '.repeat(200_000);
    const left = cutText(text, 200_000);
    expect(left.length).toBeGreaterThan(199_990);
  });
});
