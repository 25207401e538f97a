import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { publishRelease as publish } from './publish-release.ts';
import { compareVersions } from './release-version.ts';

let folder: string;
let store: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-publish-'));
  store = join(folder, 'store');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

const changelog =
  '# x\n\n## Unreleased\n\n- Later.\n\n## 1.4.2\n\n- The shop is faster.\n\n## 1.4.1\n\n- The first.\n';
const publishRelease = (options: { from: string; store: string; date?: Date }) =>
  publish({ changelog, ...options });
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const inStore = (...path: string[]) => readFileSync(join(store, ...path), 'utf8');
const at = (day: string) => new Date(`${day}T12:00:00Z`);

/** A build as Vite leaves it, its files by name. */
function buildOf(version: string, more: Record<string, string> = {}): string {
  const from = join(folder, `build-${version}`);
  const checked: Record<string, string> = {
    'foyer.js': `loader of ${version}`,
    'host.js': `host of ${version}`,
    'widgets/shop.js': `shop of ${version}`,
    'foyer.css': `sizes of ${version}`,
    ...more,
  };
  const hashes = Object.fromEntries(Object.entries(checked).map(([name, text]) => [name, hashOf(text)]));
  const files = {
    ...checked,
    'evergreen.js': `loader of ../${version}/`,
    'evergreen.js.br': 'small',
    'package.json': '{}',
    'npm/index.d.ts': '',
    'integrity.json': JSON.stringify({ version, files: hashes }),
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(from, name)), { recursive: true });
    writeFileSync(join(from, name), text);
  }
  return from;
}

interface Item {
  readonly id: string;
  readonly content_text: string;
  readonly date_published: string;
  readonly _foyer: { readonly served_since: string; readonly served_until: string | null };
}
const items = () => (JSON.parse(inStore('releases.json')) as { readonly items: readonly Item[] }).items;

test('a version keeps its files when the next one comes, and the major version goes on to that', () => {
  publishRelease({ from: buildOf('1.4.1', { 'widgets/old.js': 'gone' }), store, date: at('2027-01-31') });
  expect(publishRelease({ from: buildOf('1.4.2'), store, date: at('2027-03-01') })).toBe('published');
  expect(inStore('1.4.1', 'foyer.js')).toBe('loader of 1.4.1');
  expect(inStore('1.4.2', 'widgets', 'shop.js')).toBe('shop of 1.4.2');
  expect(inStore('1', 'foyer.js')).toBe('loader of ../1.4.2/');
  expect(inStore('1', 'foyer.js.br')).toBe('small');
  expect(inStore('1', 'foyer.css')).toBe('sizes of 1.4.2');
  expect(inStore('1', 'host.js')).toBe("export * from '../1.4.2/host.js';\n");
  expect(inStore('1', 'widgets', 'shop.js')).toBe("export * from '../../1.4.2/widgets/shop.js';\n");
  expect(readdirSync(join(store, '1', 'widgets'))).toEqual(['shop.js']);
  expect(readdirSync(store).sort()).toEqual(['1', '1.4.1', '1.4.2', 'releases.json']);
  expect(readdirSync(join(store, '1.4.2'))).not.toContain('npm');
});

test('the feed says what changed, since when a version is served, and until when at least', () => {
  publishRelease({ from: buildOf('1.4.1'), store, date: at('2027-01-31') });
  publishRelease({ from: buildOf('1.4.2'), store, date: at('2027-03-01') });
  expect(items().map(({ id, content_text }) => [id, content_text])).toEqual([
    ['1.4.2', '- The shop is faster.'],
    ['1.4.1', '- The first.'],
  ]);
  expect(items().map(({ _foyer }) => [_foyer.served_since, _foyer.served_until])).toEqual([
    ['2027-03-01T12:00:00.000Z', null],
    ['2027-01-31T12:00:00.000Z', '2029-03-01T12:00:00.000Z'],
  ]);
});

test('a repair of an older version, or one to try, does not move the major version back or forth', () => {
  for (const version of ['1.10.0', '1.9.1', '1.11.0-beta.1', '2.0.0'])
    publishRelease({ from: buildOf(version), store, date: at('2027-01-31') });
  expect(inStore('1', 'foyer.js')).toBe('loader of ../1.10.0/');
  expect(inStore('2', 'foyer.js')).toBe('loader of ../2.0.0/');
  expect(items().map(({ id }) => id)).toEqual(['2.0.0', '1.11.0-beta.1', '1.10.0', '1.9.1']);
});

test('versions have the order that npm gives them', () => {
  const inOrder = [
    '0.9.9',
    '1.0.0-1',
    '1.0.0-alpha',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-beta.11.1',
    '1.0.0',
    '1.10.0',
  ];
  expect([...inOrder].reverse().sort(compareVersions)).toEqual(inOrder);
});

test('the same bytes again change nothing, others are refused', () => {
  publishRelease({ from: buildOf('1.4.2'), store, date: at('2027-01-31') });
  const feed = inStore('releases.json');
  expect(publishRelease({ from: buildOf('1.4.2'), store })).toBe('known');
  expect(inStore('releases.json')).toBe(feed);
  const other = buildOf('1.4.2', { 'host.js': 'another' });
  expect(() => publishRelease({ from: other, store })).toThrow(
    '1.4.2 is already published with other content',
  );
  expect(inStore('1.4.2', 'host.js')).toBe('host of 1.4.2');
});

test('a build that is not whole is not published', () => {
  const from = buildOf('1.4.2');
  writeFileSync(join(from, 'widgets/shop.js'), 'half');
  expect(() => publishRelease({ from, store })).toThrow('incomplete (widgets/shop.js)');
  rmSync(join(from, 'host.js'));
  expect(() => publishRelease({ from, store })).toThrow('host.js');
  expect(() => inStore('releases.json')).toThrow();
});

test('a version of which the changelog says nothing is not published, what waits for a release counts', () => {
  const from = buildOf('1.4.3');
  publishRelease({ from, store });
  expect(items()[0]?.content_text).toBe('- Later.');
  const silent = buildOf('1.4.4');
  expect(() => publish({ from: silent, store, changelog: '# x\n' })).toThrow('has no entry for 1.4.4');
});
