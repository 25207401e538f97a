import { afterEach, expect, it, vi } from 'vitest';
import { goBackTo } from './go-back-to.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the current address', '/shop?page=2', '/shop?page=2', null],
  ['the current fragment', '/shop#cart', '/shop#cart', null],
  ['another path', '/login', '/shop', '/shop'],
  ['another query', '/shop', '/shop?page=2', '/shop?page=2'],
  ['another fragment', '/shop#login', '/shop#cart', '/shop#cart'],
  ['the page without its fragment', '/shop#login', '/shop', '/shop#'],
  ['another page from a fragment', '/login#form', '/shop', '/shop'],
])('to %s: from %s to %s by %s', (_, here, path, expected) => {
  const { pathname, search, hash } = new URL(here, 'https://shop.example');
  const assign = vi.fn();
  vi.stubGlobal('location', { pathname, search, hash, assign });
  goBackTo(path);
  expect(assign.mock.calls).toEqual(expected === null ? [] : [[expected]]);
});
