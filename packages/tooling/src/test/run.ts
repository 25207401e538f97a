import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { endProcessTree } from '../end-process-tree.ts';
import { cacheDir } from '../paths.ts';
import { type AskedRun, readWords, UnknownWords } from './read-words.ts';
import { obtainRequirements } from './requirements.ts';
import { runLimited } from './run-limited.ts';
import { runSuites } from './run-suites.ts';
import { suites } from './suites.ts';

/**
 * `npm test`: runs every suite, in parallel one more than the number of cores, three at most (one waits while others compute; long suites start
 * first, so that all lanes are used to the end). `-- orders` runs the tests of one feature, `-- --full` also the long tests, `-- --only
 * types,unit` some suites, `-- --minutes 60` extends the time-out of each suite, `-- --browsers all` (or `firefox,webkit`) runs all of
 * `engines` in these. The exit code is 1 if a test failed, 2 for unknown arguments.
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

// hundreds of processes load the same modules: cache Node's compiled code and its output for TypeScript
process.env.NODE_COMPILE_CACHE ??= join(cacheDir, 'node-compile');

const { exit, isEnding } = endProcessTree();
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
