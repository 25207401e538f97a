import { type FakeCall, problem, showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { cartOf, lineOf } from '../features/cart/cart-fixture.ts';
import { useMutation } from './use-mutation.ts';

const input = { body: { items: [{ articleId: 'a', quantity: 1 }] } };
const other = { body: { items: [{ articleId: 'b', quantity: 1 }] } };
const cart = cartOf([lineOf('a')]);
const keyOf = (call: FakeCall | undefined) => call?.headers.get('idempotency-key');

/** Shows a mutation whose answers the test releases. */
async function show(onSuccess?: (value: unknown) => void) {
  const answers: ((value: unknown) => void)[] = [];
  const shown = await showHook(() => useMutation('addCartItems', { ...(onSuccess && { onSuccess }) }), {
    prepare: (api) => api.respond('addCartItems', () => new Promise((answer) => answers.push(answer))),
  });
  const asked = (count: number) => vi.waitUntil(() => answers.length >= count);
  const sent = () => shown.api.callsOf('addCartItems');
  return { ...shown, answers, asked, sent };
}

describe('useMutation', () => {
  it('sends once while it is under way, and both who pressed get the answer', async () => {
    const done = vi.fn();
    const { now, act, answers, asked, sent } = await show(done);
    const first = act(({ run }) => run(input));
    const second = act(({ run }) => run(other));
    expect(now().isPending).toBe(true);
    await asked(1);
    answers[0]?.(cart);
    const [one, two] = await Promise.all([first, second]);
    expect(one).toBe(two);
    expect(one).toEqual({ ok: true, value: cart });
    expect([sent().length, done.mock.calls]).toEqual([1, [[cart]]]);
    await vi.waitUntil(() => !now().isPending);
  });

  it('tells why it failed, forgets that with the next try or when told to, and calls nothing a success', async () => {
    const done = vi.fn();
    const { now, act, answers, asked } = await show(done);
    const run = async (at: number) => {
      const answer = act((mutation) => mutation.run(input));
      expect(now().error).toBeUndefined();
      await asked(at + 1);
      answers[at]?.(problem(409, 'cart_full'));
      await answer;
      await vi.waitUntil(() => now().error?.code === 'cart_full');
    };
    await run(0);
    await run(1);
    act(({ clearError }) => clearError());
    expect([now().error, now().isPending, done.mock.calls]).toEqual([undefined, false, []]);
  });

  it('repeats the same after a lost answer under the same key, anything else under its own', async () => {
    const { act, answers, asked, sent, api } = await show();
    api.behave({ addCartItems: { status: 500, code: 'internal_error' } });
    await act(({ run }) => run(input));
    const lost = sent().length;
    api.behave({});
    const again = act(({ run }) => run(input));
    await asked(1);
    answers[0]?.(cart);
    await again;
    expect(new Set(sent().map(keyOf)).size).toBe(1);
    const next = act(({ run }) => run(input));
    await asked(2);
    answers[1]?.(cart);
    await next;
    expect(sent().length).toBe(lost + 2);
    expect(new Set(sent().map(keyOf)).size).toBe(2);
  });

  it('takes a key that it is given', async () => {
    const { act, asked, answers, sent } = await show();
    const answer = act(({ run }) => run({ ...input, idempotencyKey: 'a-key-of-my-own-here' }));
    await asked(1);
    answers[0]?.(cart);
    await answer;
    expect(keyOf(sent()[0])).toBe('a-key-of-my-own-here');
  });

  it('calls what its owner wants done by the latest drawing, also when the owner is gone meanwhile', async () => {
    const seen: string[] = [];
    let name = 'first';
    const answers: ((value: unknown) => void)[] = [];
    const { act, again, unmount } = await showHook(
      () => {
        const drawnAs = name;
        return useMutation('addCartItems', { onSuccess: () => seen.push(drawnAs) });
      },
      { prepare: (api) => api.respond('addCartItems', () => new Promise((answer) => answers.push(answer))) },
    );
    const answer = act(({ run }) => run(input));
    name = 'second';
    again();
    unmount();
    await vi.waitUntil(() => answers.length === 1);
    answers[0]?.(cart);
    expect(await answer).toMatchObject({ ok: true });
    expect(seen).toEqual(['second']);
  });
});
