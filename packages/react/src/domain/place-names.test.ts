import { languageCodes } from '@foyer/contract/languages';
import { expect, it } from 'vitest';

const textsOf = async (language: string) => {
  const files = [
    import(`../features/environment/side-menu/locales/${language}.json`),
    import(`../features/shop/locales/${language}.json`),
    import(`../features/orders/locales/${language}.json`),
    import(`../features/invoices/locales/${language}.json`),
    import(`../features/shipments/locales/${language}.json`),
    import(`../features/use-cases/locales/${language}.json`),
    import(`../features/news/news-list/locales/${language}.json`),
  ];
  const texts = await Promise.all(files);
  return Object.assign({}, ...texts.map((file) => file.default)) as Record<string, string>;
};

it.each(languageCodes)(
  'a place has one name in the menu, as a heading and in breadcrumbs: %s',
  async (language) => {
    const texts = await textsOf(language);
    const named = (item: string) => texts[`environment.side-menu.menu.${item}`];
    expect(texts['shop.title']).toBe(named('shop'));
    expect(texts['orders.title']).toBe(named('order-overview'));
    expect(texts['invoices.title']).toBe(named('invoices'));
    expect(texts['shipments.title']).toBe(named('shipments'));
    expect(texts['use-cases.title']).toBe(named('use-cases'));
    expect(texts['news.news-list.title']).toBe(named('news'));
  },
);
