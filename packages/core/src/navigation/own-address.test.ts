import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ownAddress } from './own-address.ts';
import { ownPath } from './own-path.ts';

beforeEach(() => vi.stubGlobal('location', new URL('https://portal.example/de_DE/login')));
afterEach(() => vi.unstubAllGlobals());

const leadAway = [
  '//evil.example',
  '///evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./..//evil.example/x',
  '/%2e//evil.example',
  '/a/../..//evil.example',
  '/\\evil.example',
  '/.\\\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.\r//evil.example',
  '\u0000//evil.example',
  ' //evil.example',
  'https://evil.example/',
  'https://portal.example@evil.example/',
  'https://portal.example.evil.example/',
  'https://user:word@portal.example/',
  'http://portal.example/',
  'https://portal.example:8443/',
  'https://portal.example//evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'blob:https://portal.example/1',
  'vbscript:x',
  'https://[',
  '',
];

describe('a URL that leaves the site', () => {
  test.each(leadAway)('%j is refused', (text) => {
    expect([ownAddress(text), ownPath(text)]).toEqual([null, null]);
  });
});

describe('a URL of this site', () => {
  test.each([
    '/',
    '/de_DE/shop?x=1#y',
    '/shop?next=//evil.example',
    'shop.html?nr=1',
    '?nr=1',
    '#/cart',
    'https://portal.example/shop',
  ])('%s is followed unchanged', (text) => expect(ownAddress(text)).toBe(text));

  test.each([
    ['/a/../shop', '/shop'],
    ['/./shop', '/shop'],
    ['/shop//x?y=//z', '/shop//x?y=//z'],
  ])('as a path, %s is %s', (text, path) => expect(ownPath(text)).toBe(path));

  test.each(['shop', '#/cart', 'https://portal.example/shop', null, undefined])('%s is not a path', (text) =>
    expect(ownPath(text)).toBeNull(),
  );
});

test('without a page, URLs are evaluated without one', () => {
  vi.unstubAllGlobals();
  vi.stubGlobal('location', undefined);
  expect(['/shop', '//evil.example', '/.//evil.example', 'javascript:x'].map(ownPath)).toEqual([
    '/shop',
    null,
    null,
    null,
  ]);
});
