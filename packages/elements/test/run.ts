import { writeFileSync } from 'node:fs';
import { startServer } from '@foyer/tooling/start-server';
import { runInBrowser } from './run-in-browser.ts';

/**
 * Runs the tests in `browser/` over the built elements, in Chromium, against the real server with the demo data. A browser that
 * hangs or crashes is no defect of ours: it gets a second try, which is told. `node run.ts parents` runs one page of them.
 */
const [pages = '*'] = process.argv.slice(2);
const api = await startServer({
  // What a test orders stays where it is.
  FOYER_DEMO_STEP_SECONDS: '0',
  // Every test signs in for itself, and many are one person at once.
  FOYER_LOGINS_PER_MINUTE: '100000',
  FOYER_FAILED_LOGINS_PER_HOUR: '100000',
  FOYER_WRITES_PER_MINUTE: '100000',
  LOG_LEVEL: 'error',
});
try {
  let run = await runInBrowser(api.url, pages);
  let flaky = 0;
  if (run.trouble) {
    console.log(`${run.trouble}: once more from the start.`);
    flaky = 1;
    run = await runInBrowser(api.url, pages);
  }
  if (run.trouble) console.log(`${run.trouble}, at the second try too.`);
  const failures = run.trouble
    ? [...run.failures, { name: 'the browser', message: run.trouble }]
    : run.failures;
  const { passed, notes } = run;
  const failed = failures.length;
  if (process.env.FOYER_REPORT)
    writeFileSync(process.env.FOYER_REPORT, JSON.stringify({ passed, failed, flaky, failures, notes }));
  for (const note of notes) console.log(note);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await api.end();
}
process.exit();
