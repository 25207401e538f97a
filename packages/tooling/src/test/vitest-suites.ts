import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cacheDir } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { failedInVitest, type VitestReport } from './failed-tests.ts';
import { obtainPostgres } from './obtain-postgres.ts';
import { brokenSuite, type Suite, type SuiteResult } from './suite.ts';

async function runVitest(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<SuiteResult> {
  mkdirSync(cacheDir, { recursive: true });
  const file = join(cacheDir, `vitest-${name}.json`);
  rmSync(file, { force: true });
  const result = await runCommand(
    'vitest',
    [
      'run',
      '--config',
      'vitest.workspace.ts',
      // One more than there are cores: in many files a worker waits, for a process, a browser or a server.
      `--maxWorkers=${availableParallelism() + 1}`,
      // As end to end: three suites at a time on two cores are no quiet place. The run names what needed its second try.
      '--retry=1',
      // What failed, and what it printed; nothing of the rest.
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    { env: { NO_COLOR: '1', ...env } },
  );
  const report = readReport(file);
  if (!report) return { ...brokenSuite('vitest ended before its report'), details: result.output };
  const failed = result.code === 0 ? report.numFailedTests : Math.max(1, report.numFailedTests);
  return {
    passed: report.numPassedTests,
    failed,
    details: failed > 0 ? result.output : undefined,
    failures: failedInVitest(report),
  };
}

function readReport(file: string): VitestReport | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  } catch {
    return null;
  }
}

/** Unit and server tests, the latter on the embedded database. */
export const unit: Suite = {
  name: 'unit',
  title: 'Unit and server tests (embedded database)',
  minutes: 80,
  // The server that the environment may name is for the run on it.
  run: () => runVitest('unit', [], { TEST_DATABASE_URL: undefined, FOYER_POSTGRES_FOLLOWS: 'true' }),
};

/** The server tests again on a real PostgreSQL. */
export const postgres: Suite = {
  name: 'postgres',
  title: 'Server tests (PostgreSQL)',
  minutes: 40,
  async run() {
    const database = await obtainPostgres();
    try {
      return await runVitest('postgres', ['--project', 'server'], { TEST_DATABASE_URL: database.url });
    } finally {
      await database.stop();
    }
  },
};
