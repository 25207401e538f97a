import type { OperationName } from '@foyer/contract';
import { createTestSdk, type FakeCall, problem } from '@foyer/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { articleOf, fakeCart } from '../shop-fixture.ts';
import { mostRows } from './change-rows.ts';
import { createQuickOrderStore } from './quick-order.store.ts';
import { problemOf } from './quick-order-row.ts';

const articles = [1, 2, 3].map((number) => articleOf(number, `Article ${number}`, { minQuantity: 2 }));

/** Returns the articles with the given numbers, like the server. */
function byNumber({ url }: FakeCall) {
  const numbers = url.searchParams.getAll('number').map((number) => number.toUpperCase());
  const items = articles.filter(({ number }) => numbers.includes(number));
  return { items, nextCursor: null, total: items.length };
}

async function open() {
  const { sdk, api } = await createTestSdk({ roles: ['ROLE_SHOP'], answers: { addCartItems: fakeCart } });
  onTestFinished(() => sdk.destroy());
  api.respond('listArticles', byNumber);
  const store = createQuickOrderStore(sdk, () => 'de_DE');
  const rows = () => store.$rows.get();
  const keyOf = (line: number) => rows()[line - 1]?.key ?? '';
  /** Renders each line as "number quantity", with = for a known article and ? for an unknown one. */
  const shown = () =>
    rows().map(
      ({ text, quantity, article }) => `${text} ${quantity}${article ? '=' : article === null ? '?' : ''}`,
    );
  /** Delays the answers of an operation until the test releases them, in any order. */
  const hold = (name: OperationName, answer: (call: FakeCall) => unknown) => {
    const waiting: (() => void)[] = [];
    api.respond(name, (call) => new Promise((resolve) => waiting.push(() => resolve(answer(call)))));
    return { waiting, answered: (count: number) => vi.waitUntil(() => waiting.length === count) };
  };
  return { sdk, api, store, rows, keyOf, shown, hold };
}

describe('lines', () => {
  it('are three blank ones at first, with a blank one after the filled ones', async () => {
    const { store, keyOf, shown } = await open();
    expect(shown()).toEqual([' 1', ' 1', ' 1']);
    store.setText(keyOf(3), 'NX-1001');
    expect(shown()).toEqual([' 1', ' 1', 'NX-1001 1', ' 1']);
    store.remove(keyOf(3));
    expect(shown()).toEqual([' 1', ' 1', ' 1']);
  });

  it('that are inserted move the line at their place down', async () => {
    const { store, keyOf, shown } = await open();
    store.setText(keyOf(1), 'A');
    store.setText(keyOf(2), 'B');
    expect(
      store.fill(
        keyOf(2),
        [1, 2].map((n) => ({ text: `N${n}`, quantity: `${n}` })),
      ),
    ).toBe(true);
    expect(shown()).toEqual(['A 1', 'N1 1', 'N2 2', 'B 1', ' 1']);
  });

  it('are limited to the maximum of the cart: a larger batch is refused as a whole', async () => {
    const { store, keyOf, shown } = await open();
    const lines = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ text: `N${at}`, quantity: '1' }));
    store.setText(keyOf(1), 'A');
    const before = shown();
    expect(store.fill(keyOf(1), lines(mostRows))).toBe(false);
    expect(shown()).toEqual(before);
    expect(store.fill(keyOf(1), lines(mostRows - 1))).toBe(true);
    expect(shown()).toHaveLength(mostRows);
    expect(shown().at(-1)).toBe('A 1');
  });

  it('that were removed are restored with their articles', async () => {
    const { store, rows, keyOf, shown } = await open();
    store.fill(keyOf(1), [{ text: 'NX-1001', quantity: '7' }]);
    await store.lookUp();
    const before = rows();
    store.clear();
    expect(shown()).toEqual([' 1', ' 1', ' 1']);
    store.restore(before);
    expect(rows()).toEqual(before);
  });
});

describe('the lookup of article numbers', () => {
  it('is one call for all lines, asks for each number once, and is not repeated', async () => {
    const { api, store, keyOf, shown } = await open();
    const lines = ['nx-1001', 'NX-1001', 'NX-9999'].map((text) => ({ text, quantity: '4' }));
    store.fill(keyOf(1), lines);
    await store.lookUp();
    expect(shown().slice(0, 3)).toEqual(['NX-1001 4=', 'NX-1001 4=', 'NX-9999 4?']);
    expect(api.callsOf('listArticles').map(({ url }) => url.searchParams.getAll('number'))).toEqual([
      ['nx-1001', 'nx-9999'],
    ]);
    await store.lookUp();
    expect(api.callsOf('listArticles')).toHaveLength(1);
  });

  it('is split into calls of forty numbers', async () => {
    const { api, store, keyOf } = await open();
    store.fill(
      keyOf(1),
      Array.from({ length: 100 }, (_, at) => ({ text: `N${at}`, quantity: '1' })),
    );
    await store.lookUp();
    expect(api.callsOf('listArticles').map(({ url }) => url.searchParams.getAll('number').length)).toEqual([
      40, 40, 20,
    ]);
  });

  it('is ignored for a line that was changed meanwhile', async () => {
    const { store, keyOf, shown, hold } = await open();
    const { waiting, answered } = hold('listArticles', byNumber);
    store.setText(keyOf(1), 'NX-1001');
    const first = store.lookUp();
    await answered(1);
    store.setText(keyOf(1), 'NX-1002');
    waiting[0]?.();
    await first;
    expect(shown()[0]).toBe('NX-1002 1');
    const second = store.lookUp();
    await answered(2);
    waiting[1]?.();
    await second;
    expect(shown()[0]).toBe('NX-1002 2=');
  });

  it('sets the minimum quantity unless one was typed', async () => {
    const { store, keyOf, shown } = await open();
    store.setText(keyOf(1), 'NX-1001');
    store.setQuantity(keyOf(2), '5');
    store.setText(keyOf(2), 'NX-1002');
    await store.lookUp();
    expect(shown().slice(0, 2)).toEqual(['NX-1001 2=', 'NX-1002 5=']);
  });

  it('is retried the next time after a failure', async () => {
    const { api, store, keyOf, shown } = await open();
    api.respond('listArticles', () => problem(500, 'internal_error'));
    store.setText(keyOf(1), 'NX-1001');
    expect(await store.lookUp()).toMatchObject({ code: 'internal_error' });
    expect(await store.submit()).toMatchObject({ status: 'failed', error: { code: 'internal_error' } });
    expect(shown()[0]).toBe('NX-1001 1');
    api.respond('listArticles', byNumber);
    expect(await store.lookUp()).toBeNull();
    expect(shown()[0]).toBe('NX-1001 2=');
  });
});

describe('adding to the cart', () => {
  it('sends nothing without lines or with a faulty line', async () => {
    const { api, store, keyOf } = await open();
    expect(await store.submit()).toEqual({ status: 'empty' });
    store.setText(keyOf(1), 'NX-1001');
    store.setText(keyOf(2), 'NX-9999');
    expect(await store.submit()).toEqual({ status: 'faulty' });
    expect(api.calls).not.toContain('addCartItems');
  });

  it('sends all lines in one call; lines typed meanwhile stay, and the answer becomes the cart', async () => {
    const { sdk, api, store, keyOf, shown, hold } = await open();
    const { waiting, answered } = hold('addCartItems', () => ({ ...fakeCart, version: 9 }));
    store.fill(
      keyOf(1),
      ['NX-1001', 'NX-1002'].map((text) => ({ text, quantity: '3' })),
    );
    const submitted = store.submit();
    await answered(1);
    store.setText(keyOf(3), 'NX-1003');
    waiting[0]?.();
    expect(await submitted).toMatchObject({ status: 'added', items: [{ quantity: 3 }, { quantity: 3 }] });
    expect(shown()).toEqual(['NX-1003 1', ' 1', ' 1']);
    expect(api.callsOf('addCartItems')).toHaveLength(1);
    expect(sdk.resource('getCart').value?.data?.version).toBe(9);
  });

  it('keeps the key after a lost answer, and changes it with the lines', async () => {
    const { api, store, keyOf } = await open();
    api.behave({ addCartItems: { status: 500, code: 'internal_error' } });
    store.fill(keyOf(1), [{ text: 'NX-1001', quantity: '3' }]);
    for (const quantity of ['3', '3', '4']) {
      store.setQuantity(keyOf(1), quantity);
      expect(await store.submit()).toMatchObject({ status: 'failed' });
    }
    const [first, second, third] = api
      .callsOf('addCartItems')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });

  it('shows a refusal at its line, wherever the line is by then, until the line is changed', async () => {
    const { store, rows, keyOf, hold } = await open();
    const errors = [
      { path: 'items.1.quantity', code: 'max_value', params: { limit: 5 } },
      { path: 'items.2.articleId', code: 'not_found' },
      { path: 'acceptTerms', code: 'required' },
    ];
    const { waiting, answered } = hold('addCartItems', () => problem(422, 'validation_failed', { errors }));
    store.fill(
      keyOf(1),
      articles.map(({ number }) => ({ text: number, quantity: '9' })),
    );
    const submitted = store.submit();
    await answered(1);
    store.remove(keyOf(1));
    waiting[0]?.();
    expect(await submitted).toEqual({ status: 'faulty' });
    expect(rows().slice(0, 2).map(problemOf)).toEqual([
      { field: 'quantity', problem: { code: 'max_value', limit: 5 }, isFromServer: true },
      { field: 'article', code: 'unknown' },
    ]);
    store.setQuantity(keyOf(1), '8');
    expect(rows().slice(0, 1).map(problemOf)).toEqual([null]);
  });

  it('marks a line as unavailable; a refusal without a line concerns the whole order', async () => {
    const { api, store, rows, keyOf } = await open();
    api.respond('addCartItems', () =>
      problem(422, 'validation_failed', { errors: [{ path: 'items.0.quantity', code: 'invalid_choice' }] }),
    );
    store.fill(keyOf(1), [{ text: 'NX-1001', quantity: '3' }]);
    expect(await store.submit()).toEqual({ status: 'faulty' });
    expect(rows().slice(0, 1).map(problemOf)).toEqual([{ field: 'article', code: 'unavailable' }]);
    store.lookUpAgain();
    await vi.waitUntil(() => rows()[0]?.article);
    api.respond('addCartItems', () => problem(409, 'cart_full'));
    expect(await store.submit()).toMatchObject({ status: 'failed', error: { code: 'cart_full' } });
    expect(rows().slice(0, 1).map(problemOf)).toEqual([null]);
  });
});

describe('the draft', () => {
  it('is restored on the next visit, saved 300 ms after the last change, and deleted with the lines', async () => {
    const { sdk, store, keyOf } = await open();
    const next = () => createQuickOrderStore(sdk, () => 'de_DE');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    store.setText(keyOf(1), 'NX-1001');
    vi.advanceTimersByTime(299);
    expect(next().isRestored).toBe(false);
    store.setQuantity(keyOf(1), '6');
    vi.advanceTimersByTime(300);
    expect(next().$rows.get()[0]).toMatchObject({ text: 'NX-1001', quantity: '6', isQuantityTyped: true });
    store.clear();
    expect(next().isRestored).toBe(false);
  });

  it('of another tab is not overwritten where nothing was changed in this one', async () => {
    const { sdk, store, keyOf } = await open();
    const idle = createQuickOrderStore(sdk, () => 'de_DE');
    store.setText(keyOf(1), 'NX-1001');
    store.keep();
    idle.keep();
    expect(createQuickOrderStore(sdk, () => 'de_DE').$rows.get()[0]?.text).toBe('NX-1001');
  });
});
