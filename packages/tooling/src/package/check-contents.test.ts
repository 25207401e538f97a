import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkContents } from './check-contents.ts';

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
    exports: { '.': { types: './index.d.ts', default: './index.js' }, './widgets/*': './widgets/*' },
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
  ['a compressed twin', { 'index.js.br': '' }, /index\.js\.br/],
  ['a map that is not there', { 'index.js': '//# sourceMappingURL=index.js.map' }, /source map/],
  ['an export without its file', { 'package.json': manifest({ exports: { './x': './x.js' } }) }, /x\.js/],
  ['no licence', { 'package.json': manifest({ license: undefined }) }, /license/],
])('%s is a fault', (_, more, fault) => {
  expect(faultsOf({ ...sound, ...more }).join('\n')).toMatch(fault);
});
