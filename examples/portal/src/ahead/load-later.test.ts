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
  loadLater(document);
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

test('a document of which nothing is asked for later is left as it is', () => {
  loadLater(document);
  add('modulepreload', 'react').dispatchEvent(new Event('load'));
  expect(rels()).toEqual(['modulepreload']);
});
