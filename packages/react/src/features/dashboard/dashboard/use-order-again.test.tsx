import { type FakeCall, problem, showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { orderExample } from '../../orders/orders-fixture.ts';
import { fakeCart } from '../../shop/shop-fixture.ts';
import { useOrderAgain } from './use-order-again.ts';

const [line] = orderExample.items;
const item = (articleId: string | null, quantity: number) => ({
  ...(line as NonNullable<typeof line>),
  articleId,
  quantity,
});

async function again(items: readonly ReturnType<typeof item>[], added: unknown = fakeCart, order?: unknown) {
  const shown = await showHook(useOrderAgain, {
    prepare: (api) => {
      api.respond('getOrder', () => order ?? { ...orderExample, items });
      api.respond('addCartItems', () => added);
    },
  });
  await shown.act((now) => now.again('order-1'));
  await vi.waitUntil(() => shown.now().state !== 'pending');
  const asked = shown.api
    .callsOf('addCartItems')
    .map(
      ({ body }: FakeCall) =>
        (body as { readonly items: readonly { articleId: string; quantity: number }[] }).items,
    );
  return { ...shown, asked };
}

describe('ordering again', () => {
  it('adds each article to the cart once, with the total quantity of the order', async () => {
    const { now, asked } = await again([item('a', 2), item('b', 1), item('a', 3)]);
    expect(asked).toEqual([
      [
        { articleId: 'a', quantity: 5, mode: 'add' },
        { articleId: 'b', quantity: 1, mode: 'add' },
      ],
    ]);
    expect(now()).toMatchObject({ state: 'added', failure: null });
  });

  it.each([
    ['one article is no longer in the catalogue', [item('a', 2), item(null, 1)]],
    ['no article is in the catalogue', [item(null, 1)]],
    ['the order had no articles', []],
  ])('adds nothing where %s', async (_, items) => {
    const { now, asked } = await again(items);
    expect([now().state, asked]).toEqual(['partly', []]);
  });

  it.each([
    ['article_unavailable', 409, 'partly'],
    ['quantity_out_of_range', 422, 'partly'],
    ['cart_full', 409, 'partly'],
    ['internal_error', 500, 'failed'],
  ])('has the result of the error %s (%d) of the cart: %s', async (code, status, state) => {
    const { now } = await again([item('a', 1)], problem(status, code));
    expect(now()).toMatchObject({ state, failure: { code } });
  });

  it('fails where the order cannot be read', async () => {
    const { now, asked } = await again([], fakeCart, problem(500, 'internal_error'));
    expect(now()).toMatchObject({ state: 'failed', failure: { code: 'internal_error' } });
    expect(asked).toEqual([]);
  });
});
