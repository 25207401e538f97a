// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { pageLanguage } from './page-language.ts';

afterEach(() => {
  document.documentElement.removeAttribute('lang');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const inShadow = (lang: string): Node | null => {
  const outer = document.createElement('div');
  outer.lang = lang;
  const root = outer.attachShadow({ mode: 'open' });
  root.append(document.createElement('p'));
  document.body.append(outer);
  return root.firstChild;
};
const inBody = (html: string): Node | null => {
  document.body.innerHTML = html;
  return document.querySelector('p');
};

it.each([
  ['no element', '', () => inBody('<p></p>'), null],
  ['the root', 'de', () => inBody('<p></p>'), 'de'],
  ['an ancestor', 'de', () => inBody('<main lang="en"><div><p></p></div></main>'), 'en'],
  ['the node itself', 'de', () => inBody('<main lang="en"><p lang="fr-CA"></p></main>'), 'fr-CA'],
  ['the nearest of several', 'de', () => inBody('<main lang="en"><div lang="es"><p></p></div></main>'), 'es'],
  ['an element with an empty lang', 'de', () => inBody('<main lang=""><p></p></main>'), null],
  ['the host of a shadow root', 'de', () => inShadow('en'), 'en'],
  ['the root, for a node that is not on the page', 'de', () => document.createElement('p'), 'de'],
  ['the root, for no node', 'de', () => undefined, 'de'],
] as [string, string, () => Node | null | undefined, string | null][])(
  'the language of a place is that of %s',
  (_, root, place, expected) => {
    if (root) document.documentElement.lang = root;
    expect(pageLanguage(place() ?? undefined)).toBe(expected);
  },
);

it('is that of the page’s meta where no element has one', () => {
  document.head.innerHTML = '<meta http-equiv="Content-Language" content="fr">';
  expect(pageLanguage()).toBe('fr');
  document.documentElement.lang = 'en';
  expect(pageLanguage()).toBe('en');
});
