import { type Engine, engines, enginesNamed, obtainEngine } from '../browsers/engines.ts';
import { whyNotStarted } from '../browsers/start-engine.ts';
import { build } from '../build.ts';
import { installFromDebian } from '../install-from-debian.ts';
import { startPortal } from '../start-portal.ts';
import { countPlaywrightRun, type PlaywrightRun, runElements, runPlaywright } from './browser-suites.ts';
import { countElements } from './count-elements.ts';
import type { Scope } from './scope.ts';
import { recordSecondTries } from './second-tries.ts';
import { type Suite, type SuiteResult, sumOfResults } from './suite.ts';
import { testServerSettings } from './test-server-settings.ts';

/** The pages of a short run: the general behavior of elements, and every widget's size before its code is loaded. */
const shortPages = ['element', 'loader', 'parents-waiting', 'room'];

interface Task {
  /** The engines that run the test pages of the elements. */
  readonly asked: readonly Engine[];
  /** The engines that are installed from Debian if they are missing. */
  readonly installed: readonly Engine[];
  readonly pages: readonly string[];
  /** The engines that run the stories. */
  readonly stories: readonly Engine[];
}

/**
 * All tests in the engines that `--browsers` names, all tests in Firefox and WebKit in a full run, else a short part in both, for which
 * only Firefox is installed. WebKit's driver sometimes loses a press (decision 0440), so its stories run only if it is named.
 */
function taskOf({ browsers, isFull }: Scope): Task {
  if (browsers) {
    const asked = enginesNamed(browsers);
    return { asked, installed: asked, pages: ['*'], stories: asked };
  }
  const asked = ['firefox', 'webkit'] as const;
  if (isFull) return { asked, installed: asked, pages: ['*'], stories: ['firefox'] };
  return { asked, installed: ['firefox'], pages: shortPages, stories: ['firefox'] };
}

const storiesIn = (names: readonly Engine[], env: Readonly<Record<string, string>> = {}): PlaywrightRun => ({
  report: 'engines-e2e-report.json',
  folder: 'e2e/engines',
  env: { FOYER_ENGINES: names.join(','), ...env },
});

async function countIn({ pages, stories }: Task, engine: Engine): Promise<number> {
  const widgets = countElements(pages);
  return stories.includes(engine) ? widgets + (await countPlaywrightRun(storiesIn([engine]))) : widgets;
}

async function tryIn({ pages, stories }: Task, there: readonly Engine[]): Promise<SuiteResult> {
  await build('elements');
  await build('portal');
  await build('tools');
  const server = await startPortal(testServerSettings);
  try {
    const env = { FOYER_TEST_API: server.url };
    const widgets = await runElements(
      'engines-elements-report.json',
      { FOYER_ENGINES: there.join(','), ...env },
      pages,
    );
    const names = stories.filter((engine) => there.includes(engine));
    if (names.length === 0) return widgets;
    return sumOfResults(widgets, await runPlaywright(storiesIn(names, env)));
  } finally {
    await server.end();
  }
}

/** The built elements, the portal and foreign pages in engines other than Chromium. Tests of a missing engine are skipped, or fail if it is named. */
export const engineSuite: Suite = {
  name: 'engines',
  title: 'Firefox and WebKit',
  minutes: 60,
  async due(scope) {
    const task = taskOf(scope);
    let sum = 0;
    for (const engine of task.asked) sum += await countIn(task, engine);
    return sum;
  },
  async run(scope) {
    const task = taskOf(scope);
    const there: Engine[] = [];
    let result: SuiteResult = { passed: 0, failed: 0 };
    for (const engine of task.asked) {
      const install = task.installed.includes(engine) ? installFromDebian : null;
      const reason = (await obtainEngine(engines[engine], install)) ?? (await whyNotStarted(engine));
      if (reason === null) {
        there.push(engine);
        continue;
      }
      const count = await countIn(task, engine);
      const details = `${count} tests not run in ${engines[engine].title}. ${reason}`;
      const failures = [{ name: engines[engine].title, message: reason }];
      const missing = scope.browsers
        ? { passed: 0, failed: count, details, failures }
        : { passed: 0, failed: 0, skipped: count, details };
      result = sumOfResults(result, missing);
    }
    if (there.length === 0) return result;
    return recordSecondTries(sumOfResults(result, await tryIn(task, there)));
  },
};
