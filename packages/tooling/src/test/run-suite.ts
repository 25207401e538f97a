import { endProcessTree } from '../end-process-tree.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import type { Scope } from './scope.ts';
import { brokenSuite } from './suite.ts';
import { suites } from './suites.ts';

/** `node run-suite.ts unit '{"isFull":false}'`: runs one suite in a separate process, which `run.ts` starts and can end. */
const [name, scope = '{}'] = process.argv.slice(2);
const suite = suites.find((each) => each.name === name);
if (!suite) throw new Error(`There is no suite ${name}.`);
const { exit } = endProcessTree();
// the parent process has ended, so no one reads the result: end all child processes
process.once('disconnect', () => void exit(1));
const result = await suite
  .run({ isFull: false, ...(JSON.parse(scope) as Partial<Scope>) })
  .catch(brokenSuite);
const cost = cpuSeconds();
process.send?.(
  { ...result, ...(cost !== null && { cpuSeconds: cost }) },
  undefined,
  undefined,
  () => void exit(0),
);
