import { describe, expect, it } from 'vitest';
import { encodeCursor } from '../../db/keyset/cursor.ts';
import { pageIn, windowLength } from './article-windows.ts';

const windowOf = (count: number) => ({
  ids: Array.from({ length: count }, (_, at) => `a${at}`),
  values: Array.from({ length: count }, (_, at) => at * 10),
});
const list = 'price:asc';
const pageAt = (count: number, wish: { cursor?: string; page?: number; limit?: number }) =>
  pageIn(windowOf(count), { list, limit: 10, ...wish }, 'integer');

describe('a page of a window', () => {
  it('has the cursor of the next page, or none at the end of the list', () => {
    const first = pageAt(15, {});
    expect(first?.ids).toHaveLength(10);
    const rest = pageAt(15, { cursor: first?.nextCursor ?? '' });
    expect(rest).toEqual({ ids: ['a10', 'a11', 'a12', 'a13', 'a14'], nextCursor: null });
    expect(pageAt(15, { page: 2 })).toEqual(rest);
    expect(pageAt(10, {})?.nextCursor).toBeNull();
    expect(pageAt(0, {})).toEqual({ ids: [], nextCursor: null });
    expect(pageAt(5, { page: 3 })).toEqual({ ids: [], nextCursor: null });
  });

  it('is undefined where it reaches beyond the window and the list is longer', () => {
    expect(pageAt(windowLength, { page: 101 })?.ids).toHaveLength(10);
    expect(pageAt(windowLength, { page: 11, limit: 100 })?.nextCursor).not.toBeNull();
    const last = windowLength - 5;
    const cursor = encodeCursor({ list, value: last * 10, id: `a${last}` });
    expect(pageAt(windowLength, { cursor })).toBeUndefined();
    expect(pageAt(windowLength - 1, { cursor })?.ids).toHaveLength(3);
  });

  it('is undefined for a cursor whose sort value changed, whose entry is gone, or of another list', () => {
    const cursorOf = (value: number, id: string, of = list) => encodeCursor({ list: of, value, id });
    expect(pageAt(15, { cursor: cursorOf(30, 'a3') })?.ids[0]).toBe('a4');
    expect(pageAt(15, { cursor: cursorOf(35, 'a3') })).toBeUndefined();
    expect(pageAt(15, { cursor: cursorOf(30, 'gone') })).toBeUndefined();
    expect(pageAt(15, { cursor: cursorOf(30, 'a3', 'name:asc') })).toBeUndefined();
  });
});
