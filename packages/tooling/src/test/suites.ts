import { e2e, elements } from './browser-suites.ts';
import { engineSuite } from './engine-suite.ts';
import { outageSuite } from './outage-suite.ts';
import { packages } from './package-suite.ts';
import { sizes } from './size-suite.ts';
import { deadCode, lint, structure, types } from './static-suites.ts';
import type { Suite } from './suite.ts';
import { postgres, unit } from './vitest-suites.ts';

/**
 * Every suite, in the order in which `npm test` begins them: first what fails fast, then what takes longest, so that the short ones
 * fill what is left of the lanes.
 */
export const suites: readonly Suite[] = [
  types,
  lint,
  structure,
  deadCode,
  unit,
  e2e,
  postgres,
  packages,
  elements,
  engineSuite,
  outageSuite,
  sizes,
];
