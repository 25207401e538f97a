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

/** Creates an SDK with a cart, whose calls the test answers by hand. */
function createFakeSdk(cart: Cart) {
  const $value = atom<Loadable<Cart>>({ status: 'ready', data: cart, error: undefined });
  const reload = vi.fn(async () => {});
  const put = $value.set.bind($value);
  const sent: Sent[] = [];
  const call = (name: string, input: unknown) =>
    new Promise<Result<Cart>>((answer) => sent.push({ name, input, answer }));
  const set = (data: Cart) => put({ status: 'ready', data, error: undefined });
  const resource = Object.assign($value as object, { reload, set }) as unknown as Resource<Cart>;
  const $state = atom({ mode: 'b2b', companyId: null as string | null });
  const sdk = { resource: () => resource, call, session: { $state } } as unknown as FoyerSdk;
  return { sdk, sent, reload, $state };
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

  it('reverts a change that cannot be saved, and names its line', async () => {
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

  it('removes a line at once, and restores it with quantity and note', async () => {
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

  it('saves one change after the other, and flush waits for all', async () => {
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

  it('sends one change for each line, however they are mixed, and keeps their order', async () => {
    const [a, b] = [lineOf('a'), lineOf('b')];
    const { sdk, sent } = createFakeSdk(cartOf([a, b]));
    const store = createCartStore(sdk);
    store.setQuantity(a, 2);
    store.setQuantity(b, 3);
    store.setQuantity(a, 4);
    await vi.advanceTimersByTimeAsync(400);
    sent[0]?.answer({ ok: true, value: cartOf([a, lineOf('b', { quantity: 3 })], 2) });
    await settle();
    const quantitiesOf = (input: unknown) =>
      (input as { body: { items: { quantity: number }[] } }).body.items;
    expect(sent.map(({ input }) => quantitiesOf(input).map(({ quantity }) => quantity))).toEqual([[3], [4]]);
  });

  it('no longer saves a quantity of a removed line', async () => {
    const item = lineOf('a');
    const { sdk, sent } = createFakeSdk(cartOf([item]));
    const store = createCartStore(sdk);
    store.setQuantity(item, 5);
    store.remove(item);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map(({ name }) => name)).toEqual(['removeCartItem']);
  });

  it('saves waiting changes when it is destroyed, and only those', async () => {
    const item = lineOf('a');
    const { sdk, sent } = createFakeSdk(cartOf([item]));
    const store = createCartStore(sdk);
    store.setQuantity(item, 5);
    store.destroy();
    await settle();
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(1);
  });

  it('saves a note with the quantity that is on the screen', async () => {
    const item = lineOf('a', { quantity: 3 });
    const { sdk, sent } = createFakeSdk(cartOf([item]));
    const store = createCartStore(sdk);
    store.setQuantity(item, 8);
    const isSaved = store.setNote(item, 'Halle 2');
    await settle();
    expect(sent[0]?.input).toEqual({
      body: { items: [{ articleId: 'a', quantity: 8, mode: 'set', note: 'Halle 2' }] },
    });
    sent[0]?.answer(failure('note_too_long'));
    expect(await isSaved).toBe(false);
    expect(store.$failure.get()?.error.code).toBe('note_too_long');
  });

  it('offers to restore the line removed last, once', async () => {
    const [a, b] = [lineOf('a'), lineOf('b')];
    const { sdk, sent } = createFakeSdk(cartOf([a, b]));
    const store = createCartStore(sdk);
    store.remove(a);
    store.remove(b);
    expect(store.$removed.get()?.articleId).toBe('b');
    store.undoRemove();
    store.undoRemove();
    for (const at of [0, 1, 2]) {
      await settle();
      sent[at]?.answer({ ok: true, value: cartOf([], at + 2) });
    }
    await settle();
    expect(sent.map(({ name }) => name)).toEqual(['removeCartItem', 'removeCartItem', 'addCartItems']);
  });

  it('continues after a failed change, and reloads the cart unless there was no connection', async () => {
    const [a, b] = [lineOf('a'), lineOf('b')];
    const { sdk, sent, reload } = createFakeSdk(cartOf([a, b]));
    const store = createCartStore(sdk);
    store.setQuantity(a, 2);
    store.setQuantity(b, 2);
    const flushed = store.flush();
    await settle();
    sent[0]?.answer(failure('network'));
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(store.$isSaving.get()).toBe(true);
    sent[1]?.answer({ ok: true, value: cartOf([a, lineOf('b', { quantity: 2 })], 2) });
    expect((await flushed)?.item.articleId).toBe('a');
    expect(store.$failure.get()?.item.articleId).toBe('a');
    store.dismiss();
    expect(store.$failure.get()).toBeNull();
  });

  it('keeps a quantity that could not be sent without a connection, and sends it with the next flush', async () => {
    const [a, b] = [lineOf('a'), lineOf('b')];
    const { sdk, sent } = createFakeSdk(cartOf([a, b]));
    const store = createCartStore(sdk);
    store.setQuantity(a, 5);
    const lost = store.flush();
    await settle();
    sent[0]?.answer(failure('network'));
    expect((await lost)?.error.code).toBe('network');
    expect(quantities(store)).toEqual([
      ['a', 5, true],
      ['b', 1, false],
    ]);
    const again = store.flush();
    await settle();
    expect(sent[1]?.input).toEqual(sent[0]?.input);
    sent[1]?.answer({ ok: true, value: cartOf([lineOf('a', { quantity: 5 }), b], 2) });
    expect(await again).toBeNull();
    expect([store.$isSaving.get(), store.$failure.get()]).toEqual([false, null]);
    await store.flush();
    expect(sent).toHaveLength(2);
  });

  it('reports a failure again only to a flush that did not know it', async () => {
    const item = lineOf('a');
    const { sdk, sent } = createFakeSdk(cartOf([item]));
    const store = createCartStore(sdk);
    store.setQuantity(item, 2);
    const first = store.flush();
    await settle();
    sent[0]?.answer(failure('article_unavailable'));
    const known = await first;
    expect(known?.error.code).toBe('article_unavailable');
    expect(await store.flush()).toBeNull();
    expect(await store.flush(known)).toBeNull();
    expect(await store.flush(null)).toBe(known);
  });

  it('does not resend a quantity that was changed since, or whose line is gone', async () => {
    const [a, b] = [lineOf('a'), lineOf('b')];
    const { sdk, sent } = createFakeSdk(cartOf([a, b]));
    const store = createCartStore(sdk);
    for (const item of [a, b]) store.setQuantity(item, 5);
    const lost = store.flush();
    for (const at of [0, 1]) {
      await settle();
      sent[at]?.answer(failure('network'));
    }
    await lost;
    store.setQuantity(a, 7);
    store.remove(b);
    void store.flush();
    for (const at of [2, 3]) {
      await settle();
      sent[at]?.answer({ ok: true, value: cartOf([lineOf('a', { quantity: 7 })], at) });
    }
    await settle();
    expect(
      sent
        .slice(2)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['addCartItems', 'removeCartItem']);
    expect(quantities(store)).toEqual([['a', 7, false]]);
  });

  it('reports no failure for an aborted change', async () => {
    const item = lineOf('a');
    const { sdk, sent } = createFakeSdk(cartOf([item]));
    const store = createCartStore(sdk);
    store.setQuantity(item, 2);
    await vi.advanceTimersByTimeAsync(400);
    sent[0]?.answer(failure('aborted'));
    await settle();
    expect([store.$failure.get(), quantities(store)]).toEqual([null, [['a', 1, false]]]);
  });

  it('takes today’s price for all lines, one after the other', async () => {
    const items = [lineOf('a', { quantity: 2 }), lineOf('b', { quantity: 3 })];
    const { sdk, sent } = createFakeSdk(cartOf(items));
    const store = createCartStore(sdk);
    const accepted = store.accept(items);
    for (const at of [0, 1]) {
      await settle();
      expect(sent).toHaveLength(at + 1);
      sent[at]?.answer({ ok: true, value: cartOf(items, at + 2) });
    }
    await accepted;
    expect(store.$isSaving.get()).toBe(false);
  });

  describe('after a switch to another company or mode', () => {
    it('sends no queued change to the other cart, and reports no failure', async () => {
      const [a, b] = [lineOf('a'), lineOf('b')];
      const { sdk, sent, $state } = createFakeSdk(cartOf([a, b]));
      const store = createCartStore(sdk);
      store.setQuantity(a, 2);
      store.setQuantity(b, 2);
      void store.flush();
      await settle();
      expect(sent).toHaveLength(1);
      $state.set({ mode: 'b2c_cc', companyId: null });
      sent[0]?.answer(failure('aborted'));
      await settle();
      expect(sent).toHaveLength(1);
      expect([store.$failure.get(), store.$isSaving.get()]).toEqual([null, false]);
    });

    it('sends no typed quantity to the other cart', async () => {
      const item = lineOf('a');
      const { sdk, sent, $state } = createFakeSdk(cartOf([item]));
      const store = createCartStore(sdk);
      store.setQuantity(item, 2);
      $state.set({ mode: 'b2b', companyId: 'daughter' });
      await vi.advanceTimersByTimeAsync(1000);
      expect(sent).toEqual([]);
      expect(quantities(store)).toEqual([['a', 1, false]]);
    });

    it('brings no removed line back in the other cart', async () => {
      const item = lineOf('a');
      const { sdk, sent, $state } = createFakeSdk(cartOf([item]));
      const store = createCartStore(sdk);
      store.remove(item);
      await settle();
      sent[0]?.answer({ ok: true, value: cartOf([], 2) });
      await settle();
      $state.set({ mode: 'b2c_cc', companyId: null });
      store.undoRemove();
      await settle();
      expect(sent.map(({ name }) => name)).toEqual(['removeCartItem']);
      expect(store.$removed.get()).toBeNull();
    });
  });
});
