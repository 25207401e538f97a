import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { toFieldErrors } from '../rules/field-rules.ts';
import { flag, listQuery, many, page } from './list.ts';

const query = listQuery(['name', 'date'], { state: many(v.picklist(['open', 'paid'])), isNew: flag });
const codes = (input: unknown) => {
  const result = v.safeParse(query, input);
  return result.success ? [] : toFieldErrors(result.issues).map(({ path, code }) => `${path} ${code}`);
};

describe('a list query', () => {
  it('has 25 entries to a page unless told', () => {
    expect(v.parse(query, {})).toEqual({ limit: 25 });
  });
  it('reads the texts of a URL', () => {
    expect(v.parse(query, { limit: '50', state: 'open', isNew: 'true', search: ' x ' })).toEqual({
      limit: 50,
      state: ['open'],
      isNew: true,
      search: 'x',
    });
  });
  it('reads the typed values of a program', () => {
    expect(v.parse(query, { limit: 50, state: ['open', 'paid'], isNew: false, sort: 'date:desc' })).toEqual({
      limit: 50,
      state: ['open', 'paid'],
      isNew: false,
      sort: 'date:desc',
    });
  });
  it('takes page numbers up to the limit of lists', () => {
    expect(v.parse(query, { page: '41' })).toEqual({ limit: 25, page: 41 });
    expect(v.parse(query, { page: 11, limit: 100 })).toEqual({ limit: 100, page: 11 });
    expect(v.parse(query, { page: '1001', limit: '1' })).toEqual({ limit: 1, page: 1001 });
  });
  it.each([
    [{ limit: '0' }, 'limit min_value'],
    [{ limit: '101' }, 'limit max_value'],
    [{ limit: '1.5' }, 'limit integers_only'],
    [{ limit: 'many' }, 'limit numbers_only'],
    [{ sort: 'name' }, 'sort invalid_choice'],
    [{ sort: 'size:asc' }, 'sort invalid_choice'],
    [{ search: 'x'.repeat(101) }, 'search max_length'],
    [{ colour: 'red' }, 'colour unknown_field'],
    [{ page: '0' }, 'page min_value'],
    [{ page: 'x' }, 'page numbers_only'],
    [{ page: '42' }, 'page max_value'],
    [{ page: '12', limit: '100' }, 'page max_value'],
    [{ page: '2', cursor: 'abc' }, 'page unknown_field'],
  ])('refuses %o', (input, expected) => {
    expect(codes(input)).toEqual([expected]);
  });
  it('refuses a filter outside its choices, alone or among others', () => {
    expect(codes({ state: 'lost' })).toHaveLength(1);
    expect(codes({ state: ['open', 'lost'] })).toHaveLength(1);
  });
});

describe('a page', () => {
  it('has a cursor or null, and may leave the total out', () => {
    const schema = page(v.string());
    expect(v.is(schema, { items: ['a'], nextCursor: null })).toBe(true);
    expect(v.is(schema, { items: ['a'], nextCursor: 'c', total: 3, totalIsCapped: true })).toBe(true);
    expect(v.is(schema, { items: ['a'] })).toBe(false);
  });
});
