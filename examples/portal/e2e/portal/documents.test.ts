import { createHash } from 'node:crypto';
import { portalRoutes } from '@foyer/contract/portal-routes';
import { aheadRead } from '@foyer/react/ahead';
import { screens } from '@foyer/react/registry';
import { expect, type Page, test } from 'playwright/test';
import { rowsOf } from '../page-parts.ts';
import { holdCode, shiftOf, watchShift } from '../page-start.ts';
import { refetchesModules } from '../refetches-modules.ts';
import { addressOf } from '../screens.ts';
import { fillLogin, watchTrouble } from '../sign-in.ts';
import { beSignedIn, openAs } from '../signed-in.ts';

const shell = (page: Page) => page.locator('#shell');

test.describe('the document', () => {
  test('says language, title and what its screen needs, and the same to everybody', async ({
    page,
    request,
  }) => {
    const answer = await request.get('/fr_FR/order-overview');
    const html = await answer.text();
    expect(html).toContain('<html lang="fr-FR"');
    expect(html).toMatch(/<title>Commandes – Foyer<\/title>/);
    expect(html).toMatch(/"modulepreload" href="\/assets\/react-/);
    expect(html).toMatch(/"modulepreload" fetchpriority="low" href="\/assets\/order-overview-/);
    expect(html).not.toMatch(/href="\/assets\/(shop|home|news)-/);
    expect(html).not.toContain('style=');
    const policy = answer.headers()['content-security-policy'] ?? '';
    // two style tags: that of every page, and that of the layout behind the login
    for (const [name, count] of [
      ['script', 1],
      ['style', 2],
    ] as const) {
      const whole = new RegExp(`<${name}(?: id="[^"]*")?>(.*?)</${name}>`, 'gs');
      const inside = [...html.matchAll(whole)].map(([, code]) => code ?? '');
      expect(inside, name).toHaveLength(count);
      for (const code of inside) {
        const hash = createHash('sha256').update(code).digest('base64');
        expect(policy).toMatch(new RegExp(`${name}-src [^;]*'sha256-${hash.replace(/[+/]/g, '\\$&')}'`));
      }
    }
    await openAs(page, 'buyer@nordwind.example');
    expect(await (await page.request.get('/fr_FR/order-overview')).text()).toBe(html);
  });

  for (const [language, said] of [
    ['de_DE', /braucht JavaScript/],
    ['fr_FR', /besoin de JavaScript/],
  ] as const)
    test(`explains in ${language} that scripts are required`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${baseURL}/${language}/login`);
      await expect(page.getByText(said)).toBeVisible();
      await expect(shell(page)).toBeHidden();
      await context.close();
    });
});

test('the login is typed into and sent before the portal is there, and nothing moves', async ({ page }) => {
  const trouble = watchTrouble(page);
  await watchShift(page);
  const release = await holdCode(page);
  await page.goto('/de_DE/login', { waitUntil: 'commit' });
  const field = page.getByLabel('E-Mail-Adresse');
  await field.click();
  await page.keyboard.type('buyer@');
  await page.keyboard.press('ArrowLeft');
  const box = await field.boundingBox();
  release();
  await expect(shell(page)).toHaveCount(0);
  await page.keyboard.type('.x');
  await expect(field).toHaveValue('buyer.x@');
  expect(await field.boundingBox()).toEqual(box);
  expect(await shiftOf(page)).toBe(0);
  await expect(page.getByRole('main')).toHaveCount(1);
  await fillLogin(page, 'buyer@nordwind.example');
  await expect(page).toHaveURL(/\/de_DE$/);
  expect(trouble).toEqual([]);
});

test('a first stage that comes after the portal’s own form changes nothing of it', async ({ page }) => {
  await watchShift(page);
  let release = () => {};
  const isWanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/elements/stage.js', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/de_DE/login');
  const button = page.getByRole('button', { name: 'Anmelden', exact: true });
  await expect(button).toBeVisible();
  await expect(shell(page)).toHaveCount(0);
  const look = () => button.evaluate((node) => [getComputedStyle(node).backgroundColor, node.clientHeight]);
  const before = await look();
  release();
  await page.evaluate((stage) => import(stage), '/elements/stage.js');
  expect(await look()).toEqual(before);
  expect(await shiftOf(page)).toBe(0);
});

test('the portal’s form is there before what asks the server, and what comes then moves nothing', async ({
  page,
}) => {
  const trouble = watchTrouble(page);
  await watchShift(page);
  const release = await holdCode(page, /\/assets\/guard-.*\.js$/);
  await page.goto('/de_DE/login');
  await expect(page.locator('#portal .login-panel form')).toBeVisible();
  await expect(shell(page)).toHaveCount(0);
  await page.getByLabel('E-Mail-Adresse').fill('buyer@');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveCount(0);
  release();
  await expect(footer.getByRole('link', { name: 'Impressum' })).toBeVisible();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('buyer@');
  expect(await shiftOf(page)).toBe(0);
  // the layout behind the login needs a style sheet that the login's document does not contain
  await fillLogin(page, 'buyer@nordwind.example');
  await expect(page.locator('.shop-header')).toHaveCSS('position', 'sticky');
  expect(trouble).toEqual([]);
});

test('the form outlives a guard that could not be loaded, and is sent when the line is back', async ({
  page,
}) => {
  test.skip(!(await refetchesModules(page)), 'The engine keeps failed modules.');
  const files = /\/assets\/guard-.*\.js$/;
  const failed = page.waitForEvent('requestfailed', (request) => files.test(request.url()));
  await page.route(files, (route) => route.abort());
  await page.goto('/de_DE/login');
  await failed;
  await expect(page.locator('#portal .login-panel form')).toBeVisible();
  await fillLogin(page, 'buyer@nordwind.example');
  await expect(page.getByRole('alert')).toContainText('keine Verbindung');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('buyer@nordwind.example');
  await page.unroute(files);
  await fillLogin(page, 'buyer@nordwind.example');
  await expect(page).toHaveURL(/\/de_DE$/);
});

test('the guard has its say after the form: a brand that does not exist leads elsewhere', async ({
  page,
}) => {
  const release = await holdCode(page, /\/assets\/guard-.*\.js$/);
  await page.goto('/de_DE/nobody/login');
  await expect(page.locator('#portal .login-panel form')).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/de_DE\/login$/);
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
});

test('a submit made before the portal is there signs in, with one call', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/security/login') && calls.push(request.url()));
  const release = await holdCode(page);
  await page.goto('/de_DE/login', { waitUntil: 'commit' });
  await fillLogin(page, 'buyer@nordwind.example');
  await expect.poll(() => calls.length).toBe(1);
  release();
  await expect(page).toHaveURL(/\/de_DE$/);
  expect(calls).toHaveLength(1);
});

test('a screen appears as an outline first, and is one page for a screen reader', async ({ page }) => {
  await beSignedIn(page, 'buyer@nordwind.example');
  await watchShift(page);
  const release = await holdCode(page);
  await page.goto('/de_DE/order-overview', { waitUntil: 'commit' });
  await expect(shell(page)).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  release();
  await expect(shell(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
});

test('prefetched reads equal the reads of the screen and are sent once', async ({ page }) => {
  await beSignedIn(page, 'manager@nordwind.example');
  // a prefetched answer that is not used is dropped after half a minute; disable that here
  await page.addInitScript(() => {
    const { setTimeout: wait } = globalThis;
    globalThis.setTimeout = ((run: () => void, ms?: number) => (ms === 30_000 ? 0 : wait(run, ms))) as never;
  });
  let asked: string[] = [];
  const refused: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/')) asked.push(`${request.method()} ${url.pathname}${url.search}`);
  });
  page.on(
    'response',
    (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`),
  );
  const withReads = Object.values(screens).filter(({ reads }) => reads !== undefined);
  expect(withReads.length).toBeGreaterThan(15);
  for (const { route, reads } of withReads) {
    const path = await addressOf(page, route);
    // requests of the previous screen must not count for this one
    await page.goto('about:blank');
    asked = [];
    await page.goto(path);
    // unused answers would remain in the map
    const left = () =>
      page.evaluate(() => {
        const all = (globalThis as unknown as Record<symbol, Map<string, unknown> | undefined>)[
          Symbol.for('foyer.sent-ahead')
        ];
        return [...(all?.keys() ?? ['no read was prefetched'])].map((name) => name.split(' ')[0]);
      });
    await expect.poll(left, path).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(refused, path).toEqual([]);
    const twice = asked.filter((each, at) => asked.indexOf(each) !== at);
    expect(twice, path).toEqual([]);
    const id = portalRoutes[route].path.endsWith('/:id') ? (path.split('/').at(-1) ?? '') : '';
    for (const { path: read, method = 'GET' } of reads?.({ id, locale: 'de_DE' }).map(aheadRead) ?? [])
      expect(asked, path).toContain(`${method} /api/portal${read}`);
  }
});

test('a signed-out visitor sees no outline of the screens behind the login', async ({ page }) => {
  const release = await holdCode(page);
  await page.goto('/de_DE/order-overview', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-session', 'out');
  await expect(shell(page)).toBeHidden();
  release();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('E-Mail-Adresse').first()).toBeVisible();
});

test('a navigation back restores the scroll position at once', async ({ page }) => {
  await beSignedIn(page, 'buyer@nordwind.example');
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/de_DE/order-overview');
  const row = rowsOf(page).nth(8);
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  const left = await page.evaluate(() => scrollY);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/order-overview\/.+/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
