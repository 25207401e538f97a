import { serveExample } from '@foyer/tooling/serve-example';
import { expect, type Page, test } from 'playwright/test';
import { shiftOf, watchShift } from '../page-start.ts';
import { refetchesModules } from '../refetches-modules.ts';
import { serveSite } from '../serve-site.ts';
import { demoPassword } from '../sign-in.ts';

/** Holds back React's chunk until the returned function is called. */
async function holdReact(page: Page): Promise<() => void> {
  let release = () => {};
  const isWanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/chunks/react-*.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  return release;
}

/** Sums layout shifts and records violations of the page's policy. */
async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, refused: [] as string[] };
    Object.assign(globalThis, { foyerSeen: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.refused.push(event.effectiveDirective),
    );
  });
}

const isTakenOver = (page: Page) =>
  page.locator('foyer-login').evaluate((element) => {
    const field = element.shadowRoot?.querySelector('input');
    return (
      field !== null &&
      field !== undefined &&
      Object.keys(field).some((key) => key.startsWith('__reactProps'))
    );
  });

test('the login is typed into and sent before React is there, under a strict policy', async ({
  page,
  baseURL,
}) => {
  const example = await serveExample({ name: 'strict-csp', api: baseURL ?? '' });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await watchPage(page);
  const release = await holdReact(page);
  await page.goto(example.url);
  const login = page.locator('foyer-login');
  await login.getByLabel('E-Mail-Adresse').click();
  await page.keyboard.type('buyer@nordwind.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  expect(await isTakenOver(page)).toBe(false);
  release();
  await expect(login).toContainText('Angemeldet als');
  const seen = await page.evaluate(
    () => (globalThis as unknown as { foyerSeen: { refused: string[] } }).foyerSeen,
  );
  expect(seen.refused).toEqual([]);
  expect(errors).toEqual([]);
  await example.close();
});

test('React takes the login over while somebody types, and nothing moves', async ({ page, baseURL }) => {
  const example = await serveExample({ name: 'strict-csp', api: baseURL ?? '' });
  await watchPage(page);
  // the demo accounts appear after the form and are not part of it
  await page.route('**/api/portal/environment**', (route) => route.abort());
  const release = await holdReact(page);
  await page.goto(example.url);
  const field = page.locator('foyer-login').getByLabel('E-Mail-Adresse');
  await field.click();
  await page.keyboard.type('buyer@');
  await page.keyboard.press('ArrowLeft');
  const box = await field.boundingBox();
  release();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await page.keyboard.type('.x');
  await expect(field).toHaveValue('buyer.x@');
  expect(await field.boundingBox()).toEqual(box);
  expect(
    await page.evaluate(() => (globalThis as unknown as { foyerSeen: { shift: number } }).foyerSeen.shift),
  ).toBe(0);
  await example.close();
});

test('a submit outlives code that could not be loaded at first', async ({ page, baseURL }) => {
  test.skip(!(await refetchesModules(page)), 'The engine keeps failed modules.');
  const example = await serveExample({ name: 'strict-csp', api: baseURL ?? '' });
  let isDown = true;
  await page.route('**/chunks/react-*.js', (route) => (isDown ? route.abort() : route.continue()));
  const isGivenUp = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
  await page.goto(example.url);
  const login = page.locator('foyer-login');
  await login.getByLabel('E-Mail-Adresse').fill('buyer@nordwind.example');
  await login.getByLabel(/^Passwort\s*\*?$/).fill(demoPassword);
  await page.keyboard.press('Enter');
  await isGivenUp;
  isDown = false;
  await expect(login).toContainText('Angemeldet als');
  await example.close();
});

/** Buttons of the painted form besides its submit button, and the result of a press on a page without an address for a forgotten password. */
const presses = [
  {
    part: 'reveal',
    done: (page: Page) =>
      expect(page.locator('foyer-login').getByLabel(/^Passwort\s*\*?$/)).toHaveAttribute('type', 'text'),
  },
  {
    part: 'forgotten',
    done: (page: Page) =>
      expect
        .poll(() => page.evaluate(() => (globalThis as unknown as { foyerLed: string[] }).foyerLed))
        .toEqual(['forget-password']),
  },
] as const;

for (const { part, done } of presses)
  for (const [when, isHeld] of [
    ['pressed before React is loaded', false],
    ['held while React takes over the login', true],
  ] as const)
    test(`“${part}” takes effect on a slow processor, ${when}`, async ({ page, baseURL }) => {
      const example = await serveExample({ name: 'strict-csp', api: baseURL ?? '' });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
      await page.addInitScript(() => {
        const foyerLed: string[] = [];
        Object.assign(globalThis, { foyerLed });
        document.addEventListener('foyer-navigate', (event) =>
          foyerLed.push((event as CustomEvent).detail.target.route),
        );
      });
      const release = await holdReact(page);
      await page.goto(example.url, { waitUntil: 'commit' });
      await page.locator(`foyer-login [part=${part}]`).hover();
      await page.mouse.down();
      if (!isHeld) await page.mouse.up();
      expect(await isTakenOver(page)).toBe(false);
      release();
      await expect.poll(() => isTakenOver(page)).toBe(true);
      if (isHeld) await page.mouse.up();
      await done(page);
      await example.close();
    });

for (const brand of ['foyer', 'sonnental'])
  test(`the demo accounts appear below the form of ${brand} without moving the content below`, async ({
    page,
    baseURL,
  }) => {
    const site = await serveSite(
      () => `<!doctype html><html lang="de"><title>Spedition</title>
<script type="module" src="${baseURL}/elements/foyer.js" data-api="${baseURL}" data-brand="${brand}" data-locale="de_DE"></script>
<foyer-login></foyer-login><foyer-shop></foyer-shop>`,
    );
    await watchShift(page);
    await page.goto(site.origin);
    const shop = page.locator('foyer-shop');
    await expect(shop).toContainText('Zur Anmeldung');
    const accounts = page.locator('foyer-login [part=demo-accounts]');
    await expect(accounts.getByLabel('Demo-Konto wählen')).toBeVisible();
    expect(await shiftOf(page)).toBe(0);
    site.close();
  });
