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
])('the key of a place equals that of core: %j', (options) => {
  const place = {
    api: options.apiBase || location.origin,
    brand: ('brand' in options && options.brand) || null,
  };
  expect(placeKey(place)).toBe(sdkKey(options));
});

const both = { api, brand: 'nordlicht' };
const own = { api: location.origin, brand: null };
it.each([
  ['nothing', {}, '<foyer-login></foyer-login>', own],
  ['nothing, on a page without tags', {}, '', own],
  ['the script', both, '<foyer-login></foyer-login>', both],
  ['the script, on a page without tags', both, '', both],
  ['the script, with other values at the tags', both, '<foyer-login brand="x"></foyer-login>', both],
  ['the tag', {}, `<foyer-login api="${api}" brand="nordlicht"></foyer-login>`, both],
  ['both', both, `<foyer-login api="${api}" brand="nordlicht"></foyer-login>`, both],
  ['the script (API) and the tag (brand)', { api }, '<foyer-login brand="nordlicht"></foyer-login>', both],
  [
    'the script (brand) and the tag (API)',
    { brand: 'nordlicht' },
    `<foyer-login api="${api}"></foyer-login>`,
    both,
  ],
  [
    'several equal tags',
    {},
    `<foyer-cart api="${api}"></foyer-cart><foyer-news api="${api}/"></foyer-news>`,
    { api, brand: null },
  ],
  [
    'several tags, one of them equal to the script',
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
    'tags with the script’s API and with another',
    { api },
    `<foyer-cart brand="nordlicht"></foyer-cart><foyer-news api="/x" brand="y"></foyer-news>`,
    both,
  ],
  ['a tag with a prefix', { prefix: 'acme' }, '<acme-cart brand="x"></acme-cart>', { ...own, brand: 'x' }],
  ['a tag of another library', {}, '<other-cart brand="x"></other-cart>', own],
] as const)('the page’s own session is named by %s', (_, settings, markup, expected) => {
  put(settings, markup);
  expect(placeKey(ownPlace())).toBe(placeKey(expected));
});

it('is the one that is known where its tag cannot be seen', () => {
  expect(ownPlace([both])).toEqual(both);
});
