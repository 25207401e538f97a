import type { FoyerSdk } from '@foyer/core';
import { describe, expect, it } from 'vitest';
import { orderExample } from '../orders-fixture.ts';
import { createReorder, readReorderLines } from './reorder.ts';

interface Asked {
  readonly ids: readonly string[];
  readonly key: string | undefined;
}

/** A cart that refuses a call with the code that `refusal` returns. */
function createCart(refusal: (ids: readonly string[]) => string | null) {
  const asked: Asked[] = [];
  const call = async (
    _: string,
    input: { body: { items: { articleId: string }[] }; idempotencyKey?: string },
  ) => {
    const ids = input.body.items.map(({ articleId }) => articleId);
    asked.push({ ids, key: input.idempotencyKey });
    const code = refusal(ids);
    const status = code === 'network' ? 0 : 409;
    return code === null
      ? { ok: true, value: {} }
      : { ok: false, error: { code, status, requestId: null, retryAfter: null, fields: [] } };
  };
  return { asked, reorder: createReorder(call as unknown as FoyerSdk['call']) };
}
const line = (articleId: string, quantity = 1) => ({ articleId, name: `Article ${articleId}`, quantity });

describe('ordering again', () => {
  it('takes each article once and tells which have left the catalogue', () => {
    const [first, second, gone] = orderExample.items;
    const { lines, gone: refused } = readReorderLines([first, second, gone, first].filter((item) => !!item));
    expect(lines.map(({ articleId, quantity }) => [articleId, quantity])).toEqual([
      ['article-1', 4],
      ['article-2', 2],
    ]);
    expect(refused).toEqual([{ name: 'Handbuch E-Mobilität', reason: 'gone' }]);
  });

  it('asks once when nothing is wrong', async () => {
    const { asked, reorder } = createCart(() => null);
    expect(await reorder.run([line('a'), line('b')])).toEqual({ added: 2, refused: [], unsure: [] });
    expect(asked.map(({ ids }) => ids)).toEqual([['a', 'b']]);
  });

  it('adds the other articles when one is refused, and gives the reason', async () => {
    const { reorder } = createCart((ids) => (ids.includes('b') ? 'article_unavailable' : null));
    expect(await reorder.run([line('a'), line('b'), line('c')])).toEqual({
      added: 2,
      refused: [{ name: 'Article b', reason: 'article_unavailable' }],
      unsure: [],
    });
  });

  it('stops without a connection and keeps the unanswered articles for a retry', async () => {
    const { reorder } = createCart((ids) =>
      ids.length > 1 ? 'cart_full' : ids[0] === 'a' ? null : 'network',
    );
    const outcome = await reorder.run([line('a'), line('b'), line('c')]);
    expect(outcome.added).toBe(1);
    expect(outcome.unsure.map(({ articleId }) => articleId)).toEqual(['b', 'c']);
  });

  it('repeats a lost batch with the same key, so that nothing is added twice', async () => {
    let isLost = true;
    const { asked, reorder } = createCart(() => (isLost ? 'network' : null));
    const lines = [line('a'), line('b')];
    const { unsure } = await reorder.run(lines);
    isLost = false;
    expect((await reorder.run(unsure)).added).toBe(2);
    expect(asked).toHaveLength(2);
    expect(asked[0]?.key).toBe(asked[1]?.key);
    await reorder.run(lines);
    expect(asked[2]?.key).not.toBe(asked[1]?.key);
  });

  it('splits a large order into several calls', async () => {
    const { asked, reorder } = createCart(() => null);
    const many = Array.from({ length: 150 }, (_, index) => line(String(index)));
    expect((await reorder.run(many)).added).toBe(150);
    expect(asked.map(({ ids }) => ids.length)).toEqual([100, 50]);
  });
});
