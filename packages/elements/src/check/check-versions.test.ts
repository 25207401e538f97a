import { describe, expect, it } from 'vitest';
import { addressesIn, checkVersions } from './check-versions.ts';

const base = 'https://portal.example/elements/';
const now = new Date('2027-06-01T00:00:00Z');
const releases = [
  { version: '2.0.0', servedUntil: null },
  { version: '1.4.2', servedUntil: '2028-01-01T00:00:00Z' },
  { version: '1.3.0', servedUntil: '2027-01-01T00:00:00Z' },
];
const found = (...folders: string[]) =>
  checkVersions(
    folders.map((folder) => `${base}${folder}foyer.js`),
    releases,
    now,
  ).map(({ state, text }) => `${state} ${text}`);

describe('the version of a page', () => {
  it.each([
    ['2.0.0/', ['good version-one', 'good version-served']],
    ['2/', ['good version-one', 'good version-served']],
    ['1/', ['good version-one', 'good version-served']],
    ['1.4.2/', ['good version-one', 'hint version-until']],
    ['1.3.0/', ['good version-one', 'bad version-over']],
    ['1.5.0/', ['bad version-gone']],
    ['3/', ['bad version-gone']],
    ['', ['good version-one', 'hint version-unpinned']],
  ])('%j', (folder, expected) => expect(found(folder)).toEqual(expected));

  it('is one, and is named', () => {
    expect(found('1.4.2/', '2/')).toEqual(['bad version-several']);
    expect(found()).toEqual(['hint version-unknown']);
    const [, { fix } = {}] = checkVersions([`${base}1.4.2/foyer.js`], releases, now);
    expect(fix).toBe('<script type="module" src="https://portal.example/elements/2/foyer.js"></script>');
  });

  it('is read from the source of a page', () => {
    const html = `<link rel="stylesheet" href="${base}1/foyer.css"><script type=module src=${base}2/foyer.js></script><script src="/other.js">`;
    expect(addressesIn(html)).toEqual([`${base}1/foyer.css`, `${base}2/foyer.js`]);
  });
});
