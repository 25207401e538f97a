import { type Engine, engines, enginesNamed, obtainEngine } from '../browsers/engines.ts';
import { build } from '../build.ts';
import { inRoot } from '../paths.ts';
import { runElements, runPlaywright } from './browser-suites.ts';
import { startApi } from './start-api.ts';
import type { Suite, SuiteResult } from './suite.ts';

/** What `npm test` runs of the elements in other engines: all that an element is, and every widget's size before its code is there. */
const shortPages = ['element', 'loader', 'parents-waiting', 'room'];

/** What is run where: everything in the engines that `--browsers` names, else a short part in those that Chromium is not. */
function task(): { asked: readonly Engine[]; pages: readonly string[] } {
  const named = process.env.FOYER_BROWSERS;
  return named
    ? { asked: enginesNamed(named), pages: ['*'] }
    : { asked: ['firefox', 'webkit'], pages: shortPages };
}

/** Both results in one. */
const sum = (one: SuiteResult, other: SuiteResult): SuiteResult => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  details: [one.details, other.details].filter(Boolean).join('\n'),
  failures: [...(one.failures ?? []), ...(other.failures ?? [])],
});

/** The built elements, the portal and foreign pages in the engines beside Chromium, on one server. */
export const engineSuite: Suite = {
  name: 'engines',
  title: 'Firefox and WebKit',
  minutes: 80,
  async run() {
    const { asked, pages } = task();
    const missing = asked.flatMap((engine) => {
      const reason = obtainEngine(engine);
      return reason === null ? [] : [{ engine, note: `NOT RUN in ${engines[engine].title}. ${reason}` }];
    });
    const notes = missing.map(({ note }) => note).join('\n');
    const there = asked.filter((engine) => !missing.some((one) => one.engine === engine));
    if (there.length === 0) return { passed: 0, failed: 0, details: notes };
    await build('elements');
    await build('portal');
    const api = await startApi({
      FOYER_PORTAL_DIR: inRoot('examples/portal/dist'),
      FOYER_ELEMENTS_DIR: inRoot('packages/elements/dist'),
    });
    try {
      const env = { FOYER_ENGINES: there.join(','), FOYER_TEST_API: api.url };
      const widgets = await runElements('engines-elements-report.json', env, pages);
      const stories = await runPlaywright('engines-e2e-report.json', 'e2e/engines', env);
      return sum({ passed: 0, failed: 0, details: notes }, sum(widgets, stories));
    } finally {
      await api.stop();
    }
  },
};
