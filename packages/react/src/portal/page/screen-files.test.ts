import { afterEach, expect, test, vi } from 'vitest';

const fresh = async () => {
  vi.resetModules();
  return import('./screen-files.ts');
};
const links = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
const list = {
  files: ['/assets/a.js', '/assets/b.js', '/assets/c.js'],
  screens: { home: [0, 1], cart: [1, 2] },
};

afterEach(() => {
  document.head.replaceChildren();
  delete document.documentElement.dataset.screens;
  vi.unstubAllGlobals();
});

test('the files of a screen are asked for at once, each of them once', async () => {
  document.documentElement.dataset.screens = '/assets/screens-x.json';
  const fetch = vi.fn(async (_: RequestInfo | URL) => Response.json(list));
  vi.stubGlobal('fetch', fetch);
  const { askForFiles, loadScreenFiles } = await fresh();
  askForFiles('home');
  expect(links()).toEqual([]);
  await loadScreenFiles();
  askForFiles('home');
  expect(links()).toEqual(['/assets/a.js', '/assets/b.js']);
  askForFiles('cart');
  askForFiles('news');
  expect(links()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
  await loadScreenFiles();
  // requests of other screens in this worker do not count
  const asked = fetch.mock.calls.filter(([address]) => address === '/assets/screens-x.json');
  expect(asked).toHaveLength(1);
});

test.each([
  ['cannot be loaded', async () => Promise.reject(new TypeError('no connection'))],
  ['does not exist', async () => new Response('', { status: 404 })],
])('a list that %s is not an error', async (_, fetch) => {
  document.documentElement.dataset.screens = '/assets/screens-x.json';
  vi.stubGlobal('fetch', fetch);
  const { askForFiles, loadScreenFiles } = await fresh();
  await loadScreenFiles();
  askForFiles('home');
  expect(links()).toEqual([]);
});
