import { describe, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { openFileTree } from './file-tree.ts';
import { newEndpoint } from './new-endpoint.ts';

const contract = 'packages/contract/src';
const server = 'packages/server/src/features';

function made(...words: string[]) {
  const tree = openFileTree(root);
  newEndpoint(tree, ...words);
  return tree;
}

describe('npm run new endpoint', () => {
  it('touches its feature and the list of routes', () => {
    const tree = made('news', 'getOneNews', 'GET', '/news/{id}/one');
    expect([...tree.changes.keys()].sort()).toEqual([
      `${contract}/news/news.contract.ts`,
      `${contract}/news/news.example.ts`,
      `${contract}/routes.ts`,
      `${server}/news/get-one-news.handler.ts`,
      `${server}/news/news.routes.ts`,
    ]);
    const before = openFileTree(root).need(`${contract}/routes.ts`).split('\n');
    const after = tree.need(`${contract}/routes.ts`).split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual([
      "  getOneNews: ['GET', '/news/{id}/one', 'none'],",
    ]);
    expect(after).toHaveLength(before.length + 1);
  });

  it('gives an effect its line among the stale reads, and a read none', () => {
    expect(made('orders', 'checkOrders', 'POST', '/orders/check').need(`${contract}/stales.ts`)).toContain(
      '  checkOrders: [],',
    );
    expect(
      made('orders', 'getOrderHistory', 'POST', '/orders/history').changes.has(`${contract}/stales.ts`),
    ).toBe(false);
  });

  it('gives a feature without a server part one', ({ skip }) => {
    const tree = openFileTree(root);
    const feature = ['documents', 'tickets', 'companies', 'shipments', 'tools'].find(
      (name) => tree.read(`${server}/${name}/${name}.routes.ts`) === null,
    );
    if (!feature) return skip();
    newEndpoint(tree, feature, 'pingThings', 'POST', '/things/ping');
    expect(tree.need(`${server}/index.ts`)).toContain(`from './${feature}/${feature}.routes.ts';`);
  });

  it.each([
    ['news', 'listNews', 'GET', '/other', 'already exists'],
    ['news', 'other', 'GET', '/news', 'already exists'],
    ['news', 'Other', 'GET', '/other', 'camelCase'],
    ['news', 'other', 'FETCH', '/other', 'one of GET'],
    ['news', 'other', 'GET', 'other', 'must look like'],
    ['nothing', 'other', 'GET', '/other', 'no feature'],
  ])('refuses %s %s %s %s', (feature, operation, method, path, reason) => {
    const tree = openFileTree(root);
    expect(() => newEndpoint(tree, feature, operation, method, path)).toThrow(reason);
    expect(tree.changes.size).toBe(0);
  });
});
