import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { measuredTexts } from './measured-texts.example.ts';
import { splitMeasures } from './split-measures.ts';

function isFound(text: string, search: string): boolean {
  const folded = foldText(text);
  const { measures, rest } = splitMeasures(foldText(search));
  return (
    measures.every(({ pattern }) => new RegExp(pattern).test(folded)) &&
    rest.split(/\s+/).every((word) => folded.includes(word))
  );
}

describe('measures in a search', () => {
  it.each(measuredTexts)('are found in “$text” however they are written', ({ text, finds, misses }) => {
    expect(finds.filter((search) => !isFound(text, search))).toEqual([]);
    expect(misses.filter((search) => isFound(text, search))).toEqual([]);
  });

  it.each([
    ['vt-300/d15', []],
    ['"ladekabel" -5m', []],
    ['typ 2 kabel', []],
    ['rechnung 2026-10-01', []],
    ['22 kw 7.5', ['22 kw', '7.5']],
    ['11kw-wallbox', ['11kw']],
    ['2 x 5 m', ['2 x 5 m']],
  ])('are taken out of %j', (search, typed) => {
    expect(splitMeasures(search).measures.map((measure) => measure.typed)).toEqual(typed);
  });

  it('leave no sign behind that would exclude the next word', () => {
    expect(splitMeasures('11kw-wallbox').rest.trim()).toBe('wallbox');
  });

  it('keep signs of regular expressions harmless', () => {
    for (const search of ['5m(', '7.5[', '22kw|', '3+3m', '5m\\', '\\d+5 kw*'])
      for (const { pattern } of splitMeasures(search).measures)
        expect(() => new RegExp(pattern)).not.toThrow();
  });
});
