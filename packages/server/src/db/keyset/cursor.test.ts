import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCursor, encodeCursor, listKey } from './cursor.ts';

describe('cursor', () => {
  it('returns the values it was made of, for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (value) => {
        fc.pre(!value.includes('\0'));
        const position = { list: 'name:asc', value, id: 'a-1' };
        expect(decodeCursor(encodeCursor(position), 'name:asc', 'text')).toEqual(position);
      }),
    );
  });

  it('returns any instant that a table can hold', () => {
    const value = '2026-02-28T23:59:59.001Z';
    const position = { list: 'newest:asc', value, id: 'a-1' };
    expect(decodeCursor(encodeCursor(position), 'newest:asc', 'instant')).toEqual(position);
  });

  it('refuses anything but its own cursors, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(decodeCursor(text, 'name:asc', 'text')).toBeNull();
      }),
    );
  });

  it.each([
    ['another sort', 'price:asc', 'integer', 'x', 'a'],
    ['a text in place of a number', 'name:asc', 'integer', 'x', 'a'],
    ['a number beyond safe integers', 'name:asc', 'integer', 1e300, 'a'],
    ['an invalid instant', 'name:asc', 'instant', 'yesterday', 'a'],
    ['a day that does not exist', 'name:asc', 'instant', '2026-02-30T00:00:00.000Z', 'a'],
    ['a year that the database does not have', 'name:asc', 'instant', '0000-01-01T00:00:00.000Z', 'a'],
    ['the hour 24', 'name:asc', 'instant', '2026-01-01T24:00:00.000Z', 'a'],
    ['an invalid decimal', 'name:asc', 'decimal', "1'; drop", 'a'],
    ['an id with foreign characters', 'name:asc', 'text', 'x', "a'b"],
    ['a zero byte', 'name:asc', 'text', 'a\0b', 'a'],
  ] as const)('refuses %s', (_, sort, kind, value, id) => {
    expect(decodeCursor(encodeCursor({ list: 'name:asc', value, id }), sort, kind)).toBeNull();
  });
});

describe('a list', () => {
  it('is the same for any order of its filters', () => {
    expect(listKey('name:asc', { tag: ['a', 'b'], kind: 'service', search: undefined })).toBe(
      listKey('name:asc', { kind: 'service', tag: ['b', 'a'] }),
    );
    expect(listKey('name:asc', { search: undefined })).toBe('name:asc');
  });

  it('is another with any other filter or sort', () => {
    const lists = [
      listKey('name:asc', {}),
      listKey('name:desc', {}),
      listKey('name:asc', { search: 'a' }),
      listKey('name:asc', { search: 'b' }),
      listKey('name:asc', { tag: ['a'] }),
      listKey('name:asc', { tag: ['a', 'b'] }),
      listKey('name:asc', { tag: ['ab'] }),
      listKey('name:asc', { available: true }),
      listKey('name:asc', { available: false }),
    ];
    expect(new Set(lists).size).toBe(lists.length);
    const cursor = encodeCursor({ list: listKey('name:asc', { search: 'a' }), value: 'x', id: 'a' });
    expect(decodeCursor(cursor, listKey('name:asc', { search: 'b' }), 'text')).toBeNull();
  });

  it('accepts the longest cursor it returns, in any script', () => {
    const list = listKey('name:asc', { search: 'Ω' });
    const position = { list, value: 'Ω'.repeat(200), id: 'a'.repeat(64) };
    expect(decodeCursor(encodeCursor(position), list, 'text')).toEqual(position);
  });
});
