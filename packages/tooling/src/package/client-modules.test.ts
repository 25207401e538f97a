import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { clientModules } from './client-modules.ts';

const sources = {
  'index.js': "export { Login } from './login.js';\nexport { plain } from './plain.js';",
  'ui.js': "export { Button } from './button.js';",
  'portal.js': "export { Portal } from './whole.js';",
  'login.js': "import { deep } from './deep.js';\nexport const Login = () => deep;",
  'plain.js': 'export const plain = 1;',
  'button.js': 'export const Button = () => null;',
  'whole.js': 'export const Portal = () => null;',
  'deep.js': 'export const deep = 2;',
};

/** Compiles the modules as a package; returns the output by file. */
async function compile(name: 'react' | 'core') {
  const root = mkdtempSync(join(tmpdir(), 'foyer-client-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(root, file), text);
  const entry = Object.fromEntries(['index', 'ui', 'portal'].map((name) => [name, join(root, `${name}.js`)]));
  const lib = { entry, formats: ['es' as const] };
  const [bundle] = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [clientModules(name)],
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      lib,
      rollupOptions: { output: { preserveModules: true, entryFileNames: '[name].js' } },
    },
  })) as Rolldown.RolldownOutput[];
  return new Map(
    bundle?.output.map((part) => [part.fileName, 'code' in part ? part.code : String(part.source)]),
  );
}
const isMarked = (text = '') => text.startsWith("'use client';\n");

test('marks modules that the entries of @foyer/react re-export as client modules, but not the entries or deeper modules', async () => {
  const files = await compile('react');
  const marked = [...files].filter(([, text]) => isMarked(text)).map(([file]) => file);
  expect(marked.sort()).toEqual(['button.js', 'login.js', 'plain.js', 'whole.js']);
});

test('their source maps are shifted by one line', async () => {
  const mappings = async (name: 'react' | 'core') =>
    JSON.parse((await compile(name)).get('login.js.map') ?? '{}').mappings;
  expect(await mappings('react')).toBe(`;${await mappings('core')}`);
});

test('no other package is marked', async () => {
  expect([...(await compile('core')).values()].some(isMarked)).toBe(false);
});
