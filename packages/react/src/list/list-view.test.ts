import { describe, expect, it } from 'vitest';
import { createListView, isInReach, type ListView, narrowView, pageQuery, turnTo } from './list-view.ts';

const start = createListView('orderedAt:desc', { state: 'open' });
const at = (page: number, cursors: ListView['cursors'] = [null]): ListView => ({ ...start, page, cursors });

describe('a page without its cursor', () => {
  it.each([
    [0, 25, true],
    [40, 25, true],
    [41, 25, false],
    [10, 100, true],
    [11, 100, false],
  ])('%d of %d entries each can be requested: %s', (page, limit, expected) => {
    expect(isInReach(page, limit)).toBe(expected);
  });
});

describe('turning to a page', () => {
  it.each([
    ['the next one keeps its cursor', at(0), 1, 'c1', { page: 1, cursors: [null, 'c1'] }],
    ['the next one without a cursor is reached by its number', at(0), 1, null, { page: 1, cursors: [null] }],
    ['a cursor belongs to the next page alone', at(0), 3, 'c1', { page: 3, cursors: [null] }],
    [
      'the previous one keeps the known cursors',
      at(1, [null, 'c1']),
      0,
      null,
      { page: 0, cursors: [null, 'c1'] },
    ],
    ['a distant one is reached by a known cursor', at(40), 41, 'c41', { page: 41 }],
    ['a distant one without a cursor is not reached', at(40), 41, null, { page: 40 }],
    ['a page before the first is not reached', at(2), -1, null, { page: 2 }],
    ['a fraction of a page is not reached', at(2), 2.5, null, { page: 2 }],
  ] as const)('%s', (_, view, page, cursor, expected) => {
    expect(turnTo(view, page, cursor, 25)).toMatchObject(expected);
  });

  it('leaves the view as it was where there is no way', () => {
    const view = at(40);
    expect(turnTo(view, 41, null, 25)).toBe(view);
  });
});

describe('a list that is narrowed', () => {
  it.each([[{ search: 'Kabel' }], [{ sort: 'number:asc' }], [{ values: { state: 'paid' } }]])(
    'starts again at its first page: %o',
    (change) => {
      const view = { ...at(3, [null, 'c1', 'c2', 'c3']), columns: ['number'] };
      expect(narrowView(view, change)).toEqual({ ...view, ...change, page: 0, cursors: [null] });
    },
  );
});

describe('the query for a page', () => {
  it.each([
    ['names no page for the first one', start, undefined, { state: 'open', sort: 'orderedAt:desc' }],
    [
      'names a later page by its number',
      at(2),
      undefined,
      { state: 'open', sort: 'orderedAt:desc', page: 3 },
    ],
    [
      'names a later page by its cursor',
      at(1, [null, 'c1']),
      undefined,
      { state: 'open', sort: 'orderedAt:desc', cursor: 'c1' },
    ],
    [
      'names a page other than the shown one',
      at(0, [null, 'c1']),
      1,
      { state: 'open', sort: 'orderedAt:desc', cursor: 'c1' },
    ],
    [
      'trims the search',
      { ...start, search: '  Kabel ' },
      undefined,
      { state: 'open', sort: 'orderedAt:desc', search: 'Kabel' },
    ],
    [
      'omits a search of blanks',
      { ...start, search: '   ' },
      undefined,
      { state: 'open', sort: 'orderedAt:desc' },
    ],
    [
      'omits a filter that is off',
      { ...start, values: { state: undefined, isNew: true } },
      undefined,
      { isNew: true, sort: 'orderedAt:desc' },
    ],
    [
      'omits the sort order if the list has none',
      { ...start, sort: undefined },
      undefined,
      { state: 'open' },
    ],
  ])('%s', (_, view, page, expected) => {
    expect(pageQuery(view, page)).toEqual(expected);
  });
});
