import { languageCodes } from '@foyer/contract';
import { describe, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { checkExports } from '../structure/check-exports.ts';
import { checkNames } from '../structure/check-names.ts';
import { checkSize } from '../structure/check-size.ts';
import { checkLiteralText } from '../structure/check-text.ts';
import { openFileTree } from './file-tree.ts';
import { newList } from './new-list.ts';

/** Largest cost of one more list, texts and tests included. */
const most = { files: 7, lines: 350 };

function made(feature: string, name: string, operation: string) {
  const tree = openFileTree(root);
  newList(tree, feature, name, operation);
  const own = [...tree.changes].filter(([path]) => path.includes(`/${name}/`));
  return { tree, own };
}
const linesOf = (text: string) => text.trimEnd().split('\n').length;

describe('npm run new list', () => {
  it.each([
    ['quotations', 'open-quotations', 'listQuotations'],
    ['tickets', 'waiting-tickets', 'listTickets'],
    ['orders', 'all-orders', 'listOrders'],
  ])('%s %s %s: keeps the rules and stays small', (feature, name, operation) => {
    const { tree, own } = made(feature, name, operation);
    const sources = [...tree.changes]
      .filter(([path]) => /\.tsx?$/.test(path))
      .map(([path, text]) => ({ path, text, lines: linesOf(text) }));
    for (const check of [checkNames, checkSize, checkLiteralText, checkExports])
      expect(check(sources)).toEqual([]);
    const code = own.filter(([path]) => !path.endsWith('.json'));
    expect(code.length).toBeLessThanOrEqual(most.files);
    expect(code.reduce((sum, [, text]) => sum + linesOf(text), 0)).toBeLessThanOrEqual(most.lines);
  });

  it('has a heading in every language for each column, and sorts by what the API sorts by', () => {
    const { own } = made('orders', 'all-orders', 'listOrders');
    const find = (end: string) => own.find(([path]) => path.endsWith(end))?.[1] ?? '';
    const columns = find('use-all-orders-columns.tsx');
    const ids = [...columns.matchAll(/t\('([^']+)'\)/g)].map(([, id]) => id ?? '');
    expect(ids).toContain('orders.all-orders.column.ordered-at');
    for (const code of languageCodes) {
      const texts = JSON.parse(find(`locales/${code}.json`)) as Record<string, string>;
      for (const id of ids) expect(texts[id], `${code} ${id}`).toMatch(/\w/);
    }
    expect([...columns.matchAll(/sort: '(\w+)'/g)].map(([, field]) => field).sort()).toEqual([
      'gross',
      'number',
      'orderedAt',
    ]);
    expect(columns).toMatch(/id: 'gross',[\s\S]{0,120}type: 'money'/);
    expect(columns).toMatch(/id: 'orderedAt',[\s\S]{0,120}type: 'date'/);
  });

  it.each([
    ['orders', 'orders', 'listOrders', 'already exists'],
    ['orders', 'NewThing', 'listOrders', 'kebab-case'],
    ['orders', 'thing', 'getOrder', 'no list getOrder'],
    ['orders', 'thing', 'listNothing', 'no list listNothing'],
    ['unknown-feature', 'thing', 'listOrders', 'no feature unknown-feature'],
  ])('refuses %s %s %s and changes nothing', (feature, name, operation, reason) => {
    const tree = openFileTree(root);
    expect(() => newList(tree, feature, name, operation)).toThrow(reason);
    expect(tree.changes.size).toBe(0);
  });
});
