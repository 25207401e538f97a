import { languageCodes } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { checkExports } from '../structure/check-exports.ts';
import { checkNames } from '../structure/check-names.ts';
import { checkSize } from '../structure/check-size.ts';
import { openFileTree } from './file-tree.ts';
import { newScreen } from './new-screen.ts';
import { typeFaults } from './type-faults.ts';

const react = 'packages/react/src';
const routes = 'packages/contract/src/portal-routes.ts';
const registry = `${react}/features/screens.ts`;
const titles = languageCodes.map((code) => `${react}/screens/locales/${code}.json`);

function made(...words: string[]) {
  const tree = openFileTree(root);
  newScreen(tree, ...words);
  return tree;
}
const faults = (tree: ReturnType<typeof made>) =>
  typeFaults(tree, root, 'packages/react', 'packages/contract');
const isText = (path: string) => path.endsWith('.json');

describe('npm run new screen', () => {
  it.each([
    ['orders', 'latest-orders', 'orders', []],
    ['profile', 'new-password', 'change-password', []],
    // its first screen
    ['chat', 'assistant', 'chat', [registry]],
    // the feature has a placeholder, and no screen
    ['onboarding', 'first-steps', 'onboarding', [registry]],
  ])('%s %s %s: touches three places and its texts, and compiles', (feature, route, widget, first) => {
    const tree = made(feature, route, widget);
    const home = `${react}/features/${feature}/${feature}`;
    const changed = [...tree.changes.keys()];
    const places = [routes, `${home}.manifest.ts`, `${home}.screens.ts`, ...first];
    expect(changed.filter((path) => !isText(path)).sort()).toEqual(places.sort());
    expect(changed.filter(isText).sort()).toEqual([...titles].sort());
    for (const path of titles) expect(JSON.parse(tree.need(path))[`screens.${route}`]).toMatch(/\w/);
    tree.write(registry, tree.need(registry));
    expect(faults(tree)).toEqual([]);
    const sources = changed
      .filter((path) => !isText(path))
      .map((path) => ({ path, text: tree.need(path), lines: tree.need(path).split('\n').length }));
    for (const check of [checkNames, checkSize, checkExports]) expect(check(sources)).toEqual([]);
  });

  it('calls the screen as its widget is headed', () => {
    const tree = made('accounts', 'access-log', 'audit-log');
    expect(JSON.parse(tree.need(titles[0] ?? ''))['screens.access-log']).toBe('Protokoll');
    expect(tree.need(`${react}/features/accounts/accounts.screens.ts`)).toContain('beginsWithTitle: true');
  });

  it.each([
    [
      'a route without a record',
      (path: string) => path.endsWith('.screens.ts'),
      /latest-orders.* is missing in type/,
    ],
    ['a record without a route', (path: string) => path === routes, /"latest-orders"/],
    ['a screen that its widget does not show', (path: string) => path.endsWith('.manifest.ts'), /never/],
    ['a screen without a title', isText, /screens\.latest-orders/],
  ])('does not compile: %s', (_, isForgotten, fault) => {
    const tree = made('orders', 'latest-orders', 'orders');
    const before = openFileTree(root);
    for (const path of [...tree.changes.keys()].filter(isForgotten)) tree.write(path, before.need(path));
    tree.write(registry, tree.need(registry));
    expect(faults(tree).join('\n')).toMatch(fault);
  });

  it.each([
    ['orders', 'order-overview', 'orders', 'already exists'],
    ['orders', 'home', 'orders', 'already exists'],
    ['orders', 'LatestOrders', 'orders', 'kebab-case'],
    ['orders', 'latest-orders', 'invoices', 'no widget invoices'],
    ['nothing', 'latest-orders', 'orders', 'no feature nothing'],
    ['orders', 'latest-orders', '', 'kebab-case'],
  ])('refuses %s %s %s and changes nothing', (feature, route, widget, reason) => {
    const tree = openFileTree(root);
    expect(() => newScreen(tree, feature, route, widget)).toThrow(reason);
    expect(tree.changes.size).toBe(0);
  });
});
