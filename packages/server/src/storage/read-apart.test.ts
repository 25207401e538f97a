import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApartReader, readApart } from './read-apart.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-apart-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A reader that does `work` with the `sent` bytes. */
async function reader(name: string, work: string): Promise<URL> {
  const path = join(folder, `${name}.mjs`);
  await writeFile(path, `process.once('message', async (sent) => { ${work} });`);
  return pathToFileURL(path);
}
const limits = { seconds: 60, megabytes: 64 };
const bytes = new Uint8Array([1, 2, 3]);

it('answers what the script found, and passes on no secret', async () => {
  const script = await reader(
    'sum',
    'process.send({ sum: sent[0] + sent[2], env: Object.keys(process.env) })',
  );
  expect(await readApart(script, bytes, limits)).toEqual({ sum: 4, env: [] });
});

it.each([
  ['fills the heap', 'const all = []; for (;;) all.push({ all: [...all.slice(-9)] })'],
  ['makes a list longer than V8 can hold', "const all = []; for (;;) all.push(...Array(1e5).fill('x'))"],
  ['fills buffers beside the heap', 'const all = []; for (;;) all.push(Buffer.alloc(2 ** 22, 1))'],
  ['ends', 'process.exit(7)'],
  ['throws', "throw new Error('x')"],
])('a script that %s is over without an answer, and this process lives', async (name, work) => {
  const before = process.memoryUsage.rss();
  expect(await readApart(await reader(name.replaceAll(' ', '-'), work), bytes, limits)).toBeNull();
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 2 ** 20);
});

it('one that takes too long is ended', async () => {
  const script = await reader('endless', 'for (;;);');
  expect(await readApart(script, bytes, { ...limits, seconds: 1 })).toBeNull();
});

it('a reader that is kept reads each file in another process, also after one that ended badly', async () => {
  const script = await reader(
    'each',
    'if (sent[0] === 0) process.exit(1); process.send({ pid: process.pid, first: sent[0] })',
  );
  const read = createApartReader<{ pid: number; first: number }>(script, limits);
  const found = [];
  for (const first of [1, 2, 0, 3, 4]) found.push(await read(new Uint8Array([first])));
  expect(found.map((one) => one?.first)).toEqual([1, 2, undefined, 3, 4]);
  expect(new Set(found.map((one) => one?.pid)).size).toBe(5);
  const atOnce = await Promise.all([5, 6, 7].map((first) => read(new Uint8Array([first]))));
  expect(atOnce.map((one) => one?.first)).toEqual([5, 6, 7]);
});
