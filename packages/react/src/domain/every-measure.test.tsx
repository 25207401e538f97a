import type { Order } from '@foyer/contract/orders/orders.schema';
import { showWidget } from '@foyer/testing';
import { fireEvent } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { cartWidget } from '../features/cart/cart.manifest.ts';
import { cartOf, fakeAddress, fakeOrder, lineOf } from '../features/cart/cart-fixture.ts';
import { orderWidget } from '../features/orders/orders.manifest.ts';
import { orderExample } from '../features/orders/orders-fixture.ts';
import { articleWidget, quickOrderWidget, shopWidget } from '../features/shop/shop.manifest.ts';
import { fakeArticle, fakeArticles, fakeCart, fakeCategories } from '../features/shop/shop-fixture.ts';
import { keepUnits } from './article/keep-units.ts';

const name = 'Ladekabel Typ 2, 7,5 m, glatt';
const stock = {
  status: 'low_stock',
  quantity: 6,
  leadTimeDays: 2,
  backorderExpectedOn: '2027-01-06',
} as const;
const line = lineOf('a', {
  name,
  quantity: 8,
  availability: stock,
  backorder: { quantity: 2, expectedOn: '2027-01-06' },
});
const item = { ...(orderExample.items[0] as Order['items'][number]), name, backorder: line.backorder };
const article = { ...fakeArticle, name, summary: name, description: name };
const articles = { items: fakeArticles.map((each) => ({ ...each, name })), nextCursor: null, total: 3 };
const answers = {
  getCart: { ...cartOf([line]), deliveryAddress: fakeAddress('home') },
  removeCartItem: cartOf([lineOf('b')]),
  orderCart: { ...fakeOrder, items: [item] },
  getOrder: { ...orderExample, items: [item] },
  listOrderShipments: { items: [] },
  getArticle: { ...article, attributes: [{ label: 'Länge', value: '7,5 m' }] },
  listArticles: articles,
  listArticleCategories: { items: [...fakeCategories] },
  listArticleTags: { items: [] },
  addCartItems: fakeCart,
};
type Shown = Awaited<ReturnType<typeof showWidget>>;

/** Returns all texts that may wrap; the breadcrumb is left out, since it is one line. */
function linesOf({ shadow }: Shown): string[] {
  const walker = document.createTreeWalker(shadow, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('nav')) texts.push(walker.currentNode.textContent ?? '');
  return texts;
}
const part = (shown: Shown, what: string) =>
  vi.waitUntil(() => shown.shadow.querySelector<HTMLElement>(`[part~=${what}]`));

it.each([
  ['the cart', cartWidget, {}, async () => undefined],
  ['a removed line', cartWidget, {}, async (shown: Shown) => userEvent.click(await part(shown, 'remove'))],
  [
    'the confirmation',
    cartWidget,
    {},
    async (shown: Shown) => {
      await userEvent.click(await vi.waitUntil(() => shown.shadow.querySelector('[name=acceptTerms]')));
      await userEvent.click(await part(shown, 'order'));
      await part(shown, 'placed-lines');
    },
  ],
  ['an order', orderWidget, { orderId: 'order-1' }, async () => undefined],
  ['an article', articleWidget, { articleId: 'nexo-11' }, async (shown: Shown) => part(shown, 'attributes')],
  ['the shop', shopWidget, {}, async () => undefined],
  [
    'a line of the quick order',
    quickOrderWidget,
    {},
    async (shown: Shown) => {
      const field = await shown.screen.findByRole('combobox', { name: 'Artikel, Zeile 1' });
      field.focus();
      fireEvent.change(field, { target: { value: fakeArticles[0]?.number } });
      fireEvent.keyDown(field, { key: 'Enter' });
    },
  ],
])('%s keeps numbers with their units, and days with their months', async (_, widget, props, go) => {
  const shown = await showWidget(widget, { roles: ['ROLE_SHOP'], answers, props });
  await go(shown);
  await vi.waitUntil(() => linesOf(shown).some((text) => text.includes(keepUnits('7,5 m'))));
  expect(linesOf(shown).filter((text) => /7,5 m|6\. Januar/.test(text))).toEqual([]);
});
