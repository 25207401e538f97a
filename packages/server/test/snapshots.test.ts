import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeOnce } from './snapshots.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-snapshots-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('does not wait for a process that was killed while it made a snapshot', async () => {
  const dead = { pid: 2 ** 22 + 1, host: hostname(), startedAt: '1' };
  mkdirSync(join(folder, 'killed.turn'));
  writeFileSync(join(folder, 'killed.turn', 'foyer.lock'), JSON.stringify(dead));
  const made = Uint8Array.of(1, 2, 3);
  expect(await makeOnce(join(folder, 'killed-0123.tar'), async () => made)).toEqual(made);
});

it('makes a snapshot once for many who need it', async () => {
  const path = join(folder, 'many-0123.tar');
  let count = 0;
  const make = async () => {
    count++;
    const bytes = Uint8Array.of(7);
    await new Promise((resolve) => setImmediate(resolve));
    writeFileSync(path, bytes);
    return bytes;
  };
  const all = await Promise.all(Array.from({ length: 5 }, () => makeOnce(path, make)));
  expect(all.map(([byte]) => byte)).toEqual([7, 7, 7, 7, 7]);
  expect(count).toBe(1);
});
