import { expect, it } from 'vitest';
import type { Database } from '../client.ts';
import { createLargeLists } from './large-lists.ts';

it('remembers a list for a minute, by its database, kind and values', () => {
  let now = 1;
  const known = createLargeLists(() => now);
  const [db, other] = [{}, {}] as unknown as [Database, Database];
  const [kind, otherKind] = [{}, {}];
  known.add(db, kind, { userId: 'a' });
  expect(known.has(db, kind, { userId: 'a' })).toBe(true);
  expect(known.has(other, kind, { userId: 'a' })).toBe(false);
  expect(known.has(db, otherKind, { userId: 'a' })).toBe(false);
  expect(known.has(db, kind, { userId: 'b' })).toBe(false);
  now = 59_999;
  expect(known.has(db, kind, { userId: 'a' })).toBe(true);
  now = 60_002;
  expect(known.has(db, kind, { userId: 'a' })).toBe(false);
});
