import { expect, it } from 'vitest';
import { root } from '../paths.ts';
import { type FileTree, openFileTree } from './file-tree.ts';
import { newEndpoint } from './new-endpoint.ts';
import { newList } from './new-list.ts';
import { newWidget } from './new-widget.ts';
import { typeFaults } from './type-faults.ts';

const server = 'packages/server/src/features';
const packages = ['packages/contract', 'packages/server', 'packages/react'] as const;

/** A feature without a server part; undefined once all have one. */
const withoutServerPart = (tree: FileTree) =>
  ['documents', 'tickets', 'companies', 'shipments', 'tools'].find(
    (name) => tree.read(`${server}/${name}/${name}.routes.ts`) === null,
  );

it('all generated files compile in one program, except for an endpoint without its handler', () => {
  const tree = openFileTree(root);
  newEndpoint(tree, 'news', 'getOneNews', 'GET', '/news/{id}/one');
  newEndpoint(tree, 'orders', 'checkOrders', 'POST', '/orders/check');
  newEndpoint(tree, 'orders', 'getOrderHistory', 'POST', '/orders/history');
  newEndpoint(tree, 'session', 'extendSession', 'PUT', '/security/extend/{id}/{otherId}');
  const feature = withoutServerPart(tree);
  if (feature) newEndpoint(tree, feature, 'pingThings', 'POST', '/things/ping');
  newList(tree, 'quotations', 'open-quotations', 'listQuotations');
  newList(tree, 'tickets', 'waiting-tickets', 'listTickets');
  newList(tree, 'orders', 'all-orders', 'listOrders');
  newWidget(tree, 'orders', 'latest-things');
  newWidget(tree, 'companies', 'company-list');
  newWidget(tree, 'tools', 'tool-news');
  const file = `${server}/cart/cart.routes.ts`;
  newEndpoint(tree, 'cart', 'getOneCart', 'GET', '/cart/{id}/one');
  tree.write(file, openFileTree(root).need(file));
  const faults = typeFaults(tree, root, ...packages);
  expect(faults).toEqual([expect.stringContaining("'getOneCart' is missing")]);
});

it('tells what is wrong in what was changed, and where', () => {
  const tree = openFileTree(root);
  const file = 'packages/contract/src/new-thing.ts';
  tree.create(file, "export const count: number = 'three';\nexport const broken = (;\n");
  const faults = typeFaults(tree, root, ...packages).join('\n');
  expect(faults).toContain(`${file}: Type 'string' is not assignable to type 'number'.`);
  expect(faults).toContain(`${file}: Expression expected.`);
});
