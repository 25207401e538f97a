import { type ServedExample, serveExample } from '@foyer/tooling/serve-example';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { fillLogin } from './sign-in.ts';

/** What the page's policy refused, as Chromium reports it. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(globalThis, { foyerViolations: list });
    document.addEventListener('securitypolicyviolation', (event) =>
      list.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { foyerViolations: string[] }).foyerViolations);
}

/** How many of a page's dots are dark: none while nothing is drawn. */
const darkDots = (sheet: Locator) =>
  sheet.evaluate((canvas: HTMLCanvasElement) => {
    const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let dark = 0;
    for (let at = 0; at < dots.length; at += 4)
      if ((dots[at] ?? 255) < 100 && (dots[at + 3] ?? 0) > 100) dark++;
    return dark;
  });

test.describe('on a page under the strictest policy', () => {
  let example: ServedExample;
  test.beforeAll(async ({ baseURL }) => {
    example = await serveExample({ name: 'strict-csp', api: baseURL ?? '' });
  });
  test.afterAll(() => example.close());

  test('a PDF is looked at in place, by keyboard, and its reader comes only then', async ({ page }) => {
    const violations = await watchViolations(page);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const isReader = (url: string) => /pdf/.test(url) && url.endsWith('.js');
    await page.goto(example.url);
    await fillLogin(page, 'manager@nordwind.example');
    const documents = page.locator('foyer-documents');
    const look = documents.getByRole('button', { name: / ansehen$/ }).first();
    await expect(look).toBeVisible();
    expect(loaded.filter(isReader)).toEqual([]);

    await look.focus();
    await page.keyboard.press('Enter');
    const dialog = documents.getByRole('dialog');
    const sheet = dialog.getByRole('img', { name: /^Seite 1 von \d+$/ });
    await expect.poll(() => darkDots(sheet)).toBeGreaterThan(500);
    // Its words are there for who does not see them.
    await expect(dialog).toContainText('Beispieldaten des Kundenportals');
    expect(loaded.filter(isReader).length).toBeGreaterThan(0);

    const narrow = (await sheet.boundingBox())?.width ?? 0;
    await dialog.getByRole('button', { name: 'Größer' }).click();
    await expect.poll(async () => (await sheet.boundingBox())?.width).toBeGreaterThan(narrow * 1.2);
    await expect.poll(() => darkDots(sheet)).toBeGreaterThan(500);

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(look).toBeFocused();
    expect(await violations()).toEqual([]);
    expect(errors).toEqual([]);
  });
});
