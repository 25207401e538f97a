import { newsContract } from '@foyer/contract/news/news.contract';
import { expect, it } from 'vitest';
import { toAnswer } from './answer.ts';
import { findExcessProperty } from './find-excess-property.ts';

it.each([
  [{ a: 1 }, { a: 1 }, null],
  [{ a: 1, b: undefined }, { a: 1 }, null],
  [{ a: 1, b: null }, { a: 1 }, 'b'],
  [{ items: [{ id: 1 }, { id: 2, hash: 'x' }] }, { items: [{ id: 1 }, { id: 2 }] }, 'items.1.hash'],
  [{ toString: 1 }, {}, 'toString'],
  ['text', 'text', null],
  [null, null, null],
])('of %j, read as %j: %j', (result, read, path) => {
  expect(findExcessProperty(result, read)).toBe(path);
});

it('refuses to send an answer with fields beyond the contract', () => {
  const page = { items: [], nextCursor: null, total: { count: 0, isCapped: false } };
  const answer = (result: unknown) => toAnswer(newsContract.listNews, result, true);
  expect(() => answer({ ...page, secret: 'x' })).toThrow();
  expect(() => answer('nothing of the kind')).toThrow(/does not match the contract/);
});
