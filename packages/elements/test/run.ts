import { writeFileSync } from 'node:fs';
import { type Engine, engines, enginesNamed } from '@foyer/tooling/browsers/engines';
import { startServerWithTools } from '@foyer/tooling/start-portal';
import { countElements } from '@foyer/tooling/test/count-elements';
import { type FailedTest, listOfFailures } from '@foyer/tooling/test/failed-tests';
import { completed, type SuiteResult, sumOfResults } from '@foyer/tooling/test/suite';
import { testServerSettings } from '@foyer/tooling/test/test-server-settings';
import { runInBrowser } from './run-in-browser.ts';

/**
 * Runs the tests in `browser/` over the built elements, in Chromium or the engines that `FOYER_ENGINES` names, against the real server
 * with the demo data. A browser that hangs or crashes gets a second try, which is reported. `node run.ts parents room` runs two pages;
 * `FOYER_TEST_FEATURE=orders` leaves only the widgets of that feature.
 */
const pages = process.argv.length > 2 ? process.argv.slice(2) : ['*'];
/** The server that the suite `engines` shares, else an own one. */
const shared = process.env.FOYER_TEST_API;
const server = shared ? null : await startServerWithTools(testServerSettings);
const api = shared ?? server?.url ?? '';

async function runIn(engine: Engine): Promise<SuiteResult> {
  const task = { api, pages, engine };
  let run = await runInBrowser(task);
  const { title } = engines[engine];
  const again: FailedTest[] = [];
  if (run.trouble) {
    console.log(`${run.trouble}: restarting the run.`);
    again.push({ name: `the browser (${title})`, message: run.trouble, isFlaky: true });
    run = await runInBrowser(task);
  }
  const failures = [
    ...run.failures.map((failure) => ({ ...failure, name: `${failure.name} (${title})` })),
    ...(run.trouble ? [{ name: `the browser (${title})`, message: `${run.trouble}, twice.` }] : again),
  ];
  const { passed, failed, skipped, notes } = run;
  const result = {
    passed,
    failed,
    skipped,
    failures,
    details: notes.map((note) => `  ${note}`).join('\n'),
    isIncomplete: run.trouble !== null,
  };
  return completed(result, countElements(pages));
}

try {
  let result: SuiteResult = { passed: 0, failed: 0 };
  for (const engine of enginesNamed(process.env.FOYER_ENGINES ?? 'chromium'))
    result = sumOfResults(result, await runIn(engine));
  for (const line of listOfFailures({ elements: result.failures ?? [] })) console.log(line);
  if (process.env.FOYER_REPORT) writeFileSync(process.env.FOYER_REPORT, JSON.stringify(result));
  if (result.details) console.log(result.details);
  console.log(`${result.passed} passed, ${result.failed} failed, ${result.skipped ?? 0} skipped`);
  process.exitCode = result.failed > 0 ? 1 : 0;
} finally {
  await server?.end();
}
process.exit();
