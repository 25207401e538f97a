import { afterEach, expect, it, vi } from 'vitest';
import { placeOf } from '../host/report-failure.ts';
import { sdkKey } from '../sdk/sdk-key.ts';
import { storageScope } from '../session/storage-scope.ts';
import { isOwnApi, pageOrigin } from './page-origin.ts';

afterEach(() => vi.unstubAllGlobals());

const shop = 'https://shop.example';
const portal = 'https://portal.example';
const pages = {
  'a page': { location: { origin: shop }, origin: shop },
  'a frame of srcdoc': { location: { origin: 'null' }, origin: shop },
  'a sandboxed frame': { location: { origin: 'null' }, origin: 'null' },
  'a server': { location: undefined, origin: undefined },
};
const on = (page: keyof typeof pages) => {
  for (const [name, value] of Object.entries(pages[page])) vi.stubGlobal(name, value);
};

it.each([
  ['a page', shop],
  ['a frame of srcdoc', shop],
  ['a sandboxed frame', undefined],
  ['a server', undefined],
] as const)('the origin of %s is %s', (page, origin) => {
  on(page);
  expect(pageOrigin()).toBe(origin);
});

it.each([
  ['a page', [true, true, true, false, false]],
  ['a frame of srcdoc', [true, true, true, false, false]],
  ['a sandboxed frame', [true, false, false, false, false]],
  ['a server', [true, false, false, false, false]],
] as const)('%s knows the API of its own origin', (page, expected) => {
  on(page);
  expect(['', '/portal', `${shop}/portal`, portal, 'mock:'].map((base) => isOwnApi(base))).toEqual(expected);
});

it('a frame of srcdoc shares the session of the page around it', () => {
  const options = { apiBase: shop, brand: 'foyer' };
  on('a page');
  const outside = [sdkKey(options), storageScope(options), placeOf({}).api];
  on('a frame of srcdoc');
  expect([sdkKey(options), storageScope(options), placeOf({}).api]).toEqual(outside);
});
