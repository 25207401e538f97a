import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { inRoot } from '../paths.ts';
import { compiledPath } from './compiled-path.ts';
import { type PackageSpec, packageSpecs } from './package-specs.ts';
import { pruneDeclarations } from './prune-declarations.ts';
import { rewriteDeclaration } from './rewrite-declaration.ts';

const spec = (name: PackageSpec['name']) => packageSpecs.find((each) => each.name === name) ?? expect.fail();
const react = spec('react');

describe('the place of a module in the package', () => {
  it.each([
    ['its own', inRoot('packages/react/src/list/use-list.ts'), 'list/use-list'],
    ['of a package that is compiled in', inRoot('packages/ui/src/card/card.css.ts'), 'ui/card/card.css'],
    [
      'of a library that is compiled in',
      inRoot('node_modules/react-aria/dist/focus.mjs'),
      'vendor/react-aria/dist/focus',
    ],
    ['of a library inside a library', inRoot('node_modules/a/node_modules/b/c.js'), 'vendor/b/c'],
    ['with a query of the bundler', `${inRoot('packages/react/src/a.ts')}?used`, 'a'],
    ['a declaration', inRoot('packages/react/src/a.d.ts'), 'a'],
    ['relative to the root', 'packages/ui/src/b.tsx', 'ui/b'],
    ['of no package', 'virtual:thing\0x', 'parts/virtual_thing_x'],
  ])('%s', (_, file, place) => {
    expect(compiledPath(react, file)).toBe(place);
  });

  it('is another one in another package: what is not compiled in is not its own', () => {
    expect(compiledPath(spec('core'), inRoot('packages/ui/src/b.tsx'))).toBe('parts/packages/ui/src/b');
  });
});

describe('the imports of a declaration', () => {
  const rewritten = (code: string, place = 'list/use-list') => rewriteDeclaration(react, place, code);
  it.each([
    ["import { a } from './a.ts';", "import { a } from './a.js';"],
    ["export * from '../view.tsx';", "export * from '../view.js';"],
    ['import de from "./locales/de.json";', 'import de from "./locales/de.json.js";'],
    ["type A = import('./a.ts').A;", "type A = import('./a.js').A;"],
    ["import { b } from '@foyer/ui/card/card.tsx';", "import { b } from '../ui/card/card.js';"],
    ["import { b } from '@foyer/ui';", "import { b } from '../ui/index.js';"],
    ["import { c } from '@foyer/core';", "import { c } from '@foyer/core';"],
    ["import { d } from 'react';", "import { d } from 'react';"],
    ["declare module '@foyer/ui/x.ts' {}", "declare module '../ui/x.js' {}"],
    ["const text = 'from here';", "const text = 'from here';"],
  ])('%s', (code, expected) => {
    expect(rewritten(code)).toBe(expected);
  });

  it('is a path of its own folder where both lie there', () => {
    expect(rewritten("import '@foyer/ui/card/card.tsx';", 'ui/card/other')).toBe("import './card.js';");
  });
});

describe('declarations that no entry leads to', () => {
  function folderOf(files: Record<string, string>): string {
    const folder = mkdtempSync(join(tmpdir(), 'foyer types '));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return folder;
  }

  it('go, and the packages that the others name are told', () => {
    const folder = folderOf({
      'index.d.ts': "export * from './a/b.js';\nimport type { X } from '@scope/pack/deep';",
      'a/b.d.ts': "type C = import('../c.js').C;\nimport 'plain/part';",
      'c.d.ts': "export * from './a/b.js';\nimport de from './locales/de.json';",
      'left.d.ts': "import 'never';",
      'chunks/kept.d.ts': '',
    });
    expect([...pruneDeclarations(folder, ['index'])].sort()).toEqual(['@scope/pack', 'plain']);
    const isThere = (path: string) => existsSync(join(folder, path));
    expect(['index.d.ts', 'a/b.d.ts', 'c.d.ts', 'chunks/kept.d.ts'].every(isThere)).toBe(true);
    expect(isThere('left.d.ts')).toBe(false);
  });

  it('one that leads nowhere is a fault', () => {
    const folder = folderOf({ 'index.d.ts': "export * from './gone.js';" });
    expect(() => pruneDeclarations(folder, ['index'])).toThrow('there is no file ./gone.js');
  });
});
