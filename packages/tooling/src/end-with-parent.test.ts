import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inRoot } from './paths.ts';
import { allProcesses } from './process-tree.ts';

const starter = inRoot('packages/tooling/src/end-with-parent.ts');
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer parent '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid: number) => allProcesses().some((one) => one.pid === pid);
const program = (name: string, source: string) => {
  const path = join(folder, name);
  writeFileSync(path, source);
  return path;
};

/** Starts a program that runs until SIGTERM and then writes a file, below a parent that waits. */
async function startBelow(name: string) {
  const [told, ended, own] = ['pid', 'ended', 'own'].map((end) => join(folder, `${name}.${end}`)) as [
    string,
    string,
    string,
  ];
  mkdirSync(own);
  const path = program(
    `${name}.mjs`,
    `import { writeFileSync } from 'node:fs';
process.once('SIGTERM', () => { writeFileSync(${JSON.stringify(ended)}, 'in order'); process.exit(0); });
setInterval(() => {}, 1000);
writeFileSync(${JSON.stringify(told)}, String(process.pid));`,
  );
  const words = JSON.stringify([starter, path, own]);
  const source = `require('node:child_process').spawn(process.execPath, ${words}, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });`;
  const parent = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'ignore', 'inherit'] });
  const pid = await vi.waitUntil(() => existsSync(told) && Number(readFileSync(told, 'utf8')));
  return { parent, pid, ended, own };
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'shuts down when its parent has ended with %s, and deletes its folder',
  async (signal) => {
    const { parent, pid, ended, own } = await startBelow(signal);
    expect([isAlive(pid), existsSync(own)]).toEqual([true, true]);
    parent.kill(signal);
    await vi.waitUntil(() => !isAlive(pid));
    expect(readFileSync(ended, 'utf8')).toBe('in order');
    expect(existsSync(own)).toBe(false);
  },
);

it('does not live for its parent when it has nothing left to do', async () => {
  const path = program('short.mjs', 'process.exitCode = 7;');
  const own = join(folder, 'short');
  mkdirSync(own);
  const child = spawn(process.execPath, [starter, path, own], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  expect(await once(child, 'exit')).toEqual([7, null]);
  // its parent still runs, and may read the folder
  expect(existsSync(own)).toBe(true);
});
