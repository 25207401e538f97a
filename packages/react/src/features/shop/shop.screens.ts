import { defineScreen } from '../../screens/define-screen.ts';
import { firstPage, read } from '../../screens/first-read.ts';
import { articleWidget, quickOrderWidget, shopWidget } from './shop.manifest.ts';

export const shopScreens = [
  defineScreen('shop', {
    widget: shopWidget,
    title: 'screens.shop',
    icon: 'shop',
    size: 'list',
    beginsWithTitle: true,
    anew: 'visit',
    props: () => ({ startPage: true, syncUrl: true }),
    reads: ({ locale }) => [
      read('listArticleCategories', { query: { locale } }),
      read('listArticles', { query: { sort: 'newest:desc', limit: 8, locale } }),
    ],
    draws: [() => import('./shop/shop-landing.tsx')],
  }),
  defineScreen('shop-products', {
    widget: shopWidget,
    title: 'screens.shop-products',
    size: 'list',
    under: 'shop',
    anew: 'visit',
    props: () => ({ syncUrl: true }),
    reads: (place) => [firstPage('listArticles', 'relevance:desc', place, { limit: 24, pictures: 4 })],
  }),
  defineScreen('shop-product', {
    widget: articleWidget,
    title: 'screens.shop-product',
    size: 'detail',
    anew: 'id',
    props: ({ id }) => ({ articleId: id }),
    reads: ({ id, locale }) => [read('getArticle', { params: { id }, query: { locale } })],
  }),
  defineScreen('quick-order', {
    widget: quickOrderWidget,
    title: 'screens.quick-order',
    size: 'form',
    under: 'shop',
  }),
];
