import { describe, expect, it } from 'vitest';
import type { Requirement } from './requirements.ts';
import { runSuites } from './run-suites.ts';
import { brokenSuite, type Suite, type SuiteResult } from './suite.ts';

const suiteOf = (name: string, due: number, result: SuiteResult, needs: Requirement[] = []): Suite => ({
  name,
  title: name,
  minutes: 1,
  needs,
  due: () => due,
  run: async () => result,
});

async function runAll(suites: readonly Suite[], missing: readonly [Requirement, string][] = []) {
  const lines: string[] = [];
  const isGreen = await runSuites({
    suites,
    scope: { isFull: false },
    lanes: 2,
    obtain: async () => new Map(missing),
    runOne: (suite) => suite.run({ isFull: false }),
    isEnding: () => false,
    log: (line) => lines.push(line),
  });
  return { isGreen, lines, sum: lines.at(-1) };
}

const sound = suiteOf('sound', 5, { passed: 5, failed: 0 });

describe('the last line', () => {
  it.each<[string, Suite, string, boolean]>([
    ['a successful run', suiteOf('other', 3, { passed: 3, failed: 0 }), '8 passed, 0 failed', true],
    ['failed tests', suiteOf('other', 3, { passed: 1, failed: 2 }), '6 passed, 2 failed', false],
    ['a suite that breaks', suiteOf('other', 30, brokenSuite('no')), '5 passed, 30 failed', false],
    [
      'a suite that stops early',
      suiteOf('other', 30, { passed: 10, failed: 2, skipped: 1, isIncomplete: true }),
      '15 passed, 19 failed, 1 skipped',
      false,
    ],
    [
      'a suite that fails after its last test',
      suiteOf('other', 3, { passed: 3, failed: 0, isIncomplete: true }),
      '8 passed, 1 failed',
      false,
    ],
    [
      'a missing engine that is optional',
      suiteOf('other', 30, { passed: 10, failed: 0, skipped: 20 }),
      '15 passed, 0 failed, 20 skipped',
      true,
    ],
  ])('counts %s', async (_, other, sum, isGreen) => {
    expect(await runAll([sound, other])).toMatchObject({ sum, isGreen });
  });

  it('counts all tests of suites whose program is missing as failed, and says why above it', async () => {
    const e2e = suiteOf('e2e', 200, { passed: 200, failed: 0 }, ['chromium']);
    const postgres = suiteOf('postgres', 70, { passed: 70, failed: 0 }, ['postgres']);
    const { lines, sum, isGreen } = await runAll([sound, e2e, postgres], [['chromium', 'Install it.']]);
    expect({ sum, isGreen }).toEqual({ sum: '75 passed, 200 failed', isGreen: false });
    expect(lines).toContain('FAILED e2e: the suite');
    expect(lines).toContain('  Install it.');
  });

  it('counts a suite that cannot even be counted as one', async () => {
    const due = () => {
      throw new Error('no folder');
    };
    const { sum } = await runAll([sound, { ...suiteOf('other', 0, brokenSuite('no')), due }]);
    expect(sum).toBe('5 passed, 1 failed');
  });
});

it('prints the processor time of each suite and of all', async () => {
  const suites = [3, 4].map((cpuSeconds) => suiteOf('a', 1, { passed: 1, failed: 0, cpuSeconds }));
  const { lines } = await runAll(suites);
  expect(lines[0]).toMatch(/^a … 1 ok \([\d.]+ s, 3 CPU s\)$/);
  expect(lines.at(-2)).toBe('7 CPU s in total');
});

it('looks for programs before it starts anything, once for each', async () => {
  const events: string[] = [];
  const suite = (name: string): Suite => ({
    ...suiteOf(name, 1, { passed: 1, failed: 0 }, ['chromium']),
    run: async () => {
      events.push(name);
      return { passed: 1, failed: 0 };
    },
  });
  await runSuites({
    suites: [suite('a'), suite('b')],
    scope: { isFull: false },
    lanes: 2,
    obtain: async (needed) => {
      events.push(`needs ${[...needed]}`);
      return new Map();
    },
    runOne: (each) => each.run({ isFull: false }),
    isEnding: () => false,
    log: () => {},
  });
  expect(events).toEqual(['needs chromium,chromium', 'a', 'b']);
});
