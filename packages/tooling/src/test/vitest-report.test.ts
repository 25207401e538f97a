import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheDir, inRoot } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { pathInRepository } from './failed-tests.ts';
import { resultOfVitest, type VitestReport } from './vitest-report.ts';

const vitest = JSON.stringify(inRoot('node_modules/vitest/dist/index.js'));
const files = {
  'mixed.test.ts': `import { describe, it } from ${vitest};
describe('a cart', () => { it('is full', () => { throw new Error('\\n\\u001b[31mempty\\u001b[39m\\nand more'); }); it('is ours', () => {}); it.skip('is later', () => {}); });`,
  'leaves.test.ts': `import { afterAll, it } from ${vitest}; it('passes', () => {}); afterAll(() => { throw new Error('left something'); });`,
  'hook.test.ts': `import { beforeAll, it } from ${vitest}; beforeAll(() => { throw new Error('no database'); }); it('a', () => {}); it('b', () => {});`,
  'syntax.test.ts': `import { it } from ${vitest}; it('a', () => {}); it.each([1, 2, 3])('b %i', () => { const = 1; });`,
  'import.test.ts': `import { it } from ${vitest}; import './no-such-module.ts'; it('a', () => {}); it('b', () => {});`,
  'throws.test.ts': `import { it } from ${vitest}; throw new Error('cannot be loaded'); it('a', () => {});`,
  'sound.test.ts': `import { it } from ${vitest}; it('passes', () => {});`,
};

let folder: string;
let report: VitestReport;
const only = (name: string): VitestReport => ({
  testResults: report.testResults.filter((file) => file.name.endsWith(name)),
});

beforeAll(async () => {
  // inside the repository, because reported paths are relative to its root
  mkdirSync(cacheDir, { recursive: true });
  folder = mkdtempSync(join(cacheDir, 'vitest report '));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const file = join(folder, 'report.json');
  await runCommand('vitest', ['run', '--root', folder, '--reporter=json', `--outputFile=${file}`]);
  report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a run of vitest', () => {
  it.each([
    ['mixed.test.ts', { passed: 1, failed: 1, skipped: 1 }, ['a cart > is full: empty']],
    ['leaves.test.ts', { passed: 1, failed: 1, skipped: 0 }, ['the file: left something']],
    ['hook.test.ts', { passed: 0, failed: 2, skipped: 0 }, ['the file: no database']],
    ['syntax.test.ts', { passed: 0, failed: 4, skipped: 0 }, [expect.stringMatching(/^the file: /)]],
    ['import.test.ts', { passed: 0, failed: 2, skipped: 0 }, [expect.stringMatching(/no-such-module/)]],
    ['throws.test.ts', { passed: 0, failed: 1, skipped: 0 }, ['the file: cannot be loaded']],
    ['sound.test.ts', { passed: 1, failed: 0, skipped: 0 }, []],
  ])('counts every test of %s, and names the failed ones', (name, counts, names) => {
    const { failures = [], ...found } = resultOfVitest(only(name));
    expect(found).toMatchObject(counts);
    expect(failures.map((failure) => `${failure.name}: ${failure.message}`)).toEqual(names);
  });

  it('counts a file that was due and is not in the report', () => {
    const due = Object.keys(files).map((name) => pathInRepository(join(folder, name)));
    expect(resultOfVitest(report, due)).toEqual(resultOfVitest(report));
    const missing = resultOfVitest(only('sound.test.ts'), due);
    expect(missing).toMatchObject({ passed: 1, failed: 3 + 1 + 2 + 4 + 2 + 1 });
    expect(missing.failures?.[0]).toMatchObject({ name: 'the file', message: 'The test was not run.' });
  });
});
