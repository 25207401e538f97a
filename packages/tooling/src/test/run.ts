import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { enginesNamed } from '../browsers/engines.ts';
import { endTogether } from '../end-together.ts';
import { cacheDir } from '../paths.ts';
import { type FailedTest, listOfFailures } from './failed-tests.ts';
import { inLanes } from './in-lanes.ts';
import { runLimited } from './run-limited.ts';
import type { Suite } from './suite.ts';
import { suites } from './suites.ts';

/**
 * `npm test`: every suite, one more at a time than there are cores, three at most (one waits while others compute; the lanes are full
 * to the end, because the long ones come first). `-- --only types,unit` runs some, `-- --minutes 60` lets each take longer than its
 * limit, `-- --browsers all` (or `firefox,webkit`) runs what `engines` has as a whole, not in short. The last line is `N passed, N failed` summed over all, below a list of what failed; the exit code is 1 where something did.
 */
const usage = `npm test -- [--only ${suites.map(({ name }) => name).join(',')}] [--minutes 60] [--browsers all]`;

function refuse(message: string): never {
  console.error(`${message}\n${usage}`);
  process.exit(2);
}

const options = ['only', 'minutes', 'browsers'] as const;
type Given = Partial<Record<(typeof options)[number], string>>;

function readWords(words: readonly string[]): Given {
  const given: Given = {};
  for (let at = 0; at < words.length; at += 2) {
    const [word, value] = [words[at], words[at + 1]];
    const name = options.find((option) => word === `--${option}`);
    if (!name) refuse(`Unknown option: ${word}`);
    if (!value) refuse(`${word} needs a value.`);
    given[name] = value;
  }
  return given;
}

// Hundreds of processes load the same modules: what Node compiles is kept, and so is what is left of TypeScript.
process.env.NODE_COMPILE_CACHE ??= join(cacheDir, 'node-compile');

const { exit, isEnding } = endTogether();
const given = readWords(process.argv.slice(2));
const only = given.only?.split(',') ?? suites.map(({ name }) => name);
const unknown = only.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) refuse(`Unknown suite: ${unknown.join(', ')}`);
if (given.browsers) {
  try {
    enginesNamed(given.browsers);
  } catch (error) {
    refuse((error as Error).message);
  }
  process.env.FOYER_BROWSERS = given.browsers;
}
const minutes = given.minutes === undefined ? 0 : Number(given.minutes);
if (!(minutes >= 0)) refuse('--minutes takes a number.');

let passed = 0;
let failed = 0;
const failures: Record<string, readonly FailedTest[]> = {};

async function run(suite: Suite): Promise<void> {
  if (isEnding()) return;
  const start = performance.now();
  const result = await runLimited({
    program: join(import.meta.dirname, 'run-suite.ts'),
    args: [suite.name],
    title: suite.title,
    minutes: Math.max(suite.minutes, minutes),
  });
  // What was told to end has not failed.
  if (isEnding()) return;
  passed += result.passed;
  failed += result.failed;
  failures[suite.name] = result.failures ?? [];
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const cost = result.cpuSeconds === undefined ? '' : `, ${result.cpuSeconds.toFixed(0)} CPU s`;
  const found = `${result.passed} ok${result.failed > 0 ? `, ${result.failed} FAILED` : ''}`;
  console.log(`${suite.title} … ${found} (${seconds}${cost})`);
  if (result.details) console.log(result.details);
}

const lanes = Math.min(3, availableParallelism() + 1);
await inLanes(
  suites.filter(({ name }) => only.includes(name)),
  lanes,
  run,
);
if (isEnding()) await exit(1);
for (const line of listOfFailures(failures)) console.log(line);
console.log(`${passed} passed, ${failed} failed`);
await exit(failed > 0 ? 1 : 0);
