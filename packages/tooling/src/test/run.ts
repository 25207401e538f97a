import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { endTogether } from '../end-together.ts';
import { cacheDir } from '../paths.ts';
import { type AskedRun, readWords, UnknownWords } from './read-words.ts';
import { obtainRequirements } from './requirements.ts';
import { runLimited } from './run-limited.ts';
import { runSuites } from './run-suites.ts';
import { suites } from './suites.ts';

/**
 * `npm test`: every suite, one more at a time than there are cores, three at most (one waits while others compute; the lanes are full
 * to the end, because the long ones come first). `-- orders` runs the tests of one feature, `-- --full` also what is long, `-- --only
 * types,unit` some suites, `-- --minutes 60` gives each more time than its limit, `-- --browsers all` (or `firefox,webkit`) runs
 * `engines` there as a whole. The exit code is 1 where a test failed, 2 where the words are not understood.
 */
const usage = `npm test -- [feature] [--full] [--only ${suites.map(({ name }) => name).join(',')}] [--minutes 60] [--browsers all]`;

function readOrRefuse(words: readonly string[]): AskedRun {
  try {
    return readWords(words, suites);
  } catch (error) {
    if (!(error instanceof UnknownWords)) throw error;
    console.error(`${error.message}\n${usage}`);
    process.exit(2);
  }
}

// Hundreds of processes load the same modules: what Node compiles is kept, and so is what is left of TypeScript.
process.env.NODE_COMPILE_CACHE ??= join(cacheDir, 'node-compile');

const { exit, isEnding } = endTogether();
const { scope, minutes, ...asked } = readOrRefuse(process.argv.slice(2));
const isGreen = await runSuites({
  suites: asked.suites,
  scope,
  lanes: Math.min(3, availableParallelism() + 1),
  obtain: obtainRequirements,
  runOne: (suite) =>
    runLimited({
      program: join(import.meta.dirname, 'run-suite.ts'),
      args: [suite.name, JSON.stringify(scope)],
      title: suite.title,
      minutes: Math.max(suite.minutes, minutes),
    }),
  isEnding,
  log: console.log,
});
await exit(isGreen ? 0 : 1);
