import { writeFileSync } from 'node:fs';
import { type Engine, engines, enginesNamed } from '@foyer/tooling/browsers/engines';
import { startServer } from '@foyer/tooling/start-server';
import { testServerSettings } from '@foyer/tooling/test/test-server-settings';
import { runInBrowser } from './run-in-browser.ts';

/**
 * Runs the tests in `browser/` over the built elements, in Chromium or in what `FOYER_ENGINES` names, against the real server with the
 * demo data. A browser that hangs or crashes is no defect of ours: it gets a second try, which is told. `node run.ts parents room` runs
 * two pages of them.
 */
const pages = process.argv.length > 2 ? process.argv.slice(2) : ['*'];
/** The server that the suite `engines` shares, else one of its own. */
const shared = process.env.FOYER_TEST_API;
const server = shared ? null : await startServer(testServerSettings);
const api = shared ?? server?.url ?? '';

async function runIn(engine: Engine) {
  const task = { api, pages, engine };
  let run = await runInBrowser(task);
  const isFlaky = run.trouble !== null;
  if (isFlaky) {
    console.log(`${run.trouble}: once more from the start.`);
    run = await runInBrowser(task);
  }
  if (run.trouble) console.log(`${run.trouble}, at the second try too.`);
  const { title } = engines[engine];
  const failures = [
    ...run.failures.map((failure) => ({ ...failure, name: `${failure.name} (${title})` })),
    ...(run.trouble ? [{ name: 'the browser', message: run.trouble }] : []),
  ];
  for (const { file, name, message } of failures) console.log(`${file ?? ''} > ${name}\n  ${message}`);
  return { passed: run.passed, flaky: Number(isFlaky), failures, notes: run.notes };
}

try {
  const runs: Awaited<ReturnType<typeof runIn>>[] = [];
  for (const engine of enginesNamed(process.env.FOYER_ENGINES ?? 'chromium')) runs.push(await runIn(engine));
  const sum = (count: (run: (typeof runs)[number]) => number) =>
    runs.reduce((all, run) => all + count(run), 0);
  const failures = runs.flatMap((run) => run.failures);
  const notes = runs.flatMap((run) => run.notes);
  const [passed, flaky, failed] = [sum((run) => run.passed), sum((run) => run.flaky), failures.length];
  if (process.env.FOYER_REPORT)
    writeFileSync(process.env.FOYER_REPORT, JSON.stringify({ passed, failed, flaky, failures, notes }));
  for (const note of notes) console.log(note);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} finally {
  await server?.end();
}
process.exit();
