import { writeFileSync } from 'node:fs';
import { runInBrowser } from './run-in-browser.ts';
import { startApi } from './start-api.ts';

/**
 * Runs the tests in `browser/` over the built elements, in Chromium, against the real server with the demo data. A browser that
 * hangs or crashes is no defect of ours: it gets a second try, which is told. `node run.ts parents` runs one page of them.
 */
const [pages = '*'] = process.argv.slice(2);
const api = await startApi();
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
  await api.stop();
}
process.exit();
