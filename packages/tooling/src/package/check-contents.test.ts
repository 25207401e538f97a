import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../paths.ts';
import { checkContents } from './check-contents.ts';
import { packageSpecs } from './package-specs.ts';

function faultsOf(files: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-contents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return checkContents(folder, Object.keys(files));
}
const manifest = (more: object = {}) =>
  JSON.stringify({
    license: 'UNLICENSED',
    description: 'A package',
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './widgets/*': './widgets/*',
      './rooms/*': null,
    },
    ...more,
  });
const sound = {
  'package.json': manifest(),
  'README.md': '# A package',
  LICENSE: 'All rights reserved.',
  'CHANGELOG.md': '# A package',
  'index.js': 'export {};',
  'index.d.ts': 'export {};',
  'widgets/a.js': '',
};

test('a package with all its files is fine', () => {
  expect(faultsOf(sound)).toEqual([]);
});

test.each(['README.md', 'LICENSE', 'CHANGELOG.md'])('%s must be there', (name) => {
  const { [name as keyof typeof sound]: _, ...rest } = sound;
  expect(faultsOf(rest)).toEqual([`there is no ${name}`]);
});

test.each([
  ['a test', { 'a.test.js': '' }, /a\.test\.js/],
  ['a fixture', { 'b-fixture.d.ts': '' }, /b-fixture/],
  ['a source file', { 'c.ts': '' }, /c\.ts/],
  ['a compressed copy', { 'index.js.br': '' }, /index\.js\.br/],
  [
    'a map that does not exist',
    { 'index.js': '//# sourceMappingURL=index.js.map' },
    /map that does not exist/,
  ],
  ['code without a map', { 'index.js': 'export const a = 1;' }, /index\.js has no source map/],
  [
    'a map in the elements',
    { 'package.json': manifest({ name: '@foyer/elements' }), 'a.js.map': '{}' },
    /a\.js\.map/,
  ],
  ['a map of a foreign library', { 'vendor/a.js.map': '{}' }, /vendor\/a\.js\.map/],
  ['an export without a file', { 'package.json': manifest({ exports: { './x': './x.js' } }) }, /x\.js/],
  ['libraries without their notices', { 'vendor/a.js': '' }, /THIRD-PARTY-NOTICES/],
  ['no licence', { 'package.json': manifest({ license: undefined }) }, /license/],
])('%s is a fault', (_, more, fault) => {
  expect(faultsOf({ ...sound, ...more }).join('\n')).toMatch(fault);
});

const elements = { ...sound, 'package.json': manifest({ name: '@foyer/elements' }) };

test.each([
  [
    'integrity.json lists',
    { 'integrity.json': '{"files":{"index.js":"sha384-a","stages/b.js":"sha384-b"}}' },
  ],
  ['a script imports', { 'widgets/a.js': 'import{a as b}from"../stages/b.js";b()' }],
  ['a script imports for its side effects', { 'widgets/a.js': 'import"../stages/b.js"' }],
  ['a script re-exports', { 'widgets/a.js': 'export*from"../stages/b.js"' }],
  ['a script imports dynamically', { 'index.js': 'const a=()=>import(`./stages/b.js`)' }],
])('a file that %s must be packed', (_, more) => {
  expect(faultsOf({ ...elements, ...more }).join('\n')).toMatch(
    /refers to stages\/b\.js, which is not packed/,
  );
  expect(faultsOf({ ...elements, ...more, 'stages/b.js': '' })).toEqual([]);
});

test('the elements pack every script and style that the build writes for a page', () => {
  const files = packageSpecs.find(({ name }) => name === 'elements')?.files ?? [];
  const isPacked = (file: string) =>
    files.some((glob) => matchesGlob(file, glob)) &&
    !files.some((glob) => glob.startsWith('!') && matchesGlob(file, glob.slice(1)));
  expect(
    ['foyer.js', 'react/cart-badge.js', 'a/folder/of/tomorrow.js', 'foyer.css'].filter(isPacked),
  ).toHaveLength(4);
  expect(['evergreen.js', 'foyer.js.br', 'chunks/a.js.gz', 'check.html'].filter(isPacked)).toEqual([]);
});

const source = '// first\n\nexport const answer: number = 42;\n';
/** The third line of the source is the first of the module; each line further down is one `;` more. */
const mapped = (mappings: string, more: object = {}) => ({
  'index.js': "'use client';\nexport const answer = 42;\n//# sourceMappingURL=index.js.map",
  'index.js.map': JSON.stringify({
    version: 3,
    sources: ['foyer:///react/src/answer.ts'],
    sourcesContent: [source],
    names: [],
    mappings,
    ...more,
  }),
});

test('a map leads to what we wrote', () => {
  expect(faultsOf({ ...sound, ...mapped(';AAEA,aAAa') })).toEqual([]);
});

test.each([
  ['with an offset of one line', mapped('AAEA,aAAa'), 'index.js.map does not lead to the right source lines'],
  [
    'without the sources',
    mapped(';AAEA,aAAa', { sourcesContent: undefined }),
    'index.js.map does not contain its sources',
  ],
  [
    'with a path of the build machine',
    mapped(';AAEA,aAAa', { sources: ['../../src/answer.ts'] }),
    'index.js.map contains a path of the build machine: ../../src/answer.ts',
  ],
])('a map %s is a fault', (_, files, fault) => {
  expect(faultsOf({ ...sound, ...files })).toEqual([fault]);
});

test('the repository says whose it is, and where a weakness is reported', () => {
  expect(readFileSync(inRoot('LICENSE'), 'utf8')).toMatch(/^Copyright \(c\) \d{4}/);
  expect(readFileSync(inRoot('SECURITY.md'), 'utf8')).toMatch(/Report .*\*\*\S+@\S+\*\*/);
});
