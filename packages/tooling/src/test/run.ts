import { e2e, elements } from './browser-suites.ts';
import { packages } from './package-suite.ts';
import { sizes } from './size-suite.ts';
import { lint, structure, types } from './static-suites.ts';
import type { Suite } from './suite.ts';
import { postgres, unit } from './vitest-suites.ts';

/**
 * `npm test`: every suite, one after the other; `-- --only types,unit` runs some. The last line is
 * `N passed, N failed` summed over all, the exit code 1 where something failed.
 */
const suites: readonly Suite[] = [types, lint, structure, unit, postgres, packages, elements, sizes, e2e];

const onlyAt = process.argv.indexOf('--only');
const only = onlyAt > 0 ? (process.argv[onlyAt + 1] ?? '').split(',') : suites.map((suite) => suite.name);
const unknown = only.filter((name) => !suites.some((suite) => suite.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown suite: ${unknown.join(', ')}. There are: ${suites.map((suite) => suite.name).join(', ')}.`,
  );
  process.exit(2);
}

let passed = 0;
let failed = 0;
for (const suite of suites.filter(({ name }) => only.includes(name))) {
  const start = performance.now();
  process.stdout.write(`${suite.title} … `);
  const result = await suite.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    details: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  passed += result.passed;
  failed += result.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${result.passed} ok${result.failed > 0 ? `, ${result.failed} FAILED` : ''} (${seconds} s)`);
  if (result.details) console.log(result.details);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
