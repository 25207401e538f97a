import { showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { articleFound } from './quotation-request-fixture.ts';
import { useRequestRows } from './use-request-rows.ts';

const cable = { id: 'cable', number: 'LK-207', name: 'Ladekabel' };
const kept = JSON.stringify([
  { ...cable, quantity: '4' },
  { id: 'stand', number: 'ST-1', name: 'Standfuß', quantity: '2' },
]);

async function show(draft?: string, articleId = '', quantity = 1) {
  const shown = await showHook(() => useRequestRows(draft, articleId, quantity), {
    answers: { getArticle: articleFound },
  });
  const rows = () => shown.now().rows.map((row) => `${row.quantity} ${row.article?.name ?? '-'}`);
  return { ...shown, rows, keyAt: (at: number) => shown.now().rows[at]?.key ?? '' };
}

describe('the lines of a request', () => {
  it.each([
    ['with a blank one', undefined, ['1 -']],
    ['with the lines of the draft', kept, ['4 Ladekabel', '2 Standfuß']],
    ['with a blank one after an invalid draft', '{', ['1 -']],
  ])('begin %s', async (_, draft, expected) => {
    expect((await show(draft)).rows()).toEqual(expected);
  });

  it.each([
    ['in place of a blank one', undefined, ['3 Wallbox Pulse 11 kW']],
    ['after the lines of the draft', kept, ['4 Ladekabel', '2 Standfuß', '3 Wallbox Pulse 11 kW']],
  ])('have the given article %s', async (_, draft, expected) => {
    const { rows } = await show(draft, 'article-1', 3);
    await vi.waitUntil(() => rows().at(-1) === '3 Wallbox Pulse 11 kW');
    expect(rows()).toEqual(expected);
  });

  it.each([
    ['', 0],
    ['a/b', 0],
    ['x'.repeat(65), 0],
    ['article-1', 1],
  ])('request the article "%s" %d times', async (articleId, count) => {
    const { api } = await show(undefined, articleId);
    await vi.waitUntil(() => api.callsOf('getArticle').length === count);
    expect(api.callsOf('getArticle')).toHaveLength(count);
  });

  it('change one at a time', async () => {
    const { act, rows, keyAt } = await show(kept);
    act(({ setQuantity }) => setQuantity(keyAt(1), 'zwei'));
    act(({ choose }) => choose(keyAt(0), null));
    expect(rows()).toEqual(['4 -', 'zwei Standfuß']);
    act(({ add }) => add());
    act(({ choose }) => choose(keyAt(2), cable));
    expect(rows()).toEqual(['4 -', 'zwei Standfuß', '1 Ladekabel']);
  });

  it('always have a line: removing the last one leaves a blank one', async () => {
    const { act, rows, keyAt } = await show(kept);
    act(({ remove }) => remove(keyAt(0)));
    expect(rows()).toEqual(['2 Standfuß']);
    act(({ remove }) => remove(keyAt(0)));
    expect(rows()).toEqual(['1 -']);
  });
});
