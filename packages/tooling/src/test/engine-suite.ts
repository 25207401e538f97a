import { type Engine, engines, enginesNamed, obtainEngine } from '../browsers/engines.ts';
import { whyNotStarted } from '../browsers/start-engine.ts';
import { build } from '../build.ts';
import { builtFolders, startServer } from '../start-server.ts';
import { runElements, runPlaywright } from './browser-suites.ts';
import type { Suite, SuiteResult } from './suite.ts';
import { testServerSettings } from './test-server-settings.ts';

/** What `npm test` runs of the elements in other engines: all that an element is, and every widget's size before its code is there. */
const shortPages = ['element', 'loader', 'parents-waiting', 'room'];

interface Task {
  /** Where the elements are tried, in which of their test pages. */
  readonly asked: readonly Engine[];
  readonly pages: readonly string[];
  /** Where stories are, of the same engines. */
  readonly stories: readonly Engine[];
}

/**
 * What is run where: everything in the engines that `--browsers` names, else a short part in those that Chromium is not. WebKit's
 * driver loses a press now and then (decision 0440), so that its stories are for who looks at them.
 */
function task(): Task {
  const named = process.env.FOYER_BROWSERS;
  if (!named) return { asked: ['firefox', 'webkit'], pages: shortPages, stories: ['firefox'] };
  const asked = enginesNamed(named);
  return { asked, pages: ['*'], stories: asked };
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
    const { asked, pages, stories } = task();
    const notes: string[] = [];
    const there: Engine[] = [];
    for (const engine of asked) {
      const reason = obtainEngine(engine) ?? (await whyNotStarted(engine));
      if (reason === null) there.push(engine);
      else notes.push(`NOT RUN in ${engines[engine].title}. ${reason}`);
    }
    const nothing = { passed: 0, failed: 0, details: notes.join('\n') };
    if (there.length === 0) return nothing;
    await build('elements');
    await build('portal');
    const told = stories.filter((engine) => there.includes(engine));
    const server = await startServer({ ...testServerSettings, ...builtFolders });
    try {
      const env = (names: readonly Engine[]) => ({
        FOYER_ENGINES: names.join(','),
        FOYER_TEST_API: server.url,
      });
      const widgets = await runElements('engines-elements-report.json', env(there), pages);
      const result = sum(nothing, widgets);
      if (told.length === 0) return result;
      return sum(result, await runPlaywright('engines-e2e-report.json', 'e2e/engines', env(told)));
    } finally {
      await server.end();
    }
  },
};
