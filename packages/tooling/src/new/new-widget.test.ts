import { languageCodes } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { checkExports } from '../structure/check-exports.ts';
import { checkNames } from '../structure/check-names.ts';
import { checkSize } from '../structure/check-size.ts';
import { checkLiteralText } from '../structure/check-text.ts';
import { openFileTree } from './file-tree.ts';
import { newWidget } from './new-widget.ts';

const react = 'packages/react/src';

function made(feature: string, name: string) {
  const tree = openFileTree(root);
  newWidget(tree, feature, name);
  return tree;
}
const sourcesOf = (tree: ReturnType<typeof made>) =>
  [...tree.changes]
    .filter(([path]) => /\.tsx?$/.test(path))
    .map(([path, text]) => ({ path, text, lines: text.split('\n').length }));
const addedLines = (before: string, after: string) => {
  const known = before.split('\n');
  return after.split('\n').filter((line) => !known.includes(line));
};

describe('npm run new widget', () => {
  it('touches the folder of its feature alone', () => {
    const tree = made('orders', 'latest-things');
    const outside = [...tree.changes.keys()].filter((path) => !path.startsWith(`${react}/features/orders/`));
    expect(outside).toEqual([]);
    const manifest = `${react}/features/orders/orders.manifest.ts`;
    const listed = addedLines(openFileTree(root).need(manifest), tree.need(manifest)).join('\n');
    expect(listed).toContain('export const latestThingsWidget = defineWidget({');
    expect(tree.need(manifest)).toMatch(/widgets: \[[^\]]*latestThingsWidget,?\s*\]/);
  });

  it('makes container, view, styles, test, example and texts', () => {
    const tree = made('orders', 'latest-things');
    const own = [...tree.changes.keys()].filter((path) => path.includes('/latest-things/'));
    expect(own.map((path) => path.replace(/^.*\/latest-things\//, '')).sort()).toEqual([
      'latest-things-fixture.ts',
      'latest-things.css.ts',
      'latest-things.example.tsx',
      'latest-things.messages.ts',
      'latest-things.test.tsx',
      'latest-things.tsx',
      'latest-things.view.tsx',
      ...languageCodes.map((code) => `locales/${code}.json`).sort(),
    ]);
    expect(tree.need(`${react}/features/orders/latest-things/latest-things.test.tsx`)).toMatch(
      /^describeWidget\(/m,
    );
    for (const code of languageCodes) {
      const path = `${react}/features/orders/latest-things/locales/${code}.json`;
      expect(JSON.parse(tree.need(path))['orders.latest-things.title']).toMatch(/\w/);
    }
  });

  it('makes a feature with its first widget, in two lists', () => {
    const tree = made('companies', 'company-list');
    const outside = [...tree.changes.keys()].filter(
      (path) => !path.startsWith(`${react}/features/companies/`),
    );
    expect(outside.sort()).toEqual([`${react}/features/registry.ts`, `${react}/index.ts`]);
    for (const path of outside) {
      const lines = addedLines(openFileTree(root).need(path), tree.need(path));
      expect(lines.every((line) => line.includes('compan'))).toBe(true);
    }
  });

  it.each([
    ['orders', 'latest-things'],
    ['companies', 'company-list'],
    ['tools', 'tool-news'],
  ])('keeps the rules: %s %s', (feature, name) => {
    const sources = sourcesOf(made(feature, name));
    for (const check of [checkNames, checkSize, checkLiteralText, checkExports])
      expect(check(sources)).toEqual([]);
  });

  it.each([
    ['orders', 'login', 'already exists'],
    ['orders', 'NewThing', 'kebab-case'],
    ['unknown-feature', 'thing', 'no feature unknown-feature'],
    ['orders', '', 'kebab-case'],
  ])('refuses %s %s and changes nothing', (feature, name, reason) => {
    const tree = openFileTree(root);
    expect(() => newWidget(tree, feature, name)).toThrow(reason);
    expect(tree.changes.size).toBe(0);
  });
});
