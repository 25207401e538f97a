import { expect, type Page, test } from 'playwright/test';
import { serveSite } from '../serve-site.ts';
import { fillLogin } from '../sign-in.ts';

/** The complete page of a partner. */
const fiveLines = (base: string, attributes = '') => `<!doctype html><html lang="de"><title>Spedition</title>
<link rel="stylesheet" href="${base}/elements/foyer.css">
<script type="module" src="${base}/elements/foyer.js" data-api="${base}" data-brand="foyer" data-locale="de_DE"></script>
<a id="host-link" href="#/order-overview">Ihre Bestellungen</a> <a href="#imprint">Impressum</a>
<foyer-portal ${attributes}></foyer-portal>`;

/** Opens a page of another origin with the portal on it. */
async function openPage(
  page: Page,
  base: string,
  attributes = '',
  path = '/',
): Promise<{ origin: string; close: () => void }> {
  const site = await serveSite(() => fiveLines(base, attributes));
  await page.goto(`${site.origin}${path}`);
  return site;
}

const portal = (page: Page) => page.locator('foyer-portal');
const screen = (page: Page) => portal(page).locator('[part~=screen]');
const menu = (page: Page) => portal(page).getByRole('navigation', { name: 'Hauptmenü' });
const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

test('behind the # of a page of another origin: signed in where one is, found, ordered, and there after a reload', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const errors = errorsOf(page);
  const site = await openPage(page, base, '', '/#/shop-products?shop.q=Wallbox');
  await fillLogin(page, 'buyer@nordwind.example');
  await expect(screen(page).getByRole('searchbox')).toHaveValue('Wallbox');
  await expect(page).toHaveURL(`${site.origin}/#/shop-products?shop.q=Wallbox`);
  const card = screen(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Wallbox/ }) })
    .first();
  const link = card.getByRole('heading').getByRole('link');
  const article = ((await link.textContent()) ?? '').trim();
  await link.click();
  await expect(page).toHaveURL(/#\/shop-products\/[\w-]+$/);
  await expect(screen(page).getByRole('heading', { level: 1 })).toHaveText(article);
  await screen(page)
    .getByRole('button', { name: /Warenkorb|Hinzufügen/ })
    .first()
    .click();
  await portal(page)
    .locator('[part~=bar]')
    .getByRole('link', { name: /Warenkorb/ })
    .click();
  await expect(page).toHaveURL(`${site.origin}/#/cart`);
  await expect(screen(page)).toContainText(article);
  await screen(page)
    .getByLabel(/Geschäftsbedingungen/)
    .check();
  await screen(page).getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(screen(page)).toContainText('Vielen Dank für Ihre Bestellung');
  const placed = await screen(page)
    .getByText(/AB-\d{4}-\d+/)
    .first()
    .textContent();
  const number = /AB-\d{4}-\d+/.exec(placed ?? '')?.[0] ?? 'no number';
  await menu(page).getByRole('link', { name: 'Bestellungen' }).click();
  await screen(page).getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(/#\/order-overview\/[\w-]+$/);
  await expect(screen(page).getByRole('heading', { name: new RegExp(number) })).toBeVisible();
  const deep = page.url();
  await page.reload();
  await expect(screen(page).getByRole('heading', { name: new RegExp(number) })).toBeVisible();
  expect(page.url()).toBe(deep);
  expect(await page.title()).toBe('Spedition');
  await page.goBack();
  await expect(page).toHaveURL(/#\/order-overview$/);
  await expect(screen(page).getByRole('link', { name: number })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(deep);
  await expect(screen(page).getByRole('heading', { name: new RegExp(number) })).toBeVisible();
  expect(errors).toEqual([]);
  site.close();
});

test('a link is a link: a tab of its own opens the screen, a link of the page leads there, an anchor of the page is the page’s', async ({
  page,
  context,
  baseURL,
}) => {
  const site = await openPage(page, baseURL ?? '');
  await fillLogin(page, 'manager@nordwind.example');
  await expect(menu(page)).toBeVisible();
  await page.locator('#host-link').click();
  await expect(screen(page).getByRole('heading', { name: 'Bestellungen' })).toBeVisible();
  await page.getByRole('link', { name: 'Impressum' }).first().click();
  await expect(page).toHaveURL(`${site.origin}/#imprint`);
  await expect(screen(page).getByRole('heading', { name: 'Bestellungen' })).toBeVisible();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    menu(page)
      .getByRole('link', { name: 'Rechnungen' })
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(`${site.origin}/#/invoices`);
  await expect(screen(tab).getByRole('heading', { name: 'Rechnungen' })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/#imprint`);
  site.close();
});

test('below a path: a deep link, links, Back, the title where it is wanted, and a role that may not', async ({
  page,
  baseURL,
}) => {
  const attributes = 'routes="path" base="/kunden" set-title';
  const site = await openPage(page, baseURL ?? '', attributes, '/kunden/order-overview');
  await fillLogin(page, 'manager@nordwind.example');
  await expect(screen(page).getByRole('heading', { name: 'Bestellungen' })).toBeVisible();
  await expect(page).toHaveTitle('Bestellungen – Spedition');
  await screen(page).locator('[part~=row]').first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`^${site.origin}/kunden/order-overview/[\\w-]+$`));
  await page.reload();
  await expect(screen(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${site.origin}/kunden/order-overview`);
  await menu(page).getByRole('link', { name: 'Rechnungen' }).click();
  await expect(page).toHaveURL(`${site.origin}/kunden/invoices`);
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}/kunden/order-overview`);
  await page.goto(`${site.origin}/kunden/select-account`);
  await expect(page).toHaveURL(`${site.origin}/kunden`);
  site.close();
});

test('the page leads it, hears where it is, keeps its focus at first, and is not led away at the end', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const site = await serveSite(
    () => `${fiveLines(base, 'route="order-overview"')}<input id="own" autofocus>
<script>
  globalThis.paths = [];
  document.addEventListener('foyer-navigated', ({ detail }) => paths.push(detail.route + ' ' + detail.path));
</script>`,
  );
  await page.goto(`${site.origin}/?page=7`);
  await expect(portal(page).getByLabel('E-Mail-Adresse')).toBeVisible();
  await expect(page.locator('#own')).toBeFocused();
  await fillLogin(page, 'manager@nordwind.example');
  await expect(screen(page).getByRole('heading', { name: 'Bestellungen' })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/?page=7`);
  await portal(page).evaluate((element) => Object.assign(element, { route: 'invoices' }));
  await expect(screen(page).getByRole('heading', { name: 'Rechnungen' })).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/?page=7#/invoices`);
  await menu(page).getByRole('link', { name: 'Bestellungen' }).click();
  await expect(screen(page)).toBeFocused();
  expect(await page.evaluate(() => (globalThis as unknown as { paths: string[] }).paths)).toEqual([
    ...['login /order-overview', 'order-overview /order-overview'],
    ...['invoices /invoices', 'order-overview /order-overview'],
  ]);
  await page.evaluate(() =>
    (globalThis as unknown as { Foyer: { signOut(): Promise<void> } }).Foyer.signOut(),
  );
  await expect(portal(page).getByLabel('E-Mail-Adresse')).toBeVisible();
  await expect(page).toHaveURL(`${site.origin}/?page=7#/order-overview`);
  site.close();
});

test('a forced prompt appears inside the portal element', async ({ page, baseURL }) => {
  const site = await openPage(page, baseURL ?? '', '', '/#/order-overview');
  await page.route('**/user-info*', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({
      response: answer,
      json: { ...body, user: { ...body.user, needsToEnterMileage: true } },
    });
  });
  await fillLogin(page, 'manager@nordwind.example');
  await screen(page).locator('[part~=due]').click();
  await expect(page).toHaveURL(/#\/use-cases\?kind=mileage-status-report$/);
  await expect(
    screen(page)
      .getByRole('heading', { name: /Kilometerstand/ })
      .first(),
  ).toBeVisible();
  site.close();
});
