import { afterEach, expect, test } from 'vitest';
import { loadLater } from './load-later.ts';

const add = (rel: string, name: string) => {
  const link = Object.assign(document.createElement('link'), { rel, href: `/assets/${name}.js` });
  document.head.append(link);
  return link;
};
const rels = () => [...document.querySelectorAll('link')].map(({ rel }) => rel);

afterEach(() => document.head.replaceChildren());

test('what a screen is drawn with is asked for when most of what begins is there', () => {
  loadLater(document, ['later']);
  const first = ['react', 'kit', 'first', 'runtime'].map((name) => add('modulepreload', name));
  add('later', 'tables');
  add('later', 'orders');
  const before = [...Array(4).fill('modulepreload'), 'later', 'later'];
  first[3]?.dispatchEvent(new Event('load'));
  // what else loads says nothing of the code
  add('icon', 'favicon').dispatchEvent(new Event('load'));
  expect(rels()).toEqual([...before, 'icon']);
  first[1]?.dispatchEvent(new Event('load'));
  expect(rels()).toEqual([...Array(6).fill('modulepreload'), 'icon']);
});

test('what a request leaves with is asked for where the first script has sent none', () => {
  for (const kinds of [['later'], ['later', 'unsent']] as const) {
    loadLater(document, kinds);
    const first = add('modulepreload', 'react');
    add('unsent', 'create-request');
    first.dispatchEvent(new Event('load'));
    expect(rels()).toEqual(['modulepreload', kinds.length === 1 ? 'unsent' : 'modulepreload']);
    document.head.replaceChildren();
  }
});

test('a document of which nothing is asked for later is left as it is', () => {
  loadLater(document, ['later']);
  add('modulepreload', 'react').dispatchEvent(new Event('load'));
  expect(rels()).toEqual(['modulepreload']);
});
