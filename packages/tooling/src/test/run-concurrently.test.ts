import { expect, it } from 'vitest';
import { runConcurrently } from './run-concurrently.ts';

/** Work that the test ends, and the list of running work. */
function handWork() {
  const under: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (name: string) =>
    new Promise<void>((resolve, reject) => {
      under.push(name);
      ends.set(name, (error) => {
        under.splice(under.indexOf(name), 1);
        if (error) reject(error);
        else resolve();
      });
    });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { under, work, end };
}

it('keeps so many under way, and takes the next in order where one is done', async () => {
  const { under, work, end } = handWork();
  const all = runConcurrently(['a', 'b', 'c', 'd'], 2, work);
  expect(under).toEqual(['a', 'b']);
  await end('b');
  expect(under).toEqual(['a', 'c']);
  await end('c');
  expect(under).toEqual(['a', 'd']);
  await end('a');
  expect(under).toEqual(['d']);
  await end('d');
  await all;
});

it('is done only when the last one is, and does each item once', async () => {
  const { under, work, end } = handWork();
  const begun: string[] = [];
  let isDone = false;
  const all = runConcurrently(['a', 'b', 'c', 'd', 'e'], 3, (name) => {
    begun.push(name);
    return work(name);
  }).then(() => {
    isDone = true;
  });
  for (const name of ['c', 'b', 'd', 'e']) await end(name);
  expect([under, isDone]).toEqual([['a'], false]);
  await end('a');
  await all;
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('with one lane does one after the other, and with more lanes than items each at once', async () => {
  const one = handWork();
  const all = runConcurrently(['a', 'b'], 1, one.work);
  expect(one.under).toEqual(['a']);
  await one.end('a');
  await one.end('b');
  await all;
  const many = handWork();
  runConcurrently(['a', 'b'], 9, many.work);
  expect(many.under).toEqual(['a', 'b']);
});

it('passes a fault on', async () => {
  const { work, end } = handWork();
  const all = runConcurrently(['a', 'b'], 1, work);
  const refused = expect(all).rejects.toThrow('broken');
  await end('a', new Error('broken'));
  await refused;
});
