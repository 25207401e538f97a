import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cacheDir } from '../paths.ts';
import { runCommand } from '../run-command.ts';
import { countPlaywright, type PlaywrightReport, resultOfPlaywright } from './playwright-report.ts';

const config = (more: string) =>
  `export default { testDir: '.', testMatch: '*.test.mjs', workers: 1, retries: 1, ${more} };`;
const menu = `import { test } from 'playwright/test';
test.describe('the menu', () => {
  test('opens', () => { throw new Error('\\u001b[2mstays closed\\u001b[22m\\n\\nCall log:'); });
  test('closes', ({}, { retry }) => { if (retry === 0) throw new Error('at first'); });
  test.skip('sings', () => {});
});
test('is there', () => {});`;
const browser = `import { test } from 'playwright/test';
test.use({ launchOptions: { executablePath: '/no/such/browser' } });
test('a', ({ page }) => page.goto('about:blank'));
test('b', ({ page }) => page.goto('about:blank'));`;

let folder: string;
async function run(name: string, test: string, more = '', ...args: string[]): Promise<PlaywrightReport> {
  const place = mkdtempSync(join(folder, `${name} `));
  writeFileSync(join(place, 'portal.test.mjs'), test);
  writeFileSync(join(place, 'playwright.config.mjs'), config(more));
  writeFileSync(join(place, 'fails.mjs'), "export default () => { throw new Error('no server'); };");
  const file = join(place, 'report.json');
  await runCommand('playwright', ['test', '--reporter=json', ...args], {
    cwd: place,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  return JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
}

beforeAll(() => {
  mkdirSync(cacheDir, { recursive: true });
  folder = mkdtempSync(join(cacheDir, 'playwright report '));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a run of Playwright', () => {
  it('counts every test once, and names those that failed or needed their second try', async () => {
    expect(resultOfPlaywright(await run('menu', menu), 'e2e')).toMatchObject({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: [
        { file: 'e2e/portal.test.mjs', name: 'the menu > opens', message: 'Error: stays closed' },
        { file: 'e2e/portal.test.mjs', name: 'the menu > closes', message: 'Error: at first', isFlaky: true },
      ],
    });
  });

  it('counts every test as failed whose browser does not start', async () => {
    const result = resultOfPlaywright(await run('browser', browser), 'e2e');
    expect(result).toMatchObject({ passed: 0, failed: 2, skipped: 0 });
    expect(result.failures?.[0]?.message).toContain('/no/such/browser');
  });

  it('is incomplete where its servers do not start; the tests are counted by listing them', async () => {
    const setup = "globalSetup: './fails.mjs'";
    const result = resultOfPlaywright(await run('setup', menu, setup), 'e2e');
    expect(result).toMatchObject({ passed: 0, isIncomplete: true });
    expect(result.failures?.at(-1)?.message).toContain('no server');
    expect(countPlaywright(await run('list', menu, setup, '--list'))).toBe(4);
  });

  it('counts tests that it did not come to as failed', async () => {
    const result = resultOfPlaywright(await run('ended', menu, 'maxFailures: 1, retries: 0'), 'e2e');
    expect(result).toMatchObject({ passed: 0, failed: 4, skipped: 0 });
  });
});
