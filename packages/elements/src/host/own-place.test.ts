// @vitest-environment jsdom
import { sdkKey } from '@foyer/core';
import { afterEach, expect, it } from 'vitest';
import { ownPlace, placeKey } from './own-place.ts';

const settingsKey = Symbol.for('foyer.settings');
const put = (settings: object, markup: string) => {
  Object.assign(globalThis, { [settingsKey]: settings });
  document.body.innerHTML = markup;
};
afterEach(() => put({}, ''));

const api = 'https://portal.example';
it.each([
  [{ apiBase: '', brand: '' }],
  [{ apiBase: location.origin }],
  [{ apiBase: `${location.origin}/portal/` }],
  [{ apiBase: `${location.origin}.example`, brand: 'x' }],
  [{ apiBase: `${api}//`, brand: 'nordlicht' }],
  [{ apiBase: 'mock:empty', brand: 'x' }],
])('a place is named as core does: %j', (options) => {
  const place = {
    api: options.apiBase || location.origin,
    brand: ('brand' in options && options.brand) || null,
  };
  expect(placeKey(place)).toBe(sdkKey(options));
});

const both = { api, brand: 'nordlicht' };
const own = { api: location.origin, brand: null };
it.each([
  ['nobody', {}, '<foyer-login></foyer-login>', own],
  ['nobody, on a page without tags', {}, '', own],
  ['the script', both, '<foyer-login></foyer-login>', both],
  ['the script, on a page without tags', both, '', both],
  ['the script, beside tags that say something else', both, '<foyer-login brand="x"></foyer-login>', both],
  ['the tag', {}, `<foyer-login api="${api}" brand="nordlicht"></foyer-login>`, both],
  ['both', both, `<foyer-login api="${api}" brand="nordlicht"></foyer-login>`, both],
  ['the script its API, the tag its brand', { api }, '<foyer-login brand="nordlicht"></foyer-login>', both],
  [
    'the script its brand, the tag its API',
    { brand: 'nordlicht' },
    `<foyer-login api="${api}"></foyer-login>`,
    both,
  ],
  [
    'several tags alike',
    {},
    `<foyer-cart api="${api}"></foyer-cart><foyer-news api="${api}/"></foyer-news>`,
    { api, brand: null },
  ],
  [
    'several tags, one of them as the script',
    {},
    '<foyer-cart></foyer-cart><foyer-news brand="x"></foyer-news>',
    own,
  ],
  [
    'several tags that disagree',
    {},
    '<foyer-cart brand="x"></foyer-cart><foyer-news brand="y"></foyer-news>',
    own,
  ],
  [
    'tags of the script’s API and of another',
    { api },
    `<foyer-cart brand="nordlicht"></foyer-cart><foyer-news api="/x" brand="y"></foyer-news>`,
    both,
  ],
  ['a tag with a prefix', { prefix: 'acme' }, '<acme-cart brand="x"></acme-cart>', { ...own, brand: 'x' }],
  ['a tag of somebody else', {}, '<other-cart brand="x"></other-cart>', own],
] as const)('the page’s own session is named by %s', (_, settings, markup, expected) => {
  put(settings, markup);
  expect(placeKey(ownPlace())).toBe(placeKey(expected));
});

it('is the one that is known where its tag cannot be seen', () => {
  expect(ownPlace([both])).toEqual(both);
});
