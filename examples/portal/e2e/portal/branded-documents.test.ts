import { expect, type Page, test } from 'playwright/test';
import { headingOf } from '../page-parts.ts';
import { holdCode, shiftOf, watchShift } from '../page-start.ts';
import { signIn, watchTrouble } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';

/** The background color of the sign-in button. */
const buttonColor = (page: Page) =>
  page
    .getByRole('button', { name: 'Se connecter', exact: true })
    .evaluate((node) => getComputedStyle(node).backgroundColor);
const yellow = 'rgb(255, 176, 0)';
const boxOf = (page: Page, selector: string) => page.locator(selector).boundingBox();

test('the login of a brand wears it from the first picture on, in French, and its logo stays', async ({
  page,
}) => {
  const trouble = watchTrouble(page);
  const release = await holdCode(page);
  await page.goto('/fr_FR/sonnental/login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Se connecter', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Connexion – Sonnental');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /brands\/sonnental\/favicon/);
  const logo = page.getByRole('img', { name: 'Sonnental' });
  await expect(logo).toHaveJSProperty('complete', true);
  const box = await boxOf(page, '.shell-logo img');
  expect(await buttonColor(page)).toBe(yellow);
  const colors = page.evaluate(
    () =>
      new Promise<string[]>((done) => {
        const seen = new Set<string>();
        const look = () => {
          for (const host of document.querySelectorAll('.login-panel')) {
            const button = host.shadowRoot?.querySelector('[type=submit]');
            if (button) seen.add(getComputedStyle(button).backgroundColor);
          }
          if (document.querySelector('#shell')) requestAnimationFrame(look);
          else done([...seen]);
        };
        look();
      }),
  );
  release();
  await expect(page.locator('#shell')).toHaveCount(0);
  expect(await colors).toEqual([yellow]);
  expect(await buttonColor(page)).toBe(yellow);
  await expect(logo).toHaveCount(1);
  expect(await boxOf(page, '#portal .login-panel [part~=logo]')).toEqual(box);
  await expect(page.getByRole('main')).toHaveCount(1);
  expect(trouble).toEqual([]);
});

test('until React’s form is drawn as the painted one is, only that one is there for who listens', async ({
  page,
}) => {
  // the brand is answered late: React's logo, and with it the hand-over, waits
  let tell = () => {};
  const isTold = new Promise<void>((resolve) => {
    tell = resolve;
  });
  await page.route(/\/environment\?/, async (route) => {
    await isTold;
    await route.continue();
  });
  await page.goto('/fr_FR/sonnental/login', { waitUntil: 'commit' });
  await page.locator('#shell').getByLabel('Adresse e-mail').fill('buyer@');
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  tell();
  await expect(page.locator('#shell')).toHaveCount(0);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('buyer@');
});

for (const scheme of ['light', 'dark'] as const)
  test(`a screen of a brand shows its heading in its final position before any code is loaded: ${scheme}`, async ({
    page,
  }) => {
    await signIn(page, 'buyer@sonnental.example', '/de_DE/sonnental/login');
    await page.evaluate((chosen) => localStorage.setItem('foyer.portal.scheme', chosen), scheme);
    await watchShift(page);
    const release = await holdCode(page);
    await page.goto('/fr_FR/sonnental/order-overview', { waitUntil: 'commit' });
    await expect(page).toHaveTitle('Commandes – Sonnental');
    const heading = headingOf(page);
    await expect(heading).toHaveText('Commandes');
    await expect(page.getByRole('main')).toHaveCount(1);
    const look = () =>
      heading.evaluate((node) => {
        const { color, fontSize, fontFamily, fontWeight } = getComputedStyle(node);
        const { x, y, height } = node.getBoundingClientRect();
        return { color, fontSize, fontFamily, fontWeight, x, y, height };
      });
    // before the first paint the element is in the document, but without its style sheet and not on the screen
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const painted = await look();
    release();
    await expect(page.locator('#shell')).toHaveCount(0);
    await expect(heading).toHaveText('Commandes');
    await expect(page.getByRole('main')).toHaveCount(1);
    expect(await look()).toEqual(painted);
    expect(await shiftOf(page)).toBe(0);
  });

test('a user of another brand than that of the address does not keep the colours of the address', async ({
  page,
}) => {
  await openAs(page, 'buyer@nordwind.example');
  const release = await holdCode(page);
  await page.goto('/de_DE/sonnental/news', { waitUntil: 'commit' });
  await expect(page.locator('#brand-sheet')).toHaveCount(1);
  release();
  await expect(page.locator('#shell')).toHaveCount(0);
  await expect(page.locator('#brand-sheet')).toHaveCount(0);
});

test('where scripts are blocked the page says what is needed, in its language or in all', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const said = page.locator('.needs-script');
  await page.goto('/es_ES/sonnental/order-overview');
  await expect(page).toHaveTitle('Pedidos – Sonnental');
  await expect(said).toHaveText(/JavaScript/);
  await expect(said).toHaveAttribute('lang', 'es-ES');
  await expect(said).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.goto('/');
  await expect(said).toHaveText([
    /braucht JavaScript/,
    /needs JavaScript/,
    /besoin de JavaScript/,
    /JavaScript/,
  ]);
  await context.close();
});
