import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextTask } from '../../../testing/src/next-task.ts';
import { passTime } from '../../../testing/src/pass-time.ts';
import { createSdk } from '../sdk/create-sdk.ts';
import type { FoyerSdk } from '../sdk/sdk.ts';
import {
  createMemoryStorage,
  createScriptedApi,
  type Handler,
  json,
  makeToken,
  problem,
  userInfo,
} from '../testing/scripted-api.ts';

let sdk: FoyerSdk;
afterEach(() => sdk.destroy());
let answer = 0;
beforeEach(() => {
  answer = 0;
});
async function world(handlers: Record<string, Handler> = {}, isSignedIn = true) {
  const api = createScriptedApi({
    'POST /security/login': () => json({ tokens: [{ mode: 'b2b', token: makeToken() }] }),
    'GET /cart': () => json({ id: 'cart', n: ++answer }),
    'GET /user-info': () => json(userInfo()),
    ...handlers,
  });
  const storage = { local: createMemoryStorage(), session: createMemoryStorage() };
  sdk = createSdk({ fetch: api.fetch, storage });
  if (isSignedIn) await sdk.session.login('a@b.example', 'pw');
  return api;
}
/** Resolves after invalidated reads have been requested, which happens a turn later; the call that is made then follows their requests. */
async function settled() {
  await nextTask();
  await sdk.call('listLocales');
}

describe('resource', () => {
  test('is one for equal inputs, fetched once for all subscribers', async () => {
    const api = await world({ 'GET /orders': () => json({ items: [] }) });
    const first = sdk.resource('listOrders', { query: { limit: 5, search: 'a' } });
    expect(sdk.resource('listOrders', { query: { search: 'a', limit: 5 } })).toBe(first);
    const stops = [first.subscribe(() => undefined), first.subscribe(() => undefined)];
    expect(first.get().status).toBe('loading');
    await vi.waitFor(() => expect(first.get()).toMatchObject({ status: 'ready', data: { items: [] } }));
    expect(api.count('/orders')).toBe(1);
    for (const stop of stops) stop();
  });
  test('keeps its data while it is fetched again, and after a failure', async () => {
    const handlers: Record<string, Handler> = {};
    const api = await world(handlers);
    const cart = sdk.resource('getCart');
    await cart.load();
    api.handlers['GET /cart'] = () => problem(500, 'internal_error');
    const pending = cart.reload();
    expect(cart.get()).toMatchObject({ status: 'loading', data: { n: 1 } });
    await pending;
    expect(cart.get()).toMatchObject({ status: 'error', data: { n: 1 }, error: { code: 'internal_error' } });
  });
  test('is fetched again at once after invalidate if mounted, otherwise at its next use', async () => {
    const api = await world();
    const cart = sdk.resource('getCart');
    await cart.load();
    sdk.invalidate('getCart');
    await settled();
    expect(api.count('/cart')).toBe(1);
    const stop = cart.subscribe(() => undefined);
    await vi.waitFor(() => expect(cart.get()).toMatchObject({ status: 'ready' }));
    expect(api.count('/cart')).toBe(2);
    sdk.invalidate('getCart', 'listNews');
    await vi.waitFor(() => expect(api.count('/cart')).toBe(3));
    stop();
  });
  test('never takes the response to a request before a change', async () => {
    let release: () => void = () => undefined;
    const slow = new Promise<void>((resolve) => {
      release = resolve;
    });
    const api = await world({ 'GET /cart': () => slow.then(() => json({ n: 'old' })) });
    const cart = sdk.resource('getCart');
    const pending = cart.reload();
    await vi.waitUntil(() => api.count('/cart') > 0);
    cart.set({ n: 'new' } as never);
    release();
    await pending;
    expect(cart.get().data).toEqual({ n: 'new' });
  });
  test('is idle while nobody is signed in, and starts with the login', async () => {
    const api = await world({}, false);
    const stop = sdk.$userInfo.subscribe(() => undefined);
    await settled();
    expect([sdk.$userInfo.get().status, api.count('/user-info')]).toEqual(['idle', 0]);
    await sdk.session.login('a@b.example', 'pw');
    await vi.waitFor(() =>
      expect(sdk.$userInfo.get()).toMatchObject({ status: 'ready', data: { user: { id: 'u1' } } }),
    );
    stop();
  });
});

describe('after an effect', () => {
  const cart = { 'POST /cart/add-items': () => json({ id: 'cart', n: 'added' }) };
  const input = { body: { items: [{ articleId: 'a', quantity: 1 }] } };

  test('an invalidated read is fetched again at once if mounted, otherwise at its next use', async () => {
    const api = await world({
      ...cart,
      'POST /cart/order': () => json({ id: 'o' }),
      'GET /orders': () => json({ items: [{ id: ++answer }] }),
    });
    const orders = sdk.resource('listOrders');
    await orders.load();
    const stop = sdk.resource('getCart').subscribe(() => undefined);
    await vi.waitUntil(() => sdk.resource('getCart').get().status === 'ready');
    await sdk.call('orderCart', { body: { cartVersion: 1, acceptTerms: true } });
    await vi.waitUntil(() => api.count('/cart') === 2);
    await settled();
    expect(api.count('/orders')).toBe(1);
    await orders.load();
    expect(api.count('/orders')).toBe(2);
    stop();
  });
  test('nothing is fetched again where the caller sets the response', async () => {
    const api = await world(cart);
    const resource = sdk.resource('getCart');
    const stop = resource.subscribe(() => undefined);
    await vi.waitUntil(() => resource.get().status === 'ready');
    const added = await sdk.call('addCartItems', input);
    if (added.ok) resource.set(added.value);
    await settled();
    expect(resource.get()).toMatchObject({ status: 'ready', data: { n: 'added' } });
    expect(api.count('/cart')).toBe(1);
    stop();
  });
  test('a refused one invalidates nothing', async () => {
    const api = await world({ 'POST /cart/add-items': () => problem(409, 'cart_full') });
    await sdk.resource('getCart').load();
    await sdk.call('addCartItems', input);
    await settled();
    await sdk.resource('getCart').load();
    expect(api.count('/cart')).toBe(1);
  });
  test('a response that was already under way is fetched again', async () => {
    const releases: (() => void)[] = [];
    const api = await world({
      ...cart,
      'GET /cart': () =>
        new Promise((resolve) => releases.push(() => resolve(json({ id: 'cart', n: releases.length })))),
    });
    const pending = sdk.resource('getCart').load();
    await vi.waitUntil(() => releases.length === 1);
    await sdk.call('addCartItems', input);
    releases[0]?.();
    await pending;
    const again = sdk.resource('getCart').load();
    await vi.waitUntil(() => releases.length === 2);
    releases[1]?.();
    expect((await again).data).toEqual({ id: 'cart', n: 2 });
    expect(api.count('/cart')).toBe(2);
  });
});

describe('a read without subscribers', () => {
  /** Milliseconds: longer than nanostores waits until it unmounts. */
  const whenNobodyLooks = 2000;
  /** Requests the cart, without a response. Returns the signals of the requests, which show a cancellation. */
  async function asked() {
    const signals: AbortSignal[] = [];
    await world({
      'GET /cart': (request) => {
        signals.push(request.signal);
        return new Promise(() => {});
      },
    });
    const cart = sdk.resource('getCart');
    const stop = cart.subscribe(() => undefined);
    await vi.waitUntil(() => signals.length === 1);
    return { cart, stop, signals };
  }
  test('is cancelled', async () => {
    const { cart, stop, signals } = await asked();
    await passTime(whenNobodyLooks, stop);
    expect(signals[0]?.aborted).toBe(true);
    expect(cart.value as object).toMatchObject({ status: 'idle' });
  });
  test('continues while another subscriber remains, or the same one returns at once', async () => {
    const { cart, stop, signals } = await asked();
    const stopOther = cart.subscribe(() => undefined);
    let stopAgain = () => {};
    await passTime(whenNobodyLooks, () => {
      stop();
      stopOther();
      stopAgain = cart.subscribe(() => undefined);
    });
    expect(signals.map((signal) => signal.aborted)).toEqual([false]);
    stopAgain();
  });
  test('continues while its promise is awaited', async () => {
    const { cart, stop, signals } = await asked();
    void cart.load();
    await passTime(whenNobodyLooks, stop);
    expect(signals[0]?.aborted).toBe(false);
  });
});

test('unchanged parts keep their identity when a value is fetched again', async () => {
  const line = { id: 'a', note: null };
  const api = await world({ 'GET /cart': () => json({ id: 'cart', version: ++answer, items: [line] }) });
  const cart = sdk.resource('getCart');
  const before = (await cart.load()).data;
  await cart.reload();
  const after = cart.value?.data;
  expect(api.count('/cart')).toBe(2);
  expect(after?.version).toBe(2);
  expect(after?.items).toBe(before?.items);
});

describe('unread news', () => {
  const isMarked = (value: boolean) => vi.waitUntil(() => sdk.$hasUnreadNews.get() === value);

  test('are the server’s flag minus what this browser has seen; newer ones show again', async () => {
    const api = await world();
    const stop = sdk.$hasUnreadNews.subscribe(() => undefined);
    await sdk.$userInfo.load();
    await isMarked(true);
    sdk.markNewsRead();
    await isMarked(false);
    api.handlers['GET /user-info'] = () => json(userInfo([], { newestNewsAt: '2026-11-02T00:00:00Z' }));
    await sdk.$userInfo.reload();
    await isMarked(true);
    stop();
  });
  test('a plain true hides the dot whatever is newest', async () => {
    vi.spyOn(console, 'error');
    await world();
    const stop = sdk.$hasUnreadNews.subscribe(() => undefined);
    await sdk.$userInfo.load();
    await isMarked(true);
    sdk.options.storage?.local?.setItem('USER_IS_READ_NEWS', 'true');
    await sdk.$userInfo.reload();
    await isMarked(false);
    stop();
  });
});
