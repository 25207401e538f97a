import { expect, it } from 'vitest';
import { batchReads } from './batch-reads.ts';
import type { Database } from './client.ts';

const [db, other] = [{}, {}] as unknown as [Database, Database];

/** A read that records the keys of each statement, and finds every key except `nothing`. */
function reader() {
  const statements: (readonly string[])[] = [];
  const read = batchReads(async (_, keys) => {
    statements.push(keys);
    if (keys.includes('broken')) throw new Error('away');
    return new Map(keys.filter((key) => key !== 'nothing').map((key) => [key, `row of ${key}`]));
  });
  return { read, statements };
}

it('answers each request by its own row, and sends concurrent ones as one statement', async () => {
  const { read, statements } = reader();
  expect(await Promise.all(['a', 'b', 'nothing', 'a'].map((key) => read(db, key)))).toEqual([
    'row of a',
    'row of b',
    null,
    'row of a',
  ]);
  expect(statements).toEqual([['a', 'b', 'nothing']]);
});

it('sends a later request in a statement of its own while the first is still waiting', async () => {
  const { read, statements } = reader();
  const first = read(db, 'a');
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([first, read(db, 'a')]);
  expect(statements).toEqual([['a'], ['a']]);
});

it('keeps databases apart, and no statement is longer than fifty', async () => {
  const { read, statements } = reader();
  const keys = Array.from({ length: 70 }, (_, at) => `${at}`);
  await Promise.all([...keys.map((key) => read(db, key)), read(other, 'a')]);
  expect(statements.map(({ length }) => length).sort((one, two) => one - two)).toEqual([1, 20, 50]);
});

it('fails for all requests of the same turn, and for none after them', async () => {
  const { read } = reader();
  const answers = await Promise.allSettled([read(db, 'a'), read(db, 'broken')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await read(db, 'a')).toBe('row of a');
});
