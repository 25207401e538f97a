import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import {
  allProcesses,
  commandOf,
  endProcesses,
  parentOf,
  processesBelow,
  processesWith,
} from './process-tree.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer tree '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A process that starts one that starts a sleeper. */
async function startFamily(name: string): Promise<{ starter: ChildProcess; child: number; sleeper: number }> {
  const told = join(folder, `${name}.json`);
  const path = join(folder, `${name}.mjs`);
  const sleep = 'setTimeout(() => {}, 1e8)';
  writeFileSync(
    path,
    `import { spawn } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
const sleeper = spawn(process.execPath, ['-e', ${JSON.stringify(sleep)}], { detached: true, stdio: 'ignore' });
writeFileSync(${JSON.stringify(`${told}.new`)}, JSON.stringify([process.pid, sleeper.pid]));
renameSync(${JSON.stringify(`${told}.new`)}, ${JSON.stringify(told)});
${sleep};`,
  );
  const start = `require('node:child_process').spawn(process.execPath, [${JSON.stringify(path)}], { stdio: 'ignore' }); ${sleep}`;
  const starter = spawn(process.execPath, ['-e', start], {
    stdio: 'ignore',
  });
  await vi.waitUntil(() => existsSync(told));
  const [child, sleeper] = JSON.parse(readFileSync(told, 'utf8')) as [number, number];
  onTestFinished(() => {
    for (const pid of [child, sleeper, starter.pid ?? 0])
      if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGKILL');
  });
  return { starter, child, sleeper };
}

it('knows who started whom, over generations', async () => {
  const { starter, child, sleeper } = await startFamily('family');
  expect(processesBelow(starter.pid ?? 0).sort()).toEqual([child, sleeper].sort());
});

it('knows a process by its words, and its parent', async () => {
  const { starter, child, sleeper } = await startFamily('words');
  expect(commandOf(sleeper)).toContain('setTimeout(() => {}, 1e8)');
  expect(commandOf(child)).toContain('words.mjs');
  expect([parentOf(sleeper), parentOf(child)]).toEqual([child, starter.pid]);
});

it('one that has ended is no process, has no parent and no words, and ending it again is no fault', async () => {
  const { sleeper, child } = await startFamily('ended');
  endProcesses([sleeper], 'SIGKILL');
  await vi.waitUntil(() => !allProcesses().some(({ pid }) => pid === sleeper));
  await vi.waitUntil(() => !isAlive(sleeper));
  expect([parentOf(sleeper), commandOf(sleeper), processesBelow(child)]).toEqual([0, '', []]);
  endProcesses([sleeper], 'SIGTERM');
});

it.skipIf(process.platform !== 'linux')('knows what a process was given, over generations', async () => {
  const given = 'FOYER_TEST_FAMILY';
  vi.stubEnv(given, 'one two');
  const { starter, child, sleeper } = await startFamily('given');
  vi.unstubAllEnvs();
  const meant = processesWith(given, (value) => value === 'one two');
  expect(meant.sort()).toEqual([starter.pid, child, sleeper].sort());
  expect(processesWith(given, (value) => value === 'two')).toEqual([]);
});
