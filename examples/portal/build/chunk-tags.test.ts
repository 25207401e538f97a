import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { taggedModules } from './chunk-tags.ts';

const tags = ['guard', 'login', 'submit', 'frame'];
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chunk-tags-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}
const oneEach = () => tags.map((tag) => file(`${tag}.ts`, `// @chunk ${tag}\nexport const x = 1;\n`));

test('modules are found by what their first line says', () => {
  const modules = oneEach();
  const second = file('second.ts', '// @chunk guard\n');
  const others = [file('plain.ts', "import './guard.ts';\n// @chunk guard\n"), '\0virtual:module'];
  const found = taggedModules([...modules, second, ...others]);
  expect(found.guard).toEqual([modules[0], second]);
  expect(found.frame).toEqual([modules[3]]);
  expect(Object.values(found).flat()).toHaveLength(5);
});

test('a tag that there is not is refused', () => {
  const wrong = file('wrong.ts', '// @chunk gaurd\n');
  expect(() => taggedModules([...oneEach(), wrong])).toThrow('there is no chunk tag gaurd');
});

test('a tag that no module of the build has is refused', () =>
  expect(() => taggedModules(oneEach().slice(1))).toThrow('No module has the chunk tag guard'));
