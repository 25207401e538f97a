import { e2e, elements } from './browser-suites.ts';
import { engineSuite } from './engine-suite.ts';
import { outageSuite } from './outage-suite.ts';
import { packages } from './package-suite.ts';
import { sizes } from './size-suite.ts';
import { deadCode, lint, structure, types } from './static-suites.ts';
import type { Suite } from './suite.ts';
import { playground, postgres, unit } from './vitest-suites.ts';

/**
 * Every suite, in the order in which `npm test` begins them: first what fails fast, then what takes longest, so that the short ones fill
 * the lanes at the end. End to end comes first of all, for it waits for two builds and then for pages more than it computes.
 */
export const suites: readonly Suite[] = [
  e2e,
  types,
  lint,
  structure,
  deadCode,
  unit,
  postgres,
  packages,
  elements,
  engineSuite,
  playground,
  sizes,
  outageSuite,
];
