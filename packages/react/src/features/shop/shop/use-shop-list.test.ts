import { describe, expect, it } from 'vitest';
import { activeFilterCount, isNarrowed } from './use-shop-list.ts';

describe('the catalogue is narrowed', () => {
  it.each([
    ['by a search', { search: 'Kabel' }, true],
    ['by a category', { category: 'cables' }, true],
    ['by tags', { tag: ['mid'] }, true],
    ['by a kind', { kind: 'service' }, true],
    ['by availability', { available: true }, true],
    ['not by the sort order', { sort: 'name:asc' }, false],
    ['not by the page', { page: 2 }, false],
    ['not by empty filters', { search: undefined, category: undefined }, false],
  ])('%s', (_, query, expected) => {
    expect(isNarrowed(query)).toBe(expected);
  });
});

it.each([
  [{}, 0],
  [{ category: 'cables' }, 0],
  [{ tag: ['mid', 'new'] }, 2],
  [{ kind: 'service' as const }, 1],
  [{ available: true as const }, 1],
  [{ category: 'cables', tag: ['mid'], kind: 'service' as const, available: true as const }, 3],
])('filters %o: %d active in addition to the category', (filters, expected) => {
  expect(activeFilterCount(filters)).toBe(expected);
});
