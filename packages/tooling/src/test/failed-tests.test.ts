import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import {
  failedInPlaywright,
  failedInVitest,
  firstLine,
  listOfFailures,
  type PlaywrightReport,
  type VitestReport,
} from './failed-tests.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer failures '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs vitest over test files of these texts and reads what it wrote. */
async function runVitestOver(files: Readonly<Record<string, string>>): Promise<VitestReport> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const file = join(folder, 'report.json');
  await runCommand('vitest', [
    'run',
    '--root',
    folder,
    '--retry=1',
    '--reporter=json',
    `--outputFile=${file}`,
  ]);
  return JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
}

describe('the list of what failed', () => {
  it('names tests, hooks and files of vitest that failed, and none that passed', async () => {
    const vitest = JSON.stringify(inRoot('node_modules/vitest/dist/index.js'));
    const given = await runVitestOver({
      'mixed.test.mjs': `import { afterAll, describe, it } from ${vitest};
describe('a cart', () => { it('is full', () => { throw new Error('\\n\\u001b[31mempty\\u001b[39m\\nand more'); }); it('is ours', () => {}); });
afterAll(() => { throw new Error('left something'); });`,
      'broken.test.mjs': `throw new Error('cannot be loaded');`,
      'sound.test.mjs': `import { it } from ${vitest}; it('passes', () => {});`,
    });
    const failures = failedInVitest(given).map(({ name, message }) => `${name}: ${message}`);
    expect(failures.sort()).toEqual([
      'a cart > is full: empty',
      'the file: cannot be loaded',
      'the file: left something',
    ]);
  });

  it('names tests of vitest that needed a second try, and what the first one said', async () => {
    const vitest = JSON.stringify(inRoot('node_modules/vitest/dist/index.js'));
    const given = await runVitestOver({
      'hasty.test.mjs': `import { it } from ${vitest}; let tries = 0;
it('is late', () => { tries += 1; if (tries === 1) throw new Error('not there yet'); }); it('is there', () => {});`,
    });
    const late = failedInVitest(given).filter(({ file }) => file?.endsWith('hasty.test.mjs'));
    expect(late).toMatchObject([{ name: 'is late', message: 'Error: not there yet', isFlaky: true }]);
    expect(listOfFailures({ unit: late })[0]).toMatch(/^FLAKY unit: .*is late$/);
  });

  it('names tests of Playwright that failed, and those that needed a second try', () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      title,
      file: 'portal.test.ts',
      tests: [{ status, results: [...messages.map((message) => ({ error: { message } })), {}] }],
    });
    const given: PlaywrightReport = {
      stats: { expected: 1, flaky: 1, unexpected: 1 },
      suites: [
        {
          title: 'portal.test.ts',
          file: 'portal.test.ts',
          specs: [spec('is there', 'expected')],
          suites: [
            {
              title: 'the menu',
              file: 'portal.test.ts',
              specs: [
                spec(
                  'opens',
                  'unexpected',
                  'Error: \u001b[2mstays closed\u001b[22m\n\nCall log:',
                  'Error: again',
                ),
                spec('closes', 'flaky', 'Error: at first'),
              ],
            },
          ],
        },
      ],
    };
    expect(failedInPlaywright(given, 'e2e')).toEqual([
      { file: 'e2e/portal.test.ts', name: 'the menu > opens', message: 'Error: stays closed' },
      { file: 'e2e/portal.test.ts', name: 'the menu > closes', message: 'Error: at first', isFlaky: true },
    ]);
  });

  it('takes two lines a test, with its suite and file', () => {
    const lines = listOfFailures({
      unit: [{ file: 'packages/a/b.test.ts', name: 'c > d', message: 'no' }],
      types: [],
      e2e: [{ name: 'e', message: 'late', isFlaky: true }],
    });
    expect(lines).toEqual(['FAILED unit: packages/a/b.test.ts > c > d', '  no', 'FLAKY e2e: e', '  late']);
  });

  it.each([
    ['\n  \n  first\nsecond', 'first'],
    [undefined, 'without a message'],
    ['x'.repeat(1000), `${'x'.repeat(300)}…`],
  ])('of %o shows the first line that says something', (message, line) => {
    expect(firstLine(message)).toBe(line);
  });
});
