import { expect, it } from 'vitest';
import { matchesWords } from './matches-words.ts';

it.each([
  ['ABZIEHEN', 'Ladekabel abziehen', true],
  ['ladeplaetze', 'Regeln für Ladeplätze', true],
  ['ladeplätze', 'Regeln für Ladeplätze', true],
  ['regeln ladeplätze', 'Ladeplätze und ihre Regeln', true],
  ["l'énergie", 'Plus d’énergie, l’énergie verte', true],
  ['fi', 'Der FI löst aus', true],
  ['fi', 'Tarifinformation', false],
  ['22kw laden', 'Laden mit 22 kW', true],
  ['2 kW', 'Laden mit 22 kW', false],
  ['regeln winter', 'Ladeplätze und ihre Regeln', false],
  ['…', 'Alles …', false],
])('%s in “%s”: %s', (search, text, isThere) => {
  expect(matchesWords(text, search)).toBe(isThere);
});
