import { endTogether } from '../end-together.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { brokenSuite } from './suite.ts';
import { suites } from './suites.ts';

/** `node run-suite.ts unit`: one suite in a process of its own, which `run.ts` starts and can end. */
const suite = suites.find(({ name }) => name === process.argv[2]);
if (!suite) throw new Error(`There is no suite ${process.argv[2]}.`);
const { exit } = endTogether();
// Whoever started it was ended: nobody is left to tell, and nothing may stay behind.
process.once('disconnect', () => void exit(1));
const result = await suite.run().catch(brokenSuite);
const cost = cpuSeconds();
process.send?.(
  { ...result, ...(cost !== null && { cpuSeconds: cost }) },
  undefined,
  undefined,
  () => void exit(0),
);
