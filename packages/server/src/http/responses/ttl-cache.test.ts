import { expect, it } from 'vitest';
import { createTtlCache } from './ttl-cache.ts';

let now = 1;
const cache = (seconds = 30) => {
  let loads = 0;
  const read = createTtlCache(seconds, () => now);
  return (key: string) => read(key, async () => `${key} ${++loads}`);
};

it.each([
  [0, 'a 1'],
  [29_000, 'a 1'],
  [31_000, 'a 2'],
])('%i ms after it was loaded, the value is %j', async (later, value) => {
  const read = cache();
  await read('a');
  now += later;
  expect(await read('a')).toBe(value);
});

it('drops only the least recently used value when it is full', async () => {
  const read = cache();
  await read('first');
  await read('second');
  for (let at = 0; at < 498; at++) await read(`other ${at}`);
  expect(await read('first')).toBe('first 1');
  await read('one more');
  expect(await read('first')).toBe('first 1');
  expect(await read('second')).toBe('second 502');
});

it('shares a value that is loading, and retries a failed load', async () => {
  const read = createTtlCache(30, () => now);
  const { promise, reject } = Promise.withResolvers<string>();
  const both = [read('a', () => promise), read('a', async () => 'not called')];
  reject(new Error('away'));
  await expect(Promise.allSettled(both)).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect(await read('a', async () => 'again')).toBe('again');
});
