import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFullRun } from '@foyer/testing/full-run';
import { longestStart } from '@foyer/testing/test-limits';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { build } from './build.ts';
import { root } from './paths.ts';
import { allProcesses, commandOf, endProcesses, processesBelow } from './process-tree.ts';

/** Folder for the data of the real npm scripts, which these tests end as a supervisor, a closed terminal or a person ends npm. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer npm '));
  // build what `npm start` would build first; later suites reuse it
  await build('elements');
  await build('portal');
}, 900_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const living = (pids: readonly number[]) => allProcesses().filter(({ pid }) => pids.includes(pid));
const dataDir = () => join(folder, 'data');

/** Runs a script until it is up. Returns npm and all processes below it. */
async function runScript(
  words: readonly string[],
  env: Record<string, string>,
  isUp: (output: string, family: readonly number[]) => boolean,
): Promise<{ npm: ChildProcess; family: number[]; output: () => string }> {
  const npm = spawn('npm', words, { cwd: root, env: { ...process.env, ...env } });
  onTestFinished(() =>
    endProcesses(
      living([npm.pid ?? 0, ...processesBelow(npm.pid ?? 0)]).map(({ pid }) => pid),
      'SIGKILL',
    ),
  );
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  await vi.waitUntil(() => isUp(output, processesBelow(npm.pid ?? 0)), { timeout: longestStart });
  return { npm, family: processesBelow(npm.pid ?? 0), output: () => output };
}

async function endAndWait(
  npm: ChildProcess,
  family: readonly number[],
  signal: NodeJS.Signals,
): Promise<void> {
  onTestFinished(() =>
    endProcesses(
      living(family).map(({ pid }) => pid),
      'SIGKILL',
    ),
  );
  npm.kill(signal);
  await vi.waitUntil(() => living([npm.pid ?? 0, ...family]).length === 0);
}

const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });

/** Whether a running process holds the data folder. A lock of an ended process is taken over (`data-dir-lock.test`). */
const isLocked = () => {
  const path = join(dataDir(), 'foyer.lock');
  return existsSync(path) && living([JSON.parse(readFileSync(path, 'utf8')).pid]).length > 0;
};

it.each(isFullRun ? (['SIGKILL', 'SIGINT'] as const) : (['SIGKILL'] as const))(
  'npm start: %s leaves no process, port and data folder are free',
  async (signal) => {
    const { npm, family, output } = await runScript(
      ['start'],
      { PORT: '0', FOYER_DATA_DIR: dataDir(), FOYER_DEMO: 'false' },
      (text) => /Foyer is ready: \S+:\d+/.test(text),
    );
    const port = Number(/Foyer is ready: \S+:(\d+)/.exec(output())?.[1]);
    expect([await isTaken(port), isLocked()]).toEqual([true, true]);
    await endAndWait(npm, family, signal);
    expect([await isTaken(port), isLocked()]).toEqual([false, false]);
  },
  300_000,
);

/** Finds a free port with two free ports after it. */
async function freePorts(): Promise<number> {
  const isFree = (port: number) =>
    new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const free = await Promise.all([0, 1, 2].map((more) => isFree(first + more)));
    if (free.every(Boolean)) return first;
  }
}

it.runIf(isFullRun)(
  'npm run dev: a closed terminal leaves no process, and all three ports are free',
  async () => {
    const port = await freePorts();
    const { npm, family } = await runScript(
      ['run', 'dev'],
      { PORT: String(port), FOYER_DATA_DIR: dataDir(), FOYER_DEMO: 'false' },
      (text) => text.includes('Foyer is ready') && (text.match(/Local:/g)?.length ?? 0) === 2,
    );
    expect(family.length).toBeGreaterThanOrEqual(5);
    await endAndWait(npm, family, 'SIGHUP');
    expect(await Promise.all([0, 1, 2].map((more) => isTaken(port + more)))).toEqual([false, false, false]);
    expect(isLocked()).toBe(false);
  },
  300_000,
);

it('npm test: SIGTERM ends the suites that run', async () => {
  const { npm, family } = await runScript(['test', '--', '--only', 'types'], {}, (_, pids) =>
    pids.some((pid) => commandOf(pid).includes('tsconfig.check.json')),
  );
  await endAndWait(npm, family, 'SIGTERM');
}, 300_000);
