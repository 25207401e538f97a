import { defineEvent, defineFeature, defineWidget } from '../../widget/define-widget.ts';
import { navigateEvent } from '../../widget/navigate-event.ts';

const articleAdded = defineEvent<{ articleId: string; quantity: number }>({
  description: 'An article was put in the cart.',
  detail: '{ articleId: string; quantity: number }',
});

export const shopWidget = defineWidget({
  tag: 'shop',
  name: 'Shop',
  summary: 'The article catalogue: search, categories, filters, and adding to the cart',
  status: 'stable',
  access: 'shop',
  attributes: {
    category: { type: 'string', description: 'Id of the category to show' },
    'page-size': { type: 'number', description: 'Articles per page, 1 to 100', default: 24 },
    view: { type: 'string', values: ['grid', 'list'], description: '`grid` or `list`', default: 'grid' },
    'sync-url': {
      type: 'boolean',
      description: "Keeps search and filters in the page's address",
      default: false,
    },
    'start-page': {
      type: 'boolean',
      description: 'Begins with categories, novelties and what was seen last',
      default: false,
    },
  },
  sample: {},
  shows: ['shop', 'shop-products'],
  states: ['empty', 'error'],
  events: { navigate: navigateEvent, 'article-added': articleAdded },
  parts: [
    'shop',
    'toolbar',
    'result-count',
    'filters',
    'categories',
    'category-chips',
    'category',
    'articles',
    'article-card',
    'article-link',
    'picture',
    'price',
    'add-to-cart',
    'add',
    'quantity',
    'quantity-input',
    'more',
    'quick-order',
    'start-page',
    'article-here',
    'back',
  ],
  minBlockSize: '720px',
  load: () => import('./shop/shop.tsx').then((module) => module.Shop),
  messages: () => import('./shop/shop.messages.ts').then((module) => module.shopMessages),
});

export const articleWidget = defineWidget({
  tag: 'article',
  name: 'Article',
  summary: 'One article: pictures, prices, technical data, documents, and adding to the cart',
  status: 'stable',
  access: 'shop',
  attributes: { 'article-id': { type: 'string', description: "The article's id" } },
  sample: { 'article-id': { from: 'listArticles' } },
  shows: ['shop-product'],
  states: ['empty', 'error'],
  events: { navigate: navigateEvent, 'article-added': articleAdded },
  parts: [
    'article',
    'breadcrumb',
    'gallery',
    'picture',
    'thumbnail',
    'price',
    'tiers',
    'offer-sum',
    'next-tier',
    'add-to-cart',
    'add',
    'quantity',
    'quantity-input',
    'attributes',
    'documents',
    'document',
  ],
  minBlockSize: '640px',
  load: () => import('./article/article.tsx').then((module) => module.Article),
  messages: () => import('./article/article.messages.ts').then((module) => module.articleMessages),
});

export const shopFeature = defineFeature({
  name: 'shop',
  widgets: [shopWidget, articleWidget],
});
