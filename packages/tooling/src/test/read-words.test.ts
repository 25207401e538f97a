import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.ts';
import type { Suite } from './suite.ts';

const suite = (name: string, hasFeatures: boolean): Suite => ({
  name,
  title: name,
  minutes: 1,
  hasFeatures,
  due: () => 1,
  run: async () => ({ passed: 1, failed: 0 }),
});
const all = [suite('unit', true), suite('types', false), suite('e2e', true)];
const read = (line: string) => {
  const { suites, ...rest } = readWords(line.split(' ').filter(Boolean), all);
  return { ...rest, names: suites.map(({ name }) => name) };
};

describe('the words behind npm test --', () => {
  it.each([
    ['', { names: ['unit', 'types', 'e2e'], minutes: 0, scope: { isFull: false } }],
    ['--full', { names: ['unit', 'types', 'e2e'], minutes: 0, scope: { isFull: true } }],
    ['orders', { names: ['unit', 'e2e'], minutes: 0, scope: { isFull: false, feature: 'orders' } }],
    ['--only e2e orders', { names: ['e2e'], minutes: 0, scope: { isFull: false, feature: 'orders' } }],
    ['--only types,unit --minutes 60', { names: ['unit', 'types'], minutes: 60, scope: { isFull: false } }],
    [
      '--browsers firefox,webkit',
      { names: ['unit', 'types', 'e2e'], minutes: 0, scope: { isFull: false, browsers: 'firefox,webkit' } },
    ],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  it.each([
    ['--loud', 'Unknown option: --loud'],
    ['--only', '--only needs a value'],
    ['--only unit,loud', 'Unknown suite: loud'],
    ['--minutes soon', '--minutes needs a number'],
    ['--browsers netscape', 'netscape'],
    ['ordres', 'There is no feature ordres'],
    ['orders shop', 'Name only one feature'],
  ])('%s is refused with the reason', (line, message) => {
    expect(() => read(line)).toThrow(message);
  });
});
