import { globSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cacheDir, inRoot } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { readSources } from '../structure/source-files.ts';
import { countTests } from './count-tests.ts';
import { obtainPostgres } from './obtain-postgres.ts';
import type { Scope } from './scope.ts';
import { brokenSuite, type Suite, type SuiteResult } from './suite.ts';
import { resultOfVitest, type VitestReport } from './vitest-report.ts';

interface VitestRun {
  /** Name of the report. */
  readonly name: string;
  /** Projects to run, for `--project`. */
  readonly projects: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly scope: Scope;
}

/** Folders of a feature: in every package the feature's word names one, also below `domain`. */
const folderOf = ({ feature }: Scope) => (feature ? [`/${feature}/`] : []);

/** The test files of a run as paths from the root, as listed by vitest; null if vitest cannot list them. */
async function dueFiles({ name, projects, env, scope }: VitestRun): Promise<string[] | null> {
  const file = join(cacheDir, `vitest-${name}-files.json`);
  rmSync(file, { force: true });
  const args = ['list', '--filesOnly', `--json=${file}`, ...projects, ...folderOf(scope)];
  await runCommand('vitest', args, { env: { NO_COLOR: '1', ...env } });
  try {
    const files = JSON.parse(readFileSync(file, 'utf8')) as readonly { readonly file: string }[];
    return files.map((each) => each.file.slice(inRoot().length + 1).replaceAll('\\', '/'));
  } catch {
    return null;
  }
}

async function runVitest(run: VitestRun): Promise<SuiteResult> {
  mkdirSync(cacheDir, { recursive: true });
  const file = join(cacheDir, `vitest-${run.name}.json`);
  rmSync(file, { force: true });
  const args = [
    'run',
    ...run.projects,
    // one more than the number of cores: in many files a worker waits for a process, a browser or a server
    `--maxWorkers=${availableParallelism() + 1}`,
    // prints only failed tests, with their output
    '--reporter=minimal',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...folderOf(run.scope),
    ...(run.scope.feature ? ['--passWithNoTests'] : []),
  ];
  const env = { NO_COLOR: '1', FOYER_TEST_FULL: String(run.scope.isFull), ...run.env };
  const ended = await runCommand('vitest', args, { env });
  const report = readReport(file);
  if (!report) return { ...brokenSuite('vitest exited before its report'), details: ended.output };
  if (ended.code === 0) return resultOfVitest(report);
  const result = resultOfVitest(report, (await dueFiles(run)) ?? []);
  // an error outside of all files does not change the counts
  const failed = Math.max(1, result.failed);
  return { ...result, failed, details: ended.output };
}

function readReport(file: string): VitestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return null;
  }
}

/** The tests in the files below these globs, counted in their source. */
function countBelow(globs: readonly string[], { feature }: Scope): number {
  const files = globSync([...globs], { cwd: inRoot() }).map((path) => path.replaceAll('\\', '/'));
  const asked = files.filter((path) => !feature || path.includes(`/${feature}/`));
  return readSources(asked).reduce((sum, source) => sum + countTests(source), 0);
}

const unitFiles = [
  'packages/*/{src,build}/**/*.test.{ts,tsx}',
  'packages/server/test/**/*.test.ts',
  'examples/*/src/**/*.test.{ts,tsx}',
];

/** Unit tests, and server tests on the embedded database. */
export const unit: Suite = {
  name: 'unit',
  title: 'Unit and server tests (embedded database)',
  minutes: 60,
  hasFeatures: true,
  due: (scope) => countBelow(unitFiles, scope),
  run: (scope) =>
    runVitest({
      name: 'unit',
      projects: ['--project', '!playground'],
      // a database server named by the environment is for the other suite
      env: { TEST_DATABASE_URL: undefined, FOYER_POSTGRES_FOLLOWS: scope.isFull ? undefined : 'true' },
      scope,
    }),
};

/** The server tests on a real PostgreSQL. */
export const postgres: Suite = {
  name: 'postgres',
  title: 'Server tests (PostgreSQL)',
  minutes: 40,
  needs: ['postgres'],
  hasFeatures: true,
  due: (scope) => countBelow(['packages/server/{src,test}/**/*.test.ts'], scope),
  async run(scope) {
    const database = await obtainPostgres();
    try {
      const env = { TEST_DATABASE_URL: database.url };
      return await runVitest({ name: 'postgres', projects: ['--project', 'server'], env, scope });
    } finally {
      await database.stop();
    }
  },
};

/** The playground with every example, in a browser. */
export const playground: Suite = {
  name: 'playground',
  title: 'Playground in a browser',
  minutes: 30,
  needs: ['chromium'],
  due: (scope) => countBelow(['examples/playground/browser/*.test.ts'], scope),
  run: (scope) => runVitest({ name: 'playground', projects: ['--project', 'playground'], env: {}, scope }),
};
