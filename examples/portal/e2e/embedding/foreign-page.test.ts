import { type ServedExample, serveExample } from '@foyer/tooling/serve-example';
import { expect, type Page, test } from 'playwright/test';
import { followRequests, untilQuiet } from '../page-parts.ts';
import { fillLogin } from '../sign-in.ts';

/** Requests that the page's policy refused, as Chromium reports them. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(globalThis, { foyerViolations: list });
    document.addEventListener('securitypolicyviolation', (event) =>
      list.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`),
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { foyerViolations: string[] }).foyerViolations);
}

/** Records the elements that have sent `foyer-ready`. */
const watchReady = (page: Page) =>
  page.addInitScript(() => {
    const ready = new Set<EventTarget | null>();
    Object.assign(globalThis, { foyerReady: ready });
    document.addEventListener('foyer-ready', ({ target }) => ready.add(target));
  });
const notReady = (page: Page) =>
  page.evaluate(() => {
    const { foyerReady } = globalThis as unknown as { foyerReady: Set<EventTarget> };
    return [...document.querySelectorAll('*')]
      .filter((node) => node.localName.startsWith('foyer-') && !foyerReady.has(node))
      .map(({ localName }) => localName);
  });

for (const name of ['strict-csp', 'plain-html'] as const) {
  test.describe(name, () => {
    let example: ServedExample;
    test.beforeAll(async ({ baseURL }) => {
      example = await serveExample({ name, api: baseURL ?? '' });
    });
    test.afterAll(() => example.close());

    test('the main job with foyer-login, foyer-shop and foyer-cart', async ({ page }) => {
      const violations = await watchViolations(page);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(example.url);
      await expect(page.locator('foyer-shop')).toContainText('Zur Anmeldung');
      await fillLogin(page, 'buyer@nordwind.example');
      await expect(page.locator('foyer-login')).toContainText('Angemeldet als');

      const shop = page.locator('foyer-shop');
      await shop.getByRole('searchbox').fill('Wallbox');
      const card = shop
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: /^Wallbox/ }) })
        .first();
      const article = ((await card.getByRole('heading').textContent()) ?? '').trim();
      await card.getByRole('button', { name: /Warenkorb|Hinzufügen/ }).click();

      const cart = page.locator('foyer-cart');
      await expect(cart).toContainText(article);
      await cart.getByLabel(/Geschäftsbedingungen/).check();
      await cart.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
      await expect(cart).toContainText('Vielen Dank für Ihre Bestellung');
      const placed = await cart
        .getByText(/AB-\d{4}-\d+/)
        .first()
        .textContent();
      const number = /AB-\d{4}-\d+/.exec(placed ?? '')?.[0] ?? 'no number';
      await page.reload();
      await expect(page.locator('foyer-orders')).toContainText(number);

      expect(await violations()).toEqual([]);
      expect(errors).toEqual([]);
    });

    test('nothing shifts while the widgets load', async ({ page }) => {
      await page.addInitScript(() => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          Object.assign(globalThis, { foyerShift: sum });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await watchReady(page);
      followRequests(page);
      await page.goto(example.url);
      await expect(
        page.locator('foyer-login').getByRole('button', { name: 'Anmelden', exact: true }),
      ).toBeVisible();
      await expect.poll(() => notReady(page)).toEqual([]);
      await untilQuiet(page);
      const shift = await page.evaluate(() => (globalThis as { foyerShift?: number }).foyerShift ?? 0);
      expect(shift).toBeLessThan(0.02);
    });
  });
}

test('the page’s own styles do not reach the widgets', async ({ page, baseURL }) => {
  const example = await serveExample({ name: 'plain-html', api: baseURL ?? '' });
  await page.goto(example.url);
  const button = page.locator('foyer-login').getByRole('button', { name: 'Anmelden', exact: true });
  await expect(button).toBeVisible();
  await expect.poll(async () => (await button.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  await expect(button).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await example.close();
});

test('a link of a widget leads to the page’s own address, or to the widget on the page', async ({
  page,
  baseURL,
}) => {
  const plain = await serveExample({ name: 'plain-html', api: baseURL ?? '' });
  await page.goto(plain.url);
  await expect(page.locator('foyer-shop').getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute(
    'href',
    '#login',
  );
  await plain.close();
  const strict = await serveExample({ name: 'strict-csp', api: baseURL ?? '' });
  await page.goto(strict.url);
  await page.locator('foyer-shop').getByRole('button', { name: 'Zur Anmeldung' }).click();
  await expect(page.locator('foyer-login').getByLabel('E-Mail-Adresse')).toBeFocused();
  await strict.close();
});
