import { Article, QuickOrder, Shop } from '@foyer/react';
import type { Pages } from '../page.ts';
import { WidgetScreen } from '../widget-screen.tsx';

export const pages: Pages<'shop' | 'shop-products' | 'shop-product' | 'quick-order'> = {
  shop: {
    widget: Shop,
    node: <WidgetScreen>{({ visit }) => <Shop key={visit} startPage syncUrl />}</WidgetScreen>,
  },
  'shop-products': {
    widget: Shop,
    node: <WidgetScreen>{({ visit }) => <Shop key={visit} syncUrl />}</WidgetScreen>,
  },
  'shop-product': {
    widget: Article,
    node: <WidgetScreen>{({ id }) => <Article key={id} articleId={id} />}</WidgetScreen>,
  },
  'quick-order': { widget: QuickOrder, node: <QuickOrder /> },
};
