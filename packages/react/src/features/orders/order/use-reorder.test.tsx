import type { Cart } from '@foyer/contract/cart/cart.schema';
import { type FakeCall, problem, showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { isOpenOrder } from '../order-state-tone.ts';
import { invoiceState } from './invoice-state.ts';
import { useReorder } from './use-reorder.ts';

const money = { amount: 0, currency: 'EUR' as const };
const emptyCart: Cart = {
  id: 'cart',
  version: 1,
  items: [],
  itemCount: 0,
  totals: {
    basis: 'net',
    itemsNet: money,
    itemsGross: money,
    shippingNet: money,
    shippingGross: money,
    net: money,
    taxes: [],
    gross: money,
    freeShippingFrom: null,
    freeShippingMissing: null,
  },
  deliveryAddress: null,
  invoiceAddress: null,
  paymentTerms: { dueDays: 30, discount: null },
  knownAddresses: [],
};
const item = (articleId: string | null, quantity = 1) =>
  ({ articleId, name: `Artikel ${articleId}`, quantity }) as Parameters<
    ReturnType<typeof useReorder>['again']
  >[0][number];
const articlesOf = ({ body }: FakeCall) =>
  (body as { items: { articleId: string }[] }).items.map(({ articleId }) => articleId);

async function show(answer: (call: FakeCall) => unknown = () => emptyCart) {
  const shown = await showHook(useReorder, { prepare: (api) => api.respond('addCartItems', answer) });
  const sent = () => shown.api.callsOf('addCartItems').map(articlesOf);
  const outcome = () => shown.now().reorder.outcome;
  const again = async (...items: ReturnType<typeof item>[]) => {
    await shown.act((reorder) => reorder.again(items));
    await vi.waitUntil(() => !shown.now().reorder.isPending);
  };
  return { ...shown, sent, outcome, again };
}

describe('ordering again', () => {
  it('puts everything into the cart at once and reports the number', async () => {
    const { again, sent, outcome } = await show();
    await again(item('a', 2), item('b'));
    expect([sent(), outcome()]).toEqual([[['a', 'b']], { added: 2, refused: [], unsure: [] }]);
  });

  it('runs once, however often it is pressed', async () => {
    let answer = (_: unknown) => {};
    const { act, now, sent } = await show(() => new Promise((resolve) => (answer = resolve)));
    const first = act(({ again }) => again([item('a')]));
    await act(({ again }) => again([item('a')]));
    expect(now().reorder.isPending).toBe(true);
    await vi.waitUntil(() => sent().length === 1);
    answer(emptyCart);
    await first;
    expect(sent()).toHaveLength(1);
  });

  it('names the articles that left the catalogue, and adds the rest', async () => {
    const { again, sent, outcome } = await show();
    await again(item('a'), item(null));
    expect([sent(), outcome()?.refused]).toEqual([[['a']], [{ name: 'Artikel null', reason: 'gone' }]]);
  });

  it('adds one by one where an article is refused, and names that article', async () => {
    const { again, sent, outcome } = await show((call) =>
      articlesOf(call).includes('b') ? problem(409, 'article_unavailable') : emptyCart,
    );
    await again(item('a'), item('b'), item('c'));
    expect(sent()).toEqual([['a', 'b', 'c'], ['a'], ['b'], ['c']]);
    expect(outcome()).toEqual({
      added: 2,
      refused: [{ name: 'Artikel b', reason: 'article_unavailable' }],
      unsure: [],
    });
  });

  it('sends only the unanswered articles on a retry, under the same key', async () => {
    let isDown = true;
    const { again, api, outcome } = await show((call) => {
      if (articlesOf(call).length > 1) return problem(409, 'article_unavailable');
      return isDown && articlesOf(call)[0] === 'b' ? problem(500, 'internal_error') : emptyCart;
    });
    await again(item('a'), item('b'));
    expect(outcome()).toMatchObject({ added: 1, unsure: [{ articleId: 'b' }] });
    const lost = api.callsOf('addCartItems').at(-1);
    isDown = false;
    await again(item('a'), item('b'));
    const last = api.callsOf('addCartItems').at(-1);
    expect(last && articlesOf(last)).toEqual(['b']);
    expect(last?.headers.get('idempotency-key')).toBe(lost?.headers.get('idempotency-key'));
    expect(outcome()).toEqual({ added: 1, refused: [], unsure: [] });
  });

  it('has no outcome once it is dismissed', async () => {
    const { again, act, outcome } = await show();
    await again(item('a'));
    act(({ dismiss }) => dismiss());
    expect(outcome()).toBeNull();
  });
});

describe('the invoice state of a failed download', () => {
  const failed = (code: string) =>
    invoiceState({
      status: 'failed',
      id: 'o',
      error: { code, status: 404, requestId: null, retryAfter: null, fields: [] },
    });
  it('is absent without an invoice, and failed after any other error', () => {
    expect(failed('invoice_not_ready')).toEqual({ status: 'absent', code: 'invoice_not_ready' });
    expect(failed('not_offered')).toEqual({ status: 'absent', code: 'not_offered' });
    expect(failed('internal_error')).toEqual({ status: 'failed' });
    expect(invoiceState({ status: 'done', id: 'o' })).toEqual({ status: 'done' });
  });
});

describe('an open order', () => {
  it.each([
    ['received', true],
    ['partially_shipped', true],
    ['shipped', true],
    ['delivered', false],
    ['completed', false],
    ['cancelled', false],
  ] as const)('%s: %s', (state, isOpen) => expect(isOpenOrder(state)).toBe(isOpen));
});
