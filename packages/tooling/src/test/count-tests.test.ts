import { describe, expect, it } from 'vitest';
import { countTests } from './count-tests.ts';

const count = (text: string, sizes?: Readonly<Record<string, number>>) =>
  countTests({ path: 'some.test.ts', text, lines: 1 }, sizes);

describe('the number of tests that a file holds, without running it', () => {
  it.each([
    ['plain tests', "it('a', () => {}); test('b', async () => {});", 2],
    [
      'tests in groups',
      "describe('a', () => { it('b', () => {}); describe('c', () => { it('d', () => {}); }); });",
      2,
    ],
    [
      'variants',
      "it.concurrent('a', f); it.skip('b', f); it.runIf(x)('c', f); test.only('d', f); it.todo('e');",
      5,
    ],
    ['the rows of an inline table', "it.each([[1], [2], [3]])('a %i', () => {});", 3],
    ['a table with a cast', "it.each([1, 2] as const)('a %i', () => {});", 2],
    ['a conditional table', "it.skipIf(x).each([1, 2])('a %i', () => {});", 2],
    ['`for` as `each`', "it.for([1, 2])('a %i', () => {});", 2],
    ['a template table', "it.each`a`('b', () => {});", 1],
    ['a referenced table as one test', "it.each(rows)('a', () => {});", 1],
    ['a group with a table', "describe.each([1, 2])('a', () => { it('b', f); it('c', f); });", 4],
    ['a loop over a literal', "for (const a of ['x', 'y'] as const) it(a, () => {});", 2],
    [
      'groups of Playwright',
      "test.describe('a', () => { test('b', f); }); test.describe.serial('c', () => { test('d', f); });",
      2,
    ],
    ['no hooks and settings', "test.beforeEach(f); test.use({ a: 1 }); beforeAll(f); test('a', f);", 1],
    ['no other calls', "permit('a', f); edit.it('b', f); it('c', () => { unit('d'); });", 1],
    ['a file with a syntax error', "it('a', () => {}); it('b', () => { const = ; }); it('c', () => {});", 3],
    ['a file without tests as one', 'const a = 1;', 1],
  ])('counts %s', (_, text, expected) => {
    expect(count(text)).toBe(expected);
  });

  it('takes the sizes of lists that are known by name', () => {
    const text = "for (const widget of widgets) { it('a', f); it('b', f); } it.each(widgets)('c', f);";
    expect(count(text, { widgets: 4 })).toBe(12);
    expect(count(text)).toBe(3);
  });
});
