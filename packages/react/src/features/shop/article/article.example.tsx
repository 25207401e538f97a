import { ExampleWidget } from '@foyer/testing/example-widget';
import type { Example } from '@foyer/ui/example.ts';
import { articleWidget } from '../shop.manifest.ts';
import { fakeArticle, fakeArticles, fakeCart, fakeCategories } from '../shop-fixture.ts';

const answers = {
  getArticle: fakeArticle,
  listArticles: { items: fakeArticles.slice(2, 5), nextCursor: null },
  listArticleCategories: { items: [...fakeCategories] },
  getCart: fakeCart,
  addCartItems: { ...fakeCart, version: 2, itemCount: 1 },
};

/** A single article over fixed answers. */
export const example: Example = {
  title: 'Article',
  group: 'Shop',
  render: () => <ExampleWidget widget={articleWidget} answers={answers} props={{ articleId: 'article-1' }} />,
};
