import { expect, type Page, test } from 'playwright/test';
import { enterKiel, menuOf } from '../page-parts.ts';
import { endOnServer, fillLogin, signIn } from '../sign-in.ts';
import { beSignedIn, openAs } from '../signed-in.ts';

/** Answers user info as the server does, with changed fields of the user (`user`) and of the answer (`more`). */
async function userInfoHas(page: Page, user: object, more: object = {}): Promise<void> {
  await page.route('**/api/portal/user-info*', async (route) => {
    const response = await route.fetch();
    const info = await response.json();
    await route.fulfill({ response, json: { ...info, ...more, user: { ...info.user, ...user } } });
  });
}

// ignore answers that are still open when a test ends
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('the onboarding prompt leads home, shows there too, and its OK holds until one goes on', async ({
  page,
}) => {
  await userInfoHas(page, { needsOnboarding: true });
  await signIn(page, 'norole@nordwind.example');
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toBeVisible();
  await expect(prompt.locator('svg')).toBeVisible(); // the warning icon
  await page.keyboard.press('Escape');
  await expect(prompt).toBeVisible();
  expect((await prompt.boundingBox())?.width).toBeLessThanOrEqual(512);
  await prompt.getByRole('button', { name: 'OK' }).click();
  await expect(prompt).toBeHidden();
  await expect(page).toHaveURL(/\/de_DE$/);
  await menuOf(page).getByRole('link', { name: 'Neuigkeiten' }).click();
  await expect(page).toHaveURL(/\/news$/);
  await prompt.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/de_DE$/);
  await expect(prompt).toBeVisible();
});

test('after sign-in the portal speaks the language the user has chosen once, there and on the way back', async ({
  page,
}) => {
  await userInfoHas(page, { locale: 'en_GB' });
  await page.goto('/de_DE/order-overview?state=shipped');
  await expect(page).toHaveURL(/\/de_DE\/login/);
  await fillLogin(page, 'buyer@nordwind.example');
  await expect(page).toHaveURL(/\/en_GB\/order-overview\?state=shipped$/);
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});

test('a closed browser comes back signed in and, in another company, still there', async ({
  context,
  page,
}) => {
  await openAs(page, 'manager@nordwind.example');
  await enterKiel(page);
  await expect(page.getByText(/Sie handeln für Nordwind Spedition Kiel/)).toBeVisible();
  const names = async () => (await context.cookies()).map(({ name }) => name).sort();
  const before = await names();
  expect(before).toEqual(['USER_ACCESS_TOKEN', 'USER_IMPERSONATE']);
  await context.clearCookies(); // as a browser does at its end
  await page.reload();
  await expect(page.getByText(/Sie handeln für Nordwind Spedition Kiel/)).toBeVisible();
  await expect.poll(names).toEqual(before);
});

test('a prompt that becomes due is shown as such, whatever is asked for, and goes when it is answered', async ({
  page,
}) => {
  await signIn(page, 'buyer@nordwind.example');
  await page.waitForLoadState('networkidle');
  await userInfoHas(page, { needsPasswordChange: true });
  await page.route('**/api/portal/orders*', (route) =>
    route.fulfill({
      status: 403,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'x',
        status: 403,
        code: 'password_change_required',
        requestId: 'r',
      },
    }),
  );
  await menuOf(page).getByRole('link', { name: 'Bestellungen' }).click();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('Passwort');
  await expect(page.locator('#main').getByRole('button', { name: /erneut|neu laden/i })).toBeHidden();
  await page.unrouteAll();
  // answered elsewhere: the page updates when it gets focus again
  await page.clock.install();
  await page.clock.fastForward(60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(prompt).toBeHidden();
});

test('a role that was taken away takes its entries and its screen along, without a reload', async ({
  page,
}) => {
  await signIn(page, 'buyer@nordwind.example');
  await menuOf(page).getByRole('link', { name: 'Shop' }).click();
  await expect(page).toHaveURL(/\/de_DE\/shop$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await userInfoHas(page, { roles: [] });
  // the user returns to the page after a pause
  await page.clock.install();
  await page.clock.fastForward(60_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page).toHaveURL(/\/de_DE$/);
  await expect(menuOf(page).getByRole('link', { name: 'Neuigkeiten' })).toBeVisible();
  for (const name of ['Shop', 'Bestellungen'])
    await expect(menuOf(page).getByRole('link', { name })).toHaveCount(0);
  expect(loads).toBe(0);
});

test('the mileage prompt switches to private mode and leads to the requests with a page load', async ({
  page,
}) => {
  await userInfoHas(page, { needsToEnterMileage: true });
  await signIn(page, 'driver@nordwind.example');
  const mode = () => page.evaluate(() => localStorage.getItem('USER_ACCESS_SELECTED_MODE'));
  await expect.poll(mode).toBe('b2b');
  const loaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await loaded;
  await expect(page).toHaveURL(/\/de_DE\/use-cases\?kind=mileage-status-report$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(mode).toBe('b2c_cc');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('a tab whose session ran out comes back to its own place when another tab signs in', async ({
  context,
  page,
}) => {
  await openAs(page, 'buyer@nordwind.example');
  const other = await context.newPage();
  await other.goto('/de_DE/order-overview?state=shipped');
  await expect(menuOf(other)).toBeVisible();
  await page.bringToFront();
  await endOnServer(page);
  await menuOf(page).getByRole('link', { name: 'Neuigkeiten' }).click();
  for (const tab of [page, other]) {
    await tab.bringToFront();
    await expect(tab).toHaveURL(/\/login$/);
    await expect(tab.getByText('Ihre Sitzung ist abgelaufen')).toBeVisible();
  }
  await page.bringToFront();
  await fillLogin(page, 'buyer@nordwind.example');
  await expect(page).toHaveURL(/\/de_DE\/news$/);
  await other.bringToFront();
  await expect(other).toHaveURL(/\/de_DE\/order-overview\?state=shipped$/);
  // once reached, the return path is cleared
  await other.goto('/de_DE/login');
  await expect(other).toHaveURL(/\/de_DE$/);
});

test('the login stays light where the shop is dark, and does not scroll', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/de_DE/login');
  await page.evaluate(() => localStorage.setItem('foyer.portal.scheme', 'dark'));
  await page.reload();
  // until the painted form is removed there are two forms
  await expect(page.locator('#shell')).toHaveCount(0);
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light');
  // dark text, so the widget is light as well as the page
  const letters = await page.getByLabel('E-Mail-Adresse').evaluate((node) => getComputedStyle(node).color);
  expect(Math.max(...(letters.match(/\d+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(100);
  const scrolls = await page.evaluate(() => {
    const { scrollHeight, clientHeight } = document.documentElement;
    return scrollHeight > clientHeight;
  });
  expect(scrolls).toBe(false);
  await fillLogin(page, 'norole@nordwind.example');
  await expect(menuOf(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('the first segment of the address is the language, which is German where there is none', async ({
  page,
}) => {
  await page.goto('/en_GB/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await page.goto('/404');
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
});

test.describe('a browser in French', () => {
  test.use({ locale: 'fr-CH' });
  test('gets the French login where the address says no language', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/fr_FR\/login$/);
    await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible();
    await page.goto('/de_DE/login');
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  });
});

test('a brand that does not exist leads a signed-in user to the home page', async ({ page }) => {
  await beSignedIn(page, 'buyer@nordwind.example');
  for (const path of ['/en_GB/shopp', '/en_GB/shopp/news']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/de_DE$/);
    await expect(menuOf(page)).toBeVisible();
  }
});

test('a visitor from a document page sees 404, unless the page is on another site', async ({
  page,
  baseURL,
}) => {
  await page.goto('/de_DE/login', { referer: `${baseURL}/de_DE/document/7` });
  await expect(page).toHaveURL(/\/404$/);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL(/\/de_DE\/login$/);
  await page.goto('/404', { referer: `${baseURL}/de_DE/document/7` });
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL(/\/de_DE\/login$/);
  await page.goto('/de_DE/login', { referer: 'https://partner.example/de/documents/manual' });
  await expect(page.getByLabel('E-Mail-Adresse').first()).toBeVisible();
  await expect(page).toHaveURL(/\/de_DE\/login$/);
});

test('the red dot of the news goes with the visit and stays away', async ({ page }) => {
  await userInfoHas(page, {}, { hasNews: true }); // also after the visit: the browser remembers it
  await signIn(page, 'finance@nordwind.example');
  const link = menuOf(page).getByRole('link', { name: /Neuigkeiten/ });
  await expect(link).toHaveAccessibleName(/ungelesene/);
  await link.click();
  await expect(link).not.toHaveAccessibleName(/ungelesene/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('USER_IS_READ_NEWS'))).toBeTruthy();
  await page.goto('/de_DE');
  await expect(link).toBeVisible();
  await expect(link).not.toHaveAccessibleName(/ungelesene/);
});

test('the bar becomes a rail of 84 px with the small logo, and stays one', async ({ page }) => {
  await openAs(page, 'norole@nordwind.example');
  const bar = menuOf(page);
  const logo = bar
    .getByRole('link', { name: /Startseite|Übersicht/ })
    .first()
    .locator('img');
  await expect(logo).toHaveAttribute('src', /logo\.svg/);
  await expect(bar.getByRole('link', { name: 'Impressum' })).toBeVisible();
  await page.getByRole('button', { name: /einklappen/i }).click();
  await expect(logo).toHaveAttribute('src', /logo-small\.svg/);
  await expect.poll(async () => (await bar.boundingBox())?.width).toBe(84);
  await page.reload();
  await expect.poll(async () => (await bar.boundingBox())?.width).toBe(84);
});

test('words are shown as they are written: no button is upper-cased', async ({ page }) => {
  const shown = () =>
    page.evaluate(() => {
      const found: string[] = [];
      const walk = (root: Document | ShadowRoot) => {
        for (const node of root.querySelectorAll('*')) {
          if (node.matches('button, a, [role=button]')) found.push(getComputedStyle(node).textTransform);
          if (node.shadowRoot) walk(node.shadowRoot);
        }
      };
      walk(document);
      return found;
    });
  await page.goto('/de_DE/login');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  expect(new Set(await shown())).toEqual(new Set(['none']));
  await openAs(page, 'manager@nordwind.example', '/de_DE/shop-products');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect((await shown()).length).toBeGreaterThan(20);
  expect(new Set(await shown())).toEqual(new Set(['none']));
});

test('while a page loads a white overlay covers it, which nothing cancels', async ({ page }) => {
  await openAs(page, 'norole@nordwind.example');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/portal/user-info*', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => localStorage.setItem('foyer.portal.scheme', 'dark')); // white in both schemes
  await page.goto('/de_DE/news', { waitUntil: 'commit' });
  const overlay = page.locator('.overlay');
  await expect(overlay).toBeVisible();
  await expect(overlay).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect.poll(() => overlay.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await page.keyboard.press('Escape');
  await overlay.click({ position: { x: 10, y: 10 } });
  await expect(overlay).toBeVisible();
  answer();
  await expect(overlay).toBeHidden();
  await expect(menuOf(page)).toBeVisible();
});

test('the portal takes another shape at 600, 960 and 1280 px', async ({ page }) => {
  await openAs(page, 'buyer@nordwind.example');
  const bar = menuOf(page);
  const opener = page.getByRole('button', { name: 'Menü öffnen' });
  const shape = async () => {
    const columns = await page
      .locator('[part=figures]')
      .evaluate((figures) => getComputedStyle(figures).gridTemplateColumns.split(' ').length);
    const isPhone = await opener.isVisible();
    return { menu: isPhone ? 'drawer' : (await bar.boundingBox())?.width, columns };
  };
  const hasShape = async (width: number, wanted: Awaited<ReturnType<typeof shape>>) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de_DE');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(opener.or(bar).first()).toBeVisible();
    await expect.poll(shape).toEqual(wanted);
  };
  await hasShape(599, { menu: 'drawer', columns: 2 });
  await hasShape(600, { menu: 84, columns: 2 });
  await hasShape(959, { menu: 84, columns: 2 });
  await hasShape(960, { menu: 264, columns: 2 });
  await hasShape(1279, { menu: 264, columns: 2 });
  await hasShape(1280, { menu: 264, columns: 3 });
});

test('wide windows are used: more stands beside each other, and little of the main area is empty', async ({
  page,
}) => {
  await openAs(page, 'buyer@nordwind.example');
  const sections = page.locator('[part~=chart], [part~=list]');
  const inFirstRow = () =>
    sections.evaluateAll((nodes) => {
      const tops = nodes.map((node) => Math.round(node.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
  for (const [width, count] of [
    [1440, 1],
    [1920, 3],
    [2560, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 1200 });
    await expect(sections).toHaveCount(3);
    await expect.poll(inFirstRow).toBe(count);
    const used = () =>
      page.locator('[part~=dashboard]').evaluate((home) => {
        const room = document.querySelector('.shop-page')?.getBoundingClientRect().width ?? 0;
        return home.getBoundingClientRect().width / room;
      });
    await expect.poll(used).toBeGreaterThan(0.85);
  }
});
