import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer turns '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a process that takes the turn `name`, reports it, and keeps it until its input ends. */
async function holdElsewhere(name: string): Promise<ChildProcess> {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { once } from 'node:events';
import { oneAtATime } from ${JSON.stringify(join(import.meta.dirname, 'one-at-a-time.ts'))};
await oneAtATime(${JSON.stringify(name)}, async () => {
  console.log('mine');
  await once(process.stdin.resume(), 'end');
}, ${JSON.stringify(folder)});`,
  );
  const child = spawn(process.execPath, [path], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout ?? child, 'data');
  return child;
}

it('waits for another process, and goes on when that is done', async () => {
  const other = await holdElsewhere('busy');
  const log: string[] = [];
  const mine = oneAtATime('busy', async () => log.push('work'), folder);
  await oneAtATime('other', async () => log.push('another name waits for nobody'), folder);
  log.push('let go');
  other.stdin?.end();
  await mine;
  expect(log).toEqual(['another name waits for nobody', 'let go', 'work']);
});

it('takes the turn of a process that was killed', async () => {
  const other = await holdElsewhere('killed');
  other.kill('SIGKILL');
  expect(await oneAtATime('killed', async () => 'done', folder)).toBe('done');
});

it('does the same work of one process one after the other, and gives the turn back where it fails', async () => {
  const file = join(folder, 'log');
  writeFileSync(file, '');
  const work = (name: string) => async () => {
    writeFileSync(file, `${name} begins `, { flag: 'a' });
    // the other call began before this one, so it has tried to take the turn by now
    await oneAtATime(`beside ${name}`, async () => {}, folder);
    writeFileSync(file, `${name} ends `, { flag: 'a' });
    throw new Error(name);
  };
  const results = await Promise.allSettled(['a', 'b'].map((name) => oneAtATime('fails', work(name), folder)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(readFileSync(file, 'utf8')).toMatch(/^((a begins a ends|b begins b ends) ){2}$/);
});
