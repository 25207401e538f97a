import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { FoyerSdk, Loadable, Resource, Result } from '@foyer/core';
import { atom } from 'nanostores';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCartStore } from './cart.store.ts';
import { cartOf, lineOf } from './cart-fixture.ts';

type Sent = {
  readonly name: string;
  readonly input: unknown;
  readonly answer: (result: Result<Cart>) => void;
};

/** An SDK with a cart and calls that are answered by hand. */
function createFakeSdk(cart: Cart) {
  const $value = atom<Loadable<Cart>>({ status: 'ready', data: cart, error: undefined });
  const reload = vi.fn(async () => {});
  const put = $value.set.bind($value);
  const sent: Sent[] = [];
  const call = (name: string, input: unknown) =>
    new Promise<Result<Cart>>((answer) => sent.push({ name, input, answer }));
  const set = (data: Cart) => put({ status: 'ready', data, error: undefined });
  const resource = Object.assign($value as object, { reload, set }) as unknown as Resource<Cart>;
  return { sdk: { resource: () => resource, call } as unknown as FoyerSdk, sent, reload };
}

const failure = (code: string): Result<Cart> => ({
  ok: false,
  error: { code, status: code === 'network' ? 0 : 409, requestId: null, retryAfter: null, fields: [] },
});
const quantities = (store: ReturnType<typeof createCartStore>) =>
  store.$lines.get().map((line) => [line.articleId, line.quantity, line.isSaving]);
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('the cart store', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows a quantity at once, waits for the typing to pause, and sends the last one only', async () => {
    const item = lineOf('a');
    const { sdk, sent } = createFakeSdk(cartOf([item]));
    const store = createCartStore(sdk);
    store.setQuantity(item, 2);
    store.setQuantity(item, 25);
    expect(quantities(store)).toEqual([['a', 25, true]]);
    expect(sent).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(400);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toEqual({ body: { items: [{ articleId: 'a', quantity: 25, mode: 'set' }] } });
    sent[0]?.answer({ ok: true, value: cartOf([lineOf('a', { quantity: 25 })], 2) });
    await settle();
    expect(quantities(store)).toEqual([['a', 25, false]]);
    expect(store.$isSaving.get()).toBe(false);
  });

  it('takes a change back when it cannot be saved, and says whose it was', async () => {
    const item = lineOf('a', { quantity: 3 });
    const { sdk, sent, reload } = createFakeSdk(cartOf([item]));
    const store = createCartStore(sdk);
    store.setQuantity(item, 7);
    await vi.advanceTimersByTimeAsync(400);
    sent[0]?.answer(failure('article_unavailable'));
    await settle();
    expect(quantities(store)).toEqual([['a', 3, false]]);
    expect(store.$failure.get()?.item.name).toBe('Article a');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('keeps a newer change when the answer to an older one comes', async () => {
    const item = lineOf('a');
    const { sdk, sent } = createFakeSdk(cartOf([item]));
    const store = createCartStore(sdk);
    store.setQuantity(item, 2);
    await vi.advanceTimersByTimeAsync(400);
    store.setQuantity(item, 3);
    sent[0]?.answer({ ok: true, value: cartOf([lineOf('a', { quantity: 2 })], 2) });
    await settle();
    expect(quantities(store)).toEqual([['a', 3, true]]);
  });

  it('removes at once, and brings back with quantity and note', async () => {
    const item = lineOf('a', { quantity: 4, note: 'Halle 2' });
    const { sdk, sent } = createFakeSdk(cartOf([item, lineOf('b')]));
    const store = createCartStore(sdk);
    store.remove(item);
    expect(quantities(store)).toEqual([['b', 1, false]]);
    await settle();
    expect(sent[0]?.name).toBe('removeCartItem');
    sent[0]?.answer({ ok: true, value: cartOf([lineOf('b')], 2) });
    await settle();
    store.undoRemove();
    await settle();
    expect(sent[1]?.input).toEqual({
      body: { items: [{ articleId: 'a', quantity: 4, mode: 'set', note: 'Halle 2' }] },
    });
    expect(store.$removed.get()).toBeNull();
  });

  it('shows a line again that could not be removed', async () => {
    const item = lineOf('a');
    const { sdk, sent } = createFakeSdk(cartOf([item]));
    const store = createCartStore(sdk);
    store.remove(item);
    await settle();
    sent[0]?.answer(failure('network'));
    await settle();
    expect(quantities(store)).toEqual([['a', 1, false]]);
    expect(store.$removed.get()).toBeNull();
    expect(store.$failure.get()?.error.code).toBe('network');
  });

  it('saves one after the other, and flush waits for all', async () => {
    const [a, b] = [lineOf('a'), lineOf('b')];
    const { sdk, sent } = createFakeSdk(cartOf([a, b]));
    const store = createCartStore(sdk);
    store.setQuantity(a, 2);
    store.setQuantity(b, 3);
    let isDone = false;
    void store.flush().then(() => {
      isDone = true;
    });
    await settle();
    expect(sent).toHaveLength(1);
    sent[0]?.answer({ ok: true, value: cartOf([lineOf('a', { quantity: 2 }), b], 2) });
    await settle();
    expect(sent).toHaveLength(2);
    expect(isDone).toBe(false);
    sent[1]?.answer({
      ok: true,
      value: cartOf([lineOf('a', { quantity: 2 }), lineOf('b', { quantity: 3 })], 3),
    });
    await settle();
    expect(isDone).toBe(true);
  });
});
