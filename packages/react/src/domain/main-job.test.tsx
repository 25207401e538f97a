import type { FoyerSdk } from '@foyer/core';
import { createWidgetComponent, FoyerProvider, features } from '@foyer/react/internal';
import { createTestWorld, type TestWorld } from '@foyer/testing/create-test-world';
import { fireEvent, within } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

let world: TestWorld;
beforeAll(async () => {
  world = await createTestWorld({ demo: true });
});
afterAll(async () => {
  await world.close();
});

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

/** Draws widgets that share an SDK, as on one page. */
async function open(sdk: FoyerSdk, ...tags: readonly string[]) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const chosen = tags.map((tag) => {
    const found = features.flatMap(({ widgets }) => widgets).find((widget) => widget.tag === tag);
    if (found === undefined) throw new Error(`There is no widget ${tag}.`);
    return { tag, Widget: createWidgetComponent(found) };
  });
  root.render(
    <FoyerProvider sdk={sdk}>
      {chosen.map(({ tag, Widget }) => (
        <Widget key={tag} id={tag} />
      ))}
    </FoyerProvider>,
  );
  const placed: unknown[] = [];
  container.addEventListener('foyer-order-placed', (event) => placed.push((event as CustomEvent).detail));
  cleanUps.push(() => {
    root.unmount();
    container.remove();
  });
  const shadow = (tag: string) => container.querySelector(`#${tag}`)?.shadowRoot as ShadowRoot;
  const text = (tag: string) => (shadow(tag)?.textContent ?? '').replaceAll(/\s+/g, ' ');
  return {
    placed,
    shadow,
    text,
    in: (tag: string) => within(shadow(tag) as unknown as HTMLElement),
    sees: (tag: string, what: RegExp | string) => vi.waitFor(() => expect(text(tag)).toMatch(what)),
  };
}
type Page = Awaited<ReturnType<typeof open>>;

async function emptyCart(sdk: FoyerSdk) {
  const cart = await sdk.call('getCart');
  for (const { id } of cart.ok ? cart.value.items : []) await sdk.call('removeCartItem', { params: { id } });
}

/** Signs in a buyer and fills the cart with `count` articles. */
async function buyerWith(count: number, email = 'buyer@nordwind.example') {
  const sdk = await world.as(email);
  await emptyCart(sdk);
  const list = await sdk.call('listArticles', { query: { limit: 20, available: true, sort: 'name:asc' } });
  if (!list.ok) throw new Error(list.error.code);
  const articles = list.value.items
    .filter(({ availability }) => availability.status === 'in_stock')
    .slice(0, count);
  const items = articles.map((article) => ({ articleId: article.id, quantity: article.minQuantity }));
  if (items.length > 0) expect((await sdk.call('addCartItems', { body: { items } })).ok).toBe(true);
  return { sdk, articles };
}

const click = (node: Element | null | undefined) => {
  if (!node) throw new Error('There is no element to click.');
  fireEvent.click(node);
};
const order = async (page: Page) => {
  const shadow = page.shadow('cart');
  const terms = await vi.waitUntil(() => shadow.querySelector<HTMLInputElement>('[name=acceptTerms]'));
  if (!terms.checked) click(terms);
  const form = shadow.querySelector<HTMLFormElement>('[part=order-form]');
  if (form === null) throw new Error('There is no order form.');
  fireEvent.submit(form);
};

describe('the main job on a real server', () => {
  it('searches, adds, and shop, badge and cart agree; the order is there afterwards', async () => {
    const { sdk } = await buyerWith(0);
    const page = await open(sdk, 'shop', 'cart-badge', 'cart');
    await page.sees('cart', /Ihr Warenkorb ist leer/);
    await page.sees('shop', /\d+ Artikel/);
    const search = page.in('shop').getByRole('searchbox');
    fireEvent.change(search, { target: { value: 'wallbox' } });
    const card = await vi.waitUntil(() =>
      [...page.shadow('shop').querySelectorAll('[part=article-card]')].find(
        (each) => /wallbox/i.test(each.textContent ?? '') && each.textContent?.includes('Auf Lager'),
      ),
    );
    const name = card.querySelector('[part=article-link]')?.textContent ?? '';
    click(card.querySelector('[part=increase]'));
    click(card.querySelector('[part=add]'));
    await vi.waitFor(() => expect(page.in('cart').getByRole('heading', { level: 2, name })).toBeTruthy());
    const { data } = sdk.resource('getCart').get();
    await page.sees('cart-badge', `Warenkorb, ${data?.itemCount} Artikel`);
    fireEvent.input(page.shadow('cart').querySelector('[name=reference]') as Element, {
      target: { value: 'PO 4711' },
    });
    await order(page);
    await page.sees('cart', /Vielen Dank für Ihre Bestellung/);
    await page.sees('cart-badge', /Warenkorb, leer/);
    const [detail] = page.placed as { orderId: string; number: string }[];
    const stored = await sdk.call('getOrder', { params: { id: detail?.orderId ?? '' } });
    expect(stored.ok && stored.value).toMatchObject({
      number: detail?.number,
      reference: 'PO 4711',
      items: [{ name: name.replaceAll('\u00a0', ' '), quantity: data?.items[0]?.quantity }],
    });
  });

  it('says how many can be had when adding goes beyond', async () => {
    const { sdk, articles } = await buyerWith(1);
    const [article] = articles;
    if (article === undefined) throw new Error('The demo has no article in stock.');
    const page = await open(sdk, 'cart');
    await page.sees('cart', article.name);
    const max = sdk.resource('getCart').get().data?.items[0]?.maxQuantity ?? 0;
    const field = page.shadow('cart').querySelector('[part=quantity-input]') as HTMLInputElement;
    fireEvent.change(field, { target: { value: String(max + 1) } });
    await page.sees('cart', /Höchstens [\d.]+ Stück\./);
    fireEvent.change(field, { target: { value: '0' } });
    await page.sees('cart', /Mindestens [\d.]+ Stück\./);
    const stored = await sdk.call('getCart');
    expect(stored.ok && stored.value.items[0]?.quantity).toBe(article.minQuantity);
  });

  it('orders nothing when another tab changed the cart, names the change, and then orders', async () => {
    const { sdk, articles } = await buyerWith(2);
    const page = await open(sdk, 'cart');
    await page.sees('cart', articles[1]?.name ?? '');
    const other = await world.as('buyer@nordwind.example');
    const cart = await other.call('getCart');
    const gone = cart.ok ? cart.value.items[1] : undefined;
    await other.call('removeCartItem', { params: { id: gone?.id ?? '' } });
    fireEvent.input(page.shadow('cart').querySelector('[name=note]') as Element, {
      target: { value: 'Rampe 3' },
    });
    await order(page);
    await page.sees('cart', /Der Warenkorb hat sich geändert/);
    await page.sees('cart', `${gone?.name}: nicht mehr im Warenkorb`);
    expect(page.placed).toEqual([]);
    expect(page.shadow('cart').querySelector<HTMLTextAreaElement>('[name=note]')?.value).toBe('Rampe 3');
    await order(page);
    await page.sees('cart', /Vielen Dank für Ihre Bestellung/);
  });

  it('leads to the orders when another tab ordered the cart', async () => {
    const { sdk, articles } = await buyerWith(1);
    const page = await open(sdk, 'cart');
    await page.sees('cart', articles[0]?.name ?? '');
    const other = await world.as('buyer@nordwind.example');
    const cart = await other.call('getCart');
    const cartVersion = cart.ok ? cart.value.version : 0;
    expect((await other.call('orderCart', { body: { cartVersion, acceptTerms: true } })).ok).toBe(true);
    await order(page);
    await page.sees('cart', /Dieser Warenkorb wurde schon bestellt/);
    expect(page.in('cart').getByRole('button', { name: 'Zu den Bestellungen' })).toBeTruthy();
  });

  it('places one order though the answer was lost', async () => {
    const { sdk, articles } = await buyerWith(1);
    const page = await open(sdk, 'cart');
    await page.sees('cart', articles[0]?.name ?? '');
    const count = async () => {
      const orders = await sdk.call('listOrders', { query: { limit: 1 } });
      return orders.ok ? orders.value.total : undefined;
    };
    const before = await count();
    const { fetch } = world.server;
    const lossy = vi.spyOn(world.server, 'fetch').mockImplementation(async (request) => {
      const answer = await fetch(request);
      if (new URL(request.url).pathname.endsWith('/cart/order')) throw new TypeError('lost');
      return answer;
    });
    onTestFinished(() => lossy.mockRestore());
    await order(page);
    await page.sees('cart', /Es wird höchstens einmal bestellt/);
    lossy.mockRestore();
    await order(page);
    await page.sees('cart', /Vielen Dank für Ihre Bestellung/);
    expect(await count()).toBe((before ?? 0) + 1);
  });

  it('reads gross first to private customers', async () => {
    const sdk = await world.as('private@kunde.example');
    const page = await open(sdk, 'shop');
    await page.sees('shop', /\d+ Artikel/);
    const price = await vi.waitUntil(() => page.shadow('shop').querySelector('[part=price]'));
    const list = await sdk.call('listArticles', { query: { limit: 1, sort: 'relevance:desc' } });
    const gross = list.ok ? list.value.items[0]?.price.gross.amount : 0;
    const shown = Number((price.querySelector('strong')?.textContent ?? '').replaceAll(/\D/g, ''));
    expect(shown).toBe(gross);
    expect(price.textContent).toContain('netto');
  });
});
