import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eagerViews } from './eager-views.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'eager-views-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function foundIn(text: string): string[] {
  const path = join(folder, 'list.tsx');
  writeFileSync(path, text);
  return eagerViews(path);
}

test.each([
  [
    'an eager view in one line',
    "const A = lazyView<AProps>(async () => (await import('./a.tsx')).A, { isEager: true });",
    ['a.tsx'],
  ],
  [
    'an eager view in several lines',
    "const A = lazyView(\n  async () => (await import('./a.view.tsx')).A,\n  {\n    isEager: true,\n  },\n);",
    ['a.view.tsx'],
  ],
  ['no view that is loaded later', "const A = lazyView(async () => (await import('./a.tsx')).A);", []],
])('finds %s', (_, text, files) => expect(foundIn(text)).toEqual(files.map((file) => join(folder, file))));

test('one that is written in another way is refused', () =>
  expect(() => foundIn('const A = lazyView(loadA, { isEager: true });')).toThrow(
    'write eager views as lazyView',
  ));

test('a module that is no file has none', () => expect(eagerViews('\0virtual:module')).toEqual([]));
