import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { quickOrderWidget } from '../shop.manifest.ts';
import { fakeArticles, fakeCart } from '../shop-fixture.ts';

const answers = {
  listArticles: { items: [...fakeArticles], nextCursor: null, total: fakeArticles.length },
  getCart: fakeCart,
  addCartItems: { ...fakeCart, version: 2, itemCount: 1 },
};

/** The quick order over fixed answers. */
export const example: Example = {
  title: 'Quick order',
  group: 'Shop',
  render: () => <ExampleWidget widget={quickOrderWidget} answers={answers} />,
};
