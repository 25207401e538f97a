import { e2e, elements } from './browser-suites.ts';
import { outageSuite } from './outage-suite.ts';
import { packages } from './package-suite.ts';
import { sizes } from './size-suite.ts';
import { deadCode, lint, structure, types } from './static-suites.ts';
import type { Suite } from './suite.ts';
import { postgres, unit } from './vitest-suites.ts';

/** Every suite, in the order in which `npm test` runs them: what fails fast comes first. */
export const suites: readonly Suite[] = [
  types,
  lint,
  structure,
  deadCode,
  unit,
  postgres,
  outageSuite,
  packages,
  elements,
  sizes,
  e2e,
];
