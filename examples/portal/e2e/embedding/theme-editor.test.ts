import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from 'playwright/test';

const axeText = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const preview = (page: Page) => page.getByRole('region', { name: 'Vorschau' });
const css = (page: Page) => page.locator('pre');
const colorOf = (page: Page) =>
  preview(page)
    .locator('foyer-login')
    .getByRole('button', { name: 'Anmelden', exact: true })
    .evaluate((button) => getComputedStyle(button).backgroundColor);

test('a look is tried on sample data, and copied as the rule that makes it', async ({ page, context }) => {
  const trouble: string[] = [];
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  page.on('pageerror', (error) => trouble.push(error.message));
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(request.url()));
  const answer = await page.goto('/elements/theme?locale=de_DE&widget=foyer-login');
  expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
  await expect(css(page)).toContainText('Nichts zu kopieren');

  await page.getByLabel('Farbe der Marke').fill('#0b5fff');
  await expect.poll(() => colorOf(page)).toBe('rgb(11, 95, 255)');
  await page.getByLabel('Ecken').selectOption('0');
  await page.getByLabel('Weitere Variablen').fill('--foyer-size-14: 15px;\n--foyer-nothing: 1px;');
  await expect(css(page)).toContainText('--foyer-color-primary: #0b5fff;');
  await expect(css(page)).toContainText('--foyer-radius-medium: 0px;');
  await expect(page.getByText('Nicht übernommen: --foyer-nothing: 1px;')).toBeVisible();
  const rule = (await css(page).textContent()) ?? '';

  await page.reload();
  await expect(css(page)).toHaveText(rule);
  await page.getByLabel('Widget').selectOption({ label: 'Bestellungen' });
  await expect(preview(page).locator('foyer-orders').getByRole('row').nth(1)).toBeVisible();
  await page.getByLabel('Hell oder dunkel').selectOption('dark');
  await expect
    .poll(() => preview(page).evaluate((node) => getComputedStyle(node).backgroundColor))
    .toBe('rgb(20, 24, 31)');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Kopieren' }).click();
  await expect(page.getByRole('button', { name: 'Kopiert' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(rule);

  await page.evaluate(axeText);
  const found = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return axe.run(document, { resultTypes: ['violations'] });
  });
  expect(found.violations.map(({ id }) => id)).toEqual([]);
  expect(asked).toEqual([]);
  expect(trouble).toEqual([]);
});
