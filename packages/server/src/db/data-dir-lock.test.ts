import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirInUse, lockDataDir } from './data-dir-lock.ts';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer lock '));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const leave = (text: string) => writeFile(join(directory, 'foyer.lock'), text);
const DEAD = 2 ** 22 + 1;

describe('the lock of a data directory', () => {
  it('is held by one process, and free again after its release', async () => {
    const unlock = await lockDataDir(directory);
    await expect(lockDataDir(directory)).rejects.toThrow(DataDirInUse);
    await unlock();
    await (await lockDataDir(directory))();
  });

  it('is taken by one of many processes that start at once, also when a dead process left its lock', async () => {
    await leave(JSON.stringify({ pid: DEAD, host: hostname(), startedAt: '1' }));
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => lockDataDir(directory)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    ['a dead process', JSON.stringify({ pid: DEAD, host: hostname(), startedAt: '1' })],
    ['a process whose id was reused', JSON.stringify({ pid: 1, host: hostname(), startedAt: 'long ago' })],
    ['a write that was cut off', '{"pid":'],
  ])('left by %s is taken over', async (_, text) => {
    await leave(text);
    await lockDataDir(directory);
    expect(JSON.parse(await readFile(join(directory, 'foyer.lock'), 'utf8')).pid).toBe(process.pid);
  });

  it('is respected when another machine holds it', async () => {
    await leave(JSON.stringify({ pid: DEAD, host: 'elsewhere', startedAt: '1' }));
    await expect(lockDataDir(directory)).rejects.toThrow('elsewhere');
  });
});
