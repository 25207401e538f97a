import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { cpuSeconds } from './cpu-seconds.ts';

const isLinux = process.platform === 'linux';

it.runIf(isLinux)('adds what the process and its ended children computed, whatever its name holds', () => {
  const counters = '1 2 3 4 5 6 7 8 9 10 150 50 700 100 20 0';
  expect(cpuSeconds(() => `4242 (no) de (x 9 9 9) S ${counters}`)).toBe(10);
});

it.runIf(isLinux)('grows by what a child computes', () => {
  const before = cpuSeconds() ?? 0;
  execFileSync(process.execPath, [
    '-e',
    'for (let n = 0; process.cpuUsage().user < 300_000; ) for (const end = n + 1e6; n < end; ) n++;',
  ]);
  expect((cpuSeconds() ?? 0) - before).toBeGreaterThanOrEqual(0.3);
});

it.runIf(isLinux)('says nothing rather than something wrong', () => {
  expect(cpuSeconds(() => '4242 (node) S 1')).toBeNull();
});
