import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isFullRun } from '@foyer/testing/full-run';
import { afterAll, beforeAll, describe, expect, it, type TestContext, vi } from 'vitest';
import { allProcesses, commandOf, endProcesses, processesBelow } from './process-tree.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer end '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const livingOf = (pids: readonly number[]) =>
  allProcesses()
    .map(({ pid }) => pid)
    .filter((pid) => pids.includes(pid));
const areGone = (pids: readonly number[]) => vi.waitUntil(() => livingOf(pids).length === 0);
const logOf = (name: string) => {
  const path = join(folder, `${name}.log`);
  return existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : [];
};

const module = JSON.stringify(join(import.meta.dirname, 'end-process-tree.ts'));
/** Program that runs until SIGTERM, then takes a moment to end and logs its end. */
const orderly = (log: string, name: string) => `
process.on('SIGTERM', () => setTimeout(() => {
  appendFileSync(${JSON.stringify(log)}, '${name} ended\\n');
  process.exit(0);
}, 200));
setInterval(() => {}, 1000);
appendFileSync(${JSON.stringify(log)}, '${name} is up\\n');`;

/** Program that ends at once with the first signal. */
const hasty = (log: string) =>
  `setInterval(() => {}, 1000);\nappendFileSync(${JSON.stringify(log)}, 'server is up\\n');`;

interface Programs {
  /** Program of the server; `orderly` by default. */
  readonly server?: (log: string) => string;
  /** Code of the starter after it has started the server, available as `server`; `exit` ends the starter. */
  readonly rest?: string;
}
const exitWithServer = `server.once('exit', () => void exit(0));`;

/**
 * Writes three programs: a starter that ends together with its children, a server, and a child that the server starts and does not
 * end.
 */
function writePrograms(name: string, { server, rest = '' }: Programs = {}): string {
  const log = join(folder, `${name}.log`);
  const write = (role: string, text: string) => {
    const path = join(folder, `${name}-${role}.mjs`);
    writeFileSync(path, text);
    return JSON.stringify(path);
  };
  const imports = `import { spawn } from 'node:child_process';\nimport { appendFileSync } from 'node:fs';\n`;
  const start = (path: string) =>
    `const server = spawn(process.execPath, [${path}], { detached: true, stdio: 'inherit' });\n`;
  const child = write('child', `${imports}${orderly(log, 'child')}`);
  const parent = write('server', `${imports}${start(child)}${server ? server(log) : orderly(log, 'server')}`);
  const starter = join(folder, `${name}-starter.mjs`);
  writeFileSync(
    starter,
    `${imports}import { endProcessTree } from ${module};\nconst { exit, isEnding } = endProcessTree();\n${start(parent)}${rest}`,
  );
  return starter;
}

/**
 * Runs the programs as `npm run start` of a separate project; returns npm and all processes below it once they are up. As in our
 * package.json, `exec` replaces the shell, which would not pass on an interrupt.
 */
async function underNpm(
  name: string,
  context: TestContext,
  { exec = 'exec ', ...programs }: Programs & { readonly exec?: string } = {},
): Promise<{ npm: ChildProcess; family: number[] }> {
  const starter = writePrograms(name, programs);
  const project = mkdtempSync(join(folder, 'project '));
  const script = `${exec}"${process.execPath}" "${starter}"`;
  writeFileSync(join(project, 'package.json'), JSON.stringify({ scripts: { start: script } }));
  const npm = spawn('npm', ['run', 'start'], { cwd: project, stdio: 'ignore' });
  return { npm, family: await familyOf(npm, name, context) };
}

/** Waits until server and child are up; returns all processes below a process. They are killed when the test finishes. */
async function familyOf(top: ChildProcess, name: string, { onTestFinished }: TestContext): Promise<number[]> {
  await vi.waitUntil(() => logOf(name).length === 2);
  const family = processesBelow(top.pid ?? 0);
  onTestFinished(() => endProcesses(livingOf([top.pid ?? 0, ...family]), 'SIGKILL'));
  return family;
}

/** A signal that can be handled, and the one that cannot. The full run tries all signals that end npm. */
const signals = isFullRun
  ? (['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)
  : (['SIGTERM', 'SIGKILL'] as const);

describe('under npm, what was started ends in order when', () => {
  it.concurrent.for(signals)('npm gets %s', async (signal, context) => {
    const { npm, family } = await underNpm(signal, context);
    expect(family.length).toBeGreaterThanOrEqual(3);
    npm.kill(signal);
    await areGone(family);
    expect(logOf(signal).slice(2)).toEqual(['server ended', 'child ended']);
  });
});

it.concurrent.for(signals.filter((signal) => signal !== 'SIGINT'))(
  'also where a shell stays between, which tells nobody: npm gets %s',
  async (signal, context) => {
    const name = `shell-${signal}`;
    const { npm, family } = await underNpm(name, context, { exec: 'true; ' });
    expect(family.length).toBeGreaterThanOrEqual(4);
    npm.kill(signal);
    await areGone(family);
    expect(logOf(name).slice(2)).toEqual(['server ended', 'child ended']);
  },
);

describe('where a child that ends is the end of all, its own child is not left behind when', () => {
  it.concurrent.for(signals)('npm gets %s', async (signal, context) => {
    const name = `hasty-${signal}`;
    const { npm, family } = await underNpm(name, context, { server: hasty, rest: exitWithServer });
    npm.kill(signal);
    await areGone(family);
    expect(logOf(name).slice(2)).toEqual(['child ended']);
  });

  it.skipIf(process.platform !== 'linux').concurrent('it ends by itself', async (context) => {
    const starter = spawn(process.execPath, [writePrograms('over', { server: hasty, rest: exitWithServer })]);
    const code = new Promise((resolve) => starter.once('exit', resolve));
    const family = await familyOf(starter, 'over', context);
    // The child's starter is no longer known.
    endProcesses(family.slice(0, 1), 'SIGKILL');
    expect(await code).toBe(0);
    expect(livingOf(family)).toEqual([]);
    expect(logOf('over').slice(2)).toEqual(['child ended']);
  });

  it.concurrent('the starter fails', async (context) => {
    const rest = `process.once('SIGUSR2', () => { throw new Error('It broke.'); });`;
    const starter = spawn(process.execPath, [writePrograms('broken', { server: hasty, rest })]);
    let said = '';
    starter.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const code = new Promise((resolve) => starter.once('close', resolve));
    const family = await familyOf(starter, 'broken', context);
    starter.kill('SIGUSR2');
    expect(await code).toBe(1);
    expect(said).toContain('It broke.');
    expect(livingOf(family)).toEqual([]);
  });
});

it.concurrent('while it ends, the code stays, and what is started or thrown changes nothing', async (context) => {
  const rest = `server.once('exit', () => {
  void exit(0);
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); // started late'], { detached: true, stdio: 'ignore' });
  throw new Error('It is gone.');
});`;
  const starter = spawn(process.execPath, [writePrograms('late', { server: hasty, rest })], {
    stdio: 'ignore',
  });
  const code = new Promise((resolve) => starter.once('exit', resolve));
  const family = await familyOf(starter, 'late', context);
  starter.kill('SIGTERM');
  expect(await code).toBe(143);
  expect(livingOf(family)).toEqual([]);
  const late = allProcesses().filter(({ pid }) => commandOf(pid).includes('; // started late'));
  expect(late).toEqual([]);
});

describe('without npm', () => {
  it.concurrent('a signal ends it, and the code says which', async (context) => {
    const starter = spawn(process.execPath, [writePrograms('alone')], { stdio: 'ignore' });
    const code = new Promise((resolve) => starter.once('exit', resolve));
    const family = await familyOf(starter, 'alone', context);
    starter.kill('SIGTERM');
    // A second signal does not speed up the end.
    starter.kill('SIGTERM');
    expect(await code).toBe(143);
    expect(livingOf(family)).toEqual([]);
    expect(logOf('alone').slice(2)).toEqual(['server ended', 'child ended']);
  });

  it.concurrent('a starter whose parent is not npm lives on when the parent ends', async (context) => {
    // The starter logs this one second after its parent ended: by then it would have looked for npm several times.
    const rest = `const parent = process.ppid;
const look = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(look);
  setTimeout(() => appendFileSync(${JSON.stringify(join(folder, 'orphan.log'))}, isEnding() ? 'it ends\\n' : 'it lives on\\n'), 1000);
}, 20);`;
    const starter = JSON.stringify(writePrograms('orphan', { rest }));
    const { npm_lifecycle_script: _, ...env } = process.env;
    const start = `require('node:child_process').spawn(process.execPath, [${starter}], { detached: true, stdio: 'ignore' }); setTimeout(() => {}, 1e8);`;
    const top = spawn(process.execPath, ['-e', start], { stdio: 'ignore', env });
    const family = await familyOf(top, 'orphan', context);
    top.kill('SIGKILL');
    await new Promise((resolve) => top.once('exit', resolve));
    await vi.waitUntil(() => logOf('orphan').length > 2);
    expect(logOf('orphan').slice(2)).toEqual(['it lives on']);
    expect(livingOf(family).sort()).toEqual(family.sort());
  });

  it.concurrent('a process that ignores signals is killed after the grace period', async (context) => {
    const path = join(folder, 'deaf.mjs');
    writePrograms('deaf', { server: (log) => `process.on('SIGTERM', () => {});\n${hasty(log)}` });
    writeFileSync(
      path,
      `import { spawn } from 'node:child_process';
import { endDescendants } from ${module};
spawn(process.execPath, [${JSON.stringify(join(folder, 'deaf-server.mjs'))}], { stdio: 'ignore' });
process.once('SIGUSR2', () => endDescendants(process.pid, 500).then(() => process.exit(9)));
setInterval(() => {}, 1000);`,
    );
    const starter = spawn(process.execPath, [path], { stdio: 'ignore' });
    const code = new Promise((resolve) => starter.once('exit', resolve));
    const family = await familyOf(starter, 'deaf', context);
    starter.kill('SIGUSR2');
    expect(await code).toBe(9);
    await areGone(family);
  });
});
