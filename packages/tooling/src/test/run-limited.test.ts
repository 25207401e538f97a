import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runLimited } from './run-limited.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer suite '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that starts a sleeping child, writes the child's process id, and then runs the code `rest`. */
const program = (name: string, rest: string): string => {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 1e8)'], { detached: true, stdio: 'ignore' });
writeFileSync(${JSON.stringify(`${path}.pid`)}, String(sleeper.pid));
const tell = (result) => process.send(result, () => process.exit());
const isUp = () => writeFileSync(${JSON.stringify(`${path}.up`)}, '');
${rest}`,
  );
  return path;
};
const sleeperOf = (path: string) => Number(readFileSync(`${path}.pid`, 'utf8'));
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const never = new Promise<never>(() => {});
const upOf = (path: string) => () => vi.waitUntil(() => existsSync(`${path}.up`));
/** Runs a program whose time-outs end when the given functions are fulfilled, and further ones never, independent of the machine's speed. */
const run = (path: string, ...limits: (() => Promise<unknown>)[]) => {
  const pass = () => limits.shift()?.() ?? never;
  return runLimited({ program: path, args: [], title: 'A suite', minutes: 7, pass });
};

it.concurrent('hands on what the suite tells', async () => {
  const path = program('sound', 'sleeper.kill(); tell({ passed: 2, failed: 1, details: "one" });');
  expect(await run(path)).toEqual({ passed: 2, failed: 1, details: 'one' });
});

it.concurrent('answers an incomplete result for a suite that dies', async () => {
  const path = program('dead', 'sleeper.kill(); process.exit(7);');
  expect(await run(path)).toMatchObject({
    passed: 0,
    isIncomplete: true,
    details: expect.stringMatching(/with code 7/),
  });
});

it.concurrent('ends what a hanging suite started, so that it tells how far it came', async () => {
  const path = program(
    'waiting',
    'sleeper.on("exit", () => tell({ passed: 3, failed: 0, details: "so far" })); isUp();',
  );
  const result = await run(path, upOf(path));
  expect(result).toMatchObject({ passed: 3, failed: 0, isIncomplete: true });
  expect(result.details).toMatch(/A suite did not end within 7 minutes[\s\S]*so far/);
  await vi.waitUntil(() => !isAlive(sleeperOf(path)));
});

it.concurrent('ends a suite that no longer listens, and all it started', async () => {
  const path = program('stuck', 'isUp(); for (;;);');
  expect(await run(path, upOf(path), async () => {})).toMatchObject({ passed: 0, isIncomplete: true });
  await vi.waitUntil(() => !isAlive(sleeperOf(path)));
});
