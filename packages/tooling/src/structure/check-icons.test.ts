import { expect, test } from 'vitest';
import { checkIcon, checkIcons } from './check-icons.ts';
import { repositoryFiles } from './source-files.ts';

const page = (head: string, body = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const has = (file: string) => file === 'examples/a/icon.svg' || file === 'examples/b/public/icon.svg';

test.each([
  ['a file beside the page', 'examples/a/index.html', '<link rel="icon" href="icon.svg">'],
  ['a file of the public folder', 'examples/b/index.html', '<link rel="icon" href="./icon.svg" />'],
  ['the server’s icon', 'examples/c/index.html', '<link href="/favicon.ico" rel="icon">'],
  ['an empty data address', 'examples/c/index.html', '<link rel="icon" href="data:,">'],
])('%s is accepted as the icon', (_, path, head) => {
  expect(checkIcon(path, page(head), has)).toEqual([]);
});

test.each([
  ['no link', page('<title>a</title>'), /has no icon/],
  ['a link in the text', page('', '<link rel="icon" href="data:,">'), /has no icon/],
  ['a link without an address', page('<link rel="icon">'), /has no icon/],
  ['a missing file', page('<link rel="icon" href="icon.svg">'), /icon\.svg does not exist/],
])('%s is reported', (_, html, fault) => {
  expect(checkIcon('examples/c/index.html', html, has)).toEqual([expect.stringMatching(fault)]);
});

test('every page of the repository names its icon', () => {
  const pages = repositoryFiles().filter((path) => path.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(15);
  expect(checkIcons(pages)).toEqual([]);
});
