import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { runLimited } from './run-limited.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer suite '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that starts one that sleeps, tells us its number, and then does as `rest` says. */
const program = (name: string, rest: string): string => {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const sleeper = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 1e8)'], { detached: true, stdio: 'ignore' });
writeFileSync(${JSON.stringify(`${path}.pid`)}, String(sleeper.pid));
const tell = (result) => process.send(result, () => process.exit());
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
const run = (path: string, minutes: number) =>
  runLimited({ program: path, args: [], title: 'A suite', minutes, secondsToTell: 2 });

it.concurrent('hands on what the suite tells', async () => {
  const path = program('sound', 'sleeper.kill(); tell({ passed: 2, failed: 1, details: "one" });');
  expect(await run(path, 1)).toEqual({ passed: 2, failed: 1, details: 'one' });
});

it.concurrent('counts a suite that dies as failed', async () => {
  const path = program('dead', 'sleeper.kill(); process.exit(7);');
  expect(await run(path, 1)).toMatchObject({
    passed: 0,
    failed: 1,
    details: expect.stringMatching(/with 7/),
  });
});

it.concurrent('ends what a hanging suite started, so that it tells how far it came', async () => {
  const path = program(
    'waiting',
    'sleeper.on("exit", () => tell({ passed: 3, failed: 0, details: "so far" }));',
  );
  const result = await run(path, 0.1);
  expect(result).toMatchObject({ passed: 3, failed: 1 });
  expect(result.details).toMatch(/A suite did not end within 0.1 minutes[\s\S]*so far/);
  await vi.waitUntil(() => !isAlive(sleeperOf(path)), { timeout: 20_000 });
});

it.concurrent('ends a suite that no longer listens, and all it started', async () => {
  const path = program('stuck', 'for (;;);');
  expect(await run(path, 0.1)).toMatchObject({ passed: 0, failed: 1 });
  await vi.waitUntil(() => !isAlive(sleeperOf(path)), { timeout: 20_000 });
});
