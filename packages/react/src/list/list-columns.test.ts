import { describe, expect, it } from 'vitest';
import { type AnyColumn, shownColumns, startsDescending } from './list-columns.ts';

interface Item {
  readonly text: string;
}
const column = (id: string, more: Partial<AnyColumn<Item>> = {}): AnyColumn<Item> =>
  ({ id, header: id, value: ({ text }: Item) => text, ...more }) as AnyColumn<Item>;

describe('the first order of a column', () => {
  it.each([
    [undefined, false],
    ['text', false],
    ['date', true],
    ['number', true],
    ['money', true],
  ] as const)('of type %s begins with the highest: %s', (type, isDescending) => {
    expect(startsDescending({ ...column('a'), type } as AnyColumn<never>)).toBe(isDescending);
  });
});

describe('the columns of a table', () => {
  const columns = [
    column('number', { isTitle: true }),
    column('state'),
    column('net', { shown: 'always' }),
    column('costCentre', { shown: 'optional' }),
    column('currency', { shown: 'export' }),
  ];
  it.each([
    ['are those that are always shown if none were chosen', undefined, ['number', 'state', 'net']],
    [
      'are the chosen ones, in the order of the list',
      ['costCentre', 'state'],
      ['number', 'state', 'costCentre'],
    ],
    ['are only the title if nothing else was chosen', [], ['number']],
    ['do not include those of the export', ['currency'], ['number']],
    ['do not repeat a chosen title', ['number', 'net'], ['number', 'net']],
  ])('%s', (_, chosen, expected) => {
    expect(shownColumns(columns, chosen).map(({ id }) => id)).toEqual(expected);
  });
});
