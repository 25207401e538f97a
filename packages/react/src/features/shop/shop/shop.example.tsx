import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { shopWidget } from '../shop.manifest.ts';
import { fakeArticle, fakeArticles, fakeCart, fakeCategories, fakeTags } from '../shop-fixture.ts';

const answers = {
  listArticles: { items: [...fakeArticles], nextCursor: 'more', total: 320 },
  listArticleCategories: { items: [...fakeCategories] },
  listArticleTags: { items: fakeTags },
  getArticle: fakeArticle,
  getCart: fakeCart,
  addCartItems: { ...fakeCart, version: 2, itemCount: 1 },
};

/** The shop over fixed answers. */
export const example: Example = {
  title: 'Shop',
  group: 'Shop',
  render: () => <ExampleWidget widget={shopWidget} answers={answers} />,
};
