import type { FoyerSdk } from '@foyer/core';
import { expect, it } from 'vitest';
import { articleOf } from '../shop-fixture.ts';
import { findArticles, keyOf } from './find-articles.ts';

const error = { code: 'network', status: 0, requestId: null, retryAfter: null, fields: [] };

/** A catalogue that has every requested article number, and records the requests. */
function catalogue(failsAt = Number.POSITIVE_INFINITY) {
  const asked: (readonly string[])[] = [];
  const call = async (_: string, input?: object) => {
    const { number } = (input as { readonly query: { readonly number: readonly string[] } }).query;
    asked.push(number);
    if (asked.length > failsAt) return { ok: false, error };
    const items = number.map((each, at) => ({ ...articleOf(at, each), number: each.toUpperCase() }));
    return { ok: true, value: { items, nextCursor: null } };
  };
  return { sdk: { call } as Partial<FoyerSdk> as FoyerSdk, asked };
}
const numbers = (count: number) => [...Array(count).keys()].map((at) => `nx-${at}`);

it.each([
  [0, []],
  [1, [1]],
  [40, [40]],
  [41, [40, 1]],
  [100, [40, 40, 20]],
])('%d numbers are requested in steps of %o', async (count, steps) => {
  const { sdk, asked } = catalogue();
  const found = await findArticles(sdk, numbers(count), 'de_DE');
  expect(asked.map(({ length }) => length)).toEqual(steps);
  expect(found.ok && found.articles.size).toBe(count);
});

it('requests a number once, however it is written, and no invalid numbers', async () => {
  const { sdk, asked } = catalogue();
  await findArticles(sdk, [' NX-1', 'nx-1 ', 'x'.repeat(40), 'x'.repeat(41), 'a\u0007b'], 'de_DE');
  expect(asked).toEqual([['nx-1', 'x'.repeat(40)]]);
});

it('finds an article by its number, case-insensitively', async () => {
  const { sdk } = catalogue();
  const found = await findArticles(sdk, ['Nx-7'], 'de_DE');
  expect(found.ok && found.articles.get(keyOf('nX-7'))?.number).toBe('NX-7');
});

it('returns the error of any of its calls', async () => {
  const { sdk } = catalogue(1);
  expect(await findArticles(sdk, numbers(41), 'de_DE')).toEqual({ ok: false, error });
});
