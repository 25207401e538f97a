import { type Drawn, problem, showInProvider } from '@foyer/testing';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { baseMessages } from '../../i18n/base.messages.ts';
import { AddToCart } from './add-to-cart.tsx';
import { shopFeatureMessages } from './shop-feature.messages.ts';
import { articleOf, fakeCart } from './shop-fixture.ts';
import { useArticleActions } from './use-article-actions.ts';

const wallbox = articleOf(1, 'Wallbox', { minQuantity: 2, maxQuantity: 10, quantityStep: 2 });

function Sample({ article = wallbox }: { readonly article?: typeof wallbox }) {
  const { actions, announcement } = useArticleActions(() => undefined);
  return (
    <>
      <output>{announcement}</output>
      <AddToCart article={article} actions={actions} />
    </>
  );
}

async function show(article = wallbox) {
  const drawn: Drawn = await showInProvider(null, { answers: { getCart: fakeCart }, roles: ['ROLE_SHOP'] });
  await drawn.sdk.localisation.register(baseMessages);
  await drawn.sdk.localisation.register(shopFeatureMessages);
  drawn.draw(<Sample article={article} />);
  const field = () => drawn.box.querySelector('[part=quantity-input]') as HTMLInputElement;
  const button = () => drawn.box.querySelector('[part=add]') as HTMLButtonElement;
  const sent = () => drawn.api.callsOf('addCartItems');
  const items = () => sent().map(({ body }) => (body as { items: object[] }).items[0]);
  const alert = () =>
    drawn.screen
      .queryAllByRole('alert')
      .map((node: HTMLElement) => node.textContent)
      .join();
  return {
    ...drawn,
    field,
    button,
    sent,
    items,
    alert,
    said: () => drawn.box.querySelector('output')?.textContent,
  };
}
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const inCart = (quantity: number): typeof fakeCart => ({
  ...fakeCart,
  version: 2,
  itemCount: quantity,
  items: [
    {
      id: 'line-1',
      articleId: wallbox.id,
      number: wallbox.number,
      name: wallbox.name,
      picture: wallbox.picture,
      quantity,
      minQuantity: 2,
      maxQuantity: 10,
      quantityStep: 2,
      unitNet: euro(100),
      unitGross: euro(119),
      lineNet: euro(100 * quantity),
      lineGross: euro(119 * quantity),
      tiers: [],
      availability: wallbox.availability,
      backorder: null,
      note: null,
      problem: null,
    },
  ],
});
afterEach(() => void vi.useRealTimers());

describe('adding to the cart', () => {
  it('starts with the minimum quantity, adds it once and reports the quantity', async () => {
    const { field, button, api, items, said, box } = await show();
    let answer = (_: unknown) => {};
    api.respond('addCartItems', () => new Promise((resolve) => (answer = resolve)));
    expect(field().value).toBe('2');
    await userEvent.click(button());
    await userEvent.click(button());
    await vi.waitUntil(() => items().length > 0);
    answer(inCart(2));
    await vi.waitUntil(() => said() !== '');
    expect(items()).toEqual([{ articleId: wallbox.id, quantity: 2, mode: 'add' }]);
    expect(said()).toMatch(/2.*Wallbox/);
    await vi.waitUntil(() => /Warenkorb/.test(box.querySelector('p')?.textContent ?? ''));
  });

  it.each(['', '0', '1', '3', '12', 'zwei', '2,5'])(
    'sends nothing for "%s", and focuses the field',
    async (text) => {
      const { field, button, sent, alert } = await show();
      await userEvent.clear(field());
      if (text !== '') await userEvent.type(field(), text);
      await userEvent.click(button());
      expect([sent().length, document.activeElement, field().value]).toEqual([0, field(), text]);
      expect(alert()).not.toBe('');
    },
  );

  it('adds with Enter', async () => {
    const { field, api, items } = await show();
    api.respond('addCartItems', () => inCart(4));
    await userEvent.clear(field());
    await userEvent.type(field(), '4{Enter}');
    await vi.waitUntil(() => items().length === 1);
    expect(items()).toEqual([{ articleId: wallbox.id, quantity: 4, mode: 'add' }]);
  });

  it('shows the limit of the server with its number, until the quantity is changed', async () => {
    const { field, button, api, alert } = await show();
    const errors = [{ path: 'items.0.quantity', code: 'max_value', params: { limit: 6 } }];
    api.respond('addCartItems', () => problem(422, 'validation_failed', { errors }));
    await userEvent.click(button());
    await vi.waitUntil(() => /6/.test(alert()));
    await userEvent.type(field(), '{ArrowUp}');
    expect(alert()).toBe('');
  });

  it('sends the same request under the same key where the answer was lost', async () => {
    const { button, api, sent, alert } = await show();
    api.behave({ addCartItems: { status: 500, code: 'internal_error' } });
    await userEvent.click(button());
    await vi.waitUntil(() => alert() !== '');
    const lost = sent().length;
    api.behave({});
    api.respond('addCartItems', () => inCart(2));
    await userEvent.click(button());
    await vi.waitUntil(() => sent().length > lost && alert() === '');
    expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    await vi.waitUntil(() => button().getAttribute('aria-disabled') !== 'true');
    await userEvent.click(button());
    await vi.waitUntil(() => sent().length === lost + 2);
    expect(new Set(sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });
});
