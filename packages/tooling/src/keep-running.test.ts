import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { keepRunning } from './keep-running.ts';

const script = (source: string) =>
  spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] });
const patient = 'setInterval(() => {}, 1000); console.log("up");';

it('starts again what fell, waiting longer each time, until it stays', async () => {
  const lines: string[] = [];
  const fallen = ['process.exit(3)', 'process.kill(process.pid, "SIGKILL")'];
  const { promise: isUp, resolve: up } = Promise.withResolvers<void>();
  const start = () => {
    const child = script(fallen.shift() ?? patient);
    child.stdout.once('data', () => up());
    return child;
  };
  const kept = keepRunning({ start, onRestart: (line) => lines.push(line), settledAfter: 0, firstWait: 1 });
  await isUp;
  expect(lines).toEqual([
    'It exited with code 3; restart in 0.001 s.',
    'It exited with SIGKILL; restart in 0.002 s.',
  ]);
  kept.stop('SIGTERM');
  expect(await kept.ended).toBe(0);
});

it('gives up what falls again and again, and tells its code', async () => {
  const lines: string[] = [];
  const start = () => script('process.exit(7)');
  const kept = keepRunning({ start, onRestart: (line) => lines.push(line), settledAfter: 0, firstWait: 0 });
  expect(await kept.ended).toBe(7);
  expect(lines).toHaveLength(10);
});

it('does not start again what never came up, what ended well, and what was told to end', async () => {
  const lines: string[] = [];
  const onRestart = (line: string) => lines.push(line);
  expect(
    await keepRunning({ start: () => script('process.exit(1)'), onRestart, settledAfter: 1e9 }).ended,
  ).toBe(1);
  const well = keepRunning({ start: () => script('process.exit(0)'), onRestart, settledAfter: 0 });
  expect(await well.ended).toBe(0);
  const child = script(patient);
  await once(child.stdout, 'data');
  const told = keepRunning({ start: () => child, onRestart, settledAfter: 0 });
  told.stop('SIGTERM');
  expect(await told.ended).toBe(0);
  expect(lines).toEqual([]);
});
