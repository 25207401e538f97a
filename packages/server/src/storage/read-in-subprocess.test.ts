import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createSubprocessReader, type Grant } from './read-in-subprocess.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-apart-'));
});
afterAll(() => rm(folder, { recursive: true }));

const answerParent = new URL('./answer-parent.ts', import.meta.url);

/** Writes a script that answers with the result of `work` for the `sent` bytes; `ask` requests memory. */
async function script(name: string, work: string): Promise<URL> {
  const path = join(folder, `${name}.mjs`);
  await writeFile(
    path,
    `import { answerParent } from '${answerParent}'; answerParent(async (sent, ask) => { ${work} });`,
  );
  return pathToFileURL(path);
}
const limits = { seconds: 60, heapMegabytes: 64, megabytes: 256 };
const bytes = new Uint8Array([1, 2, 3]);

it('returns the script’s result, and passes no secret to it', async () => {
  const read = createSubprocessReader(
    await script('sum', 'return { sum: sent[0] + sent[2], env: Object.keys(process.env) }'),
    limits,
  );
  expect(await read(bytes)).toEqual({ sum: 4, env: [] });
});

it.each([
  ['fills the heap', 'const all = []; for (;;) all.push({ all: [...all.slice(-9)] })'],
  ['makes a list longer than V8 can hold', "const all = []; for (;;) all.push(...Array(1e5).fill('x'))"],
  ['fills buffers beside the heap', 'const all = []; for (;;) all.push(Buffer.alloc(2 ** 22, 1))'],
  ['ends', 'process.exit(7)'],
  ['throws', "throw new Error('x')"],
])('ends a script that %s without an answer, and this process keeps running', async (name, work) => {
  const before = process.memoryUsage.rss();
  const read = createSubprocessReader(await script(name.replaceAll(' ', '-'), work), limits);
  expect(await read(bytes)).toBeNull();
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 2 ** 20);
});

it('ends a script that takes too long', async () => {
  const read = createSubprocessReader(await script('endless', 'for (;;);'), { ...limits, seconds: 1 });
  expect(await read(bytes)).toBeNull();
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('ends a script when its reader leaves, and does not start one for a reader who has left', async () => {
  const path = join(folder, 'pid');
  const work = `(await import('node:fs')).writeFileSync(${JSON.stringify(path)}, String(process.pid)); for (;;);`;
  const read = createSubprocessReader(await script('left', work), limits);
  const leaving = new AbortController();
  const reading = expect(read(bytes, { signal: leaving.signal })).rejects.toThrow('gone');
  const pid = await vi.waitUntil(async () => Number(await readFile(path, 'utf8').catch(() => '')));
  leaving.abort(new Error('gone'));
  await reading;
  await vi.waitUntil(() => !isRunning(pid));
  await rm(path);
  await expect(read(bytes, { signal: leaving.signal })).rejects.toThrow('gone');
  expect(existsSync(path)).toBe(false);
});

describe('a script that asks for more memory', () => {
  const filled = 'const all = Buffer.alloc(300 * 2 ** 20, 1); return all.length';

  it('gets it once it is granted, and returns it at its end', async () => {
    const read = createSubprocessReader(await script('more', `await ask(300); ${filled}`), limits);
    const granted: string[] = [];
    const grant: Grant = async (megabytes, rest) => {
      granted.push(`${megabytes}`);
      await rest();
      granted.push('back');
    };
    expect(await read(bytes, { grant })).toBe(300 * 2 ** 20);
    expect(granted).toEqual(['300', 'back']);
  });

  it('waits without a time-out, and is ended where it takes more than it requested', async () => {
    const work = `await ask(1); ${filled.replace('return', 'for (;;) await new Promise(setImmediate); return')}`;
    const read = createSubprocessReader(await script('greedy', work), { ...limits, seconds: 20 });
    const queue: (() => void)[] = [];
    const grant: Grant = (_, rest) => new Promise((resolve) => queue.push(() => resolve(rest())));
    const reading = read(bytes, { grant });
    await vi.waitUntil(() => queue.length === 1);
    queue[0]?.();
    expect(await reading).toBeNull();
  });
});

it('reads each file in a new process with a spare one, also after a failed one', async () => {
  const work = 'if (sent[0] === 0) process.exit(1); return { pid: process.pid, first: sent[0] }';
  const read = createSubprocessReader<Uint8Array, { pid: number; first: number }>(
    await script('each', work),
    limits,
    60,
  );
  const found = [];
  for (const first of [1, 2, 0, 3, 4]) found.push(await read(new Uint8Array([first])));
  expect(found.map((one) => one?.first)).toEqual([1, 2, undefined, 3, 4]);
  expect(new Set(found.map((one) => one?.pid)).size).toBe(5);
  const atOnce = await Promise.all([5, 6, 7].map((first) => read(new Uint8Array([first]))));
  expect(atOnce.map((one) => one?.first)).toEqual([5, 6, 7]);
});
