import { expect, it } from 'vitest';
import { shareStructure } from './share-structure.ts';

const cart = () => ({
  version: 1,
  items: [
    { id: 'a', note: null },
    { id: 'b', note: 'x' },
  ],
  total: { amount: 5 },
});

it('gives the old value where nothing changed', () => {
  const before = cart();
  expect(shareStructure(before, cart())).toBe(before);
});

it('keeps every part that did not change', () => {
  const before = cart();
  const next = {
    ...cart(),
    version: 2,
    items: [
      { id: 'a', note: null },
      { id: 'b', note: 'y' },
    ],
  };
  const shared = shareStructure(before, next);
  expect(shared).toEqual(next);
  expect(shared).not.toBe(before);
  expect(shared.items).not.toBe(before.items);
  expect(shared.items[0]).toBe(before.items[0]);
  expect(shared.total).toBe(before.total);
});

it.each([
  ['an added field', { a: 1 }, { a: 1, b: undefined }],
  ['a removed field', { a: 1, b: 2 }, { a: 1 }],
  ['a replaced field', { a: undefined }, { b: undefined }],
  ['a list that grew', [1], [1, 2]],
  ['a list that became an object', [], {}],
  ['nothing', { a: 1 }, null],
  ['a file', { a: 1 }, new Blob(['x'])],
])('sees %s', (_, before, next) => {
  expect(shareStructure(before, next)).toEqual(next);
  expect(shareStructure(before, next)).not.toBe(before);
});
