import { createFakeToken, showHook } from '@foyer/testing';
import { describe, expect, it, vi } from 'vitest';
import { createListView, type ListView } from './list-view.ts';
import { isBeyondTheEnd, usePageInRange } from './use-page-in-range.ts';
import type { Pages } from './use-pages.ts';

const view = (page: number): ListView => ({ ...createListView('name:asc', {}), page, cursors: [null, 'c1'] });
const pages = (isFresh: boolean, ...counts: number[]) =>
  ({
    isFresh,
    shown: counts.map((count) => ({ items: Array(count).fill('x'), nextCursor: null })),
  }) as Partial<Pages<unknown>> as Pages<unknown>;

describe('a page is beyond the end', () => {
  it.each([
    ['if it is empty', 3, pages(true, 0), true],
    ['not if it has an entry', 3, pages(true, 1), false],
    ['not if it is the first page', 0, pages(true, 0), false],
    ['not while it is loading', 3, pages(false, 0), false],
    ['if the last of several pages is empty', 3, pages(true, 25, 0), true],
    ['not without a response', 3, pages(true), false],
  ])('%s', (_, page, answered, expected) => {
    expect(isBeyondTheEnd(view(page), answered)).toBe(expected);
  });
});

describe('a list on a page beyond its end', () => {
  it.each([
    ['goes to the last page', 9, 60, 2],
    ['goes to the first page if the count is contradictory', 2, 75, 0],
    ['goes to the first page of an empty list', 4, 0, 0],
    ['goes to the first page without a count', 4, undefined, 0],
  ])('%s', async (_, page, total, expected) => {
    const change = vi.fn();
    await showHook(() => usePageInRange(view(page), true, total, 25, change));
    expect(change).toHaveBeenCalledOnce();
    const [make, step] = change.mock.lastCall as [(view: ListView) => ListView, string];
    expect(make(view(page))).toMatchObject({ page: expected, cursors: [null] });
    expect(step).toBe('replace');
  });

  it('stays where the page has entries', async () => {
    const change = vi.fn();
    await showHook(() => usePageInRange(view(3), false, 100, 25, change));
    expect(change).not.toHaveBeenCalled();
  });
});

it('goes to the first page for another mode', async () => {
  const change = vi.fn();
  const tokens = (['b2b', 'b2c_cc'] as const).map((mode) => ({ mode, token: createFakeToken(mode) }));
  const { sdk } = await showHook(() => usePageInRange(view(3), false, 100, 25, change), {
    answers: { login: { tokens } },
  });
  expect(change).not.toHaveBeenCalled();
  sdk.session.selectMode('b2c_cc');
  await vi.waitUntil(() => change.mock.calls.length > 0);
  const [make, step] = change.mock.lastCall as [(view: ListView) => ListView, string];
  expect(make(view(3))).toMatchObject({ page: 0, cursors: [null] });
  expect(step).toBe('replace');
});
