import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closureOf, measureElements } from './measure-elements.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer sizes '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Built elements: path -> text. */
function built(files: Readonly<Record<string, string>>): string {
  const dist = mkdtempSync(join(folder, 'dist-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), text);
  }
  return dist;
}
const bytesOf = (...texts: string[]) => texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

it.each([
  ['a name', 'import {a} from "./b.js";'],
  ['several names over lines', 'import {\n  a as x,\n  b\n} from "./b.js";'],
  ['all names, minified', 'const c=1;import*as a from"./b.js";'],
  ['a default and names', 'import d,{a} from "./b.js"'],
  ['an import for side effects', 'import "./b.js";'],
  ['a re-export', 'export{a}from"./b.js";'],
  ['a re-export of all names', 'export * from "./b.js";'],
])('a script is measured with the module imported by %s, and the imports of that module', (_, text) => {
  const dist = built({ 'a.js': text, 'b.js': 'import"./c/c.js"', 'c/c.js': 'import "../a.js";', 'd.js': '' });
  expect([...closureOf(join(dist, 'a.js'))].map((file) => basename(file))).toEqual(['a.js', 'b.js', 'c.js']);
});

it.each(['const b = () => import("./b.js");', 'const text = "see ./b.js";', 'fetch("./b.js")'])(
  'dynamic imports and mentions do not count: %s',
  (text) => {
    const dist = built({ 'a.js': text, 'b.js': '' });
    expect(closureOf(join(dist, 'a.js')).size).toBe(1);
  },
);

const [react, shared, own] = [
  'export const react = 1;',
  'export const shared = 2;',
  'export const cart = 3;',
];
const login = 'import "../chunks/react.js"; export const login = 4;';
const cart = `import "../chunks/react.js"; import "../chunks/shared.js"; ${own}`;
const whole = {
  'foyer.js': 'export const loader = 5;',
  'chunks/react.js': react,
  'chunks/shared.js': shared,
  'stage.js': 'export const stage = 6;',
  'widgets/login.js': login,
  'widgets/cart.js': cart,
};

it('a further widget is measured without what the login has already, the login with the loader', () => {
  const measured = measureElements(built(whole));
  const bytes = Object.fromEntries(measured.map(({ name, bytes }) => [name.split(/[ ,]/)[0], bytes]));
  expect(bytes).toEqual({
    loader: bytesOf(whole['foyer.js']),
    first: bytesOf(whole['stage.js']),
    until: bytesOf(whole['foyer.js'], login, react),
    'foyer-cart': bytesOf(cart, shared),
  });
  expect(measured.every(({ budget }) => budget > 0)).toBe(true);
});

it('a build that has no first stage is no build', () => {
  const { 'stage.js': _, ...files } = whole;
  expect(() => measureElements(built(files))).toThrow(/no first stage/);
});
