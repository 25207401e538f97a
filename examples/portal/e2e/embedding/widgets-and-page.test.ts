import { expect, type Page, test } from 'playwright/test';
import { followRequests, untilQuiet } from '../page-parts.ts';
import { serveSite } from '../serve-site.ts';
import { fillLogin } from '../sign-in.ts';

type Signing = { readonly Foyer: { signIn(): Promise<{ user: { email: string } | null }> } };

/** Opens a page of another origin with these widgets; `head` holds attributes of its `html` tag, `script` those of the loader's tag. */
async function openPage(
  page: Page,
  { base = '', body = '', head = 'lang="de"', script = '' },
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const site = await serveSite(
    () => `<!doctype html><html ${head}><title>Spedition</title>
<link rel="stylesheet" href="${base}/elements/foyer.css">
<script type="module" src="${base}/elements/foyer.js" data-api="${base}" data-brand="foyer" ${script}></script>
${body}`,
  );
  followRequests(page);
  await page.goto(`${site.origin}/`);
  return site;
}
const manager = 'manager@nordwind.example';
const signInForm = '<foyer-login></foyer-login>';
const orders = (page: Page) => page.locator('foyer-orders');
const firstOrder = (page: Page) => orders(page).locator('[part~=row]').first();
const errorsOf = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

test('a page keeps the language it says whoever signs in, and each list is read in it once', async ({
  page,
  baseURL,
}) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/orders') && request.method() === 'GET') asked.push(searchParams.get('locale'));
  });
  const body = `${signInForm}<main lang="en"><foyer-orders></foyer-orders></main>`;
  const site = await openPage(page, { base: baseURL ?? '', body, head: 'lang="en"' });
  await page.getByLabel('Email address or username').fill(manager);
  await page
    .getByLabel(/^Password/)
    .first()
    .fill('Foyer-Demo-2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(firstOrder(page)).toBeVisible();
  await untilQuiet(page);
  await expect(orders(page).getByRole('heading', { name: 'Orders' })).toBeVisible();
  await page.reload();
  await expect(firstOrder(page)).toBeVisible();
  await untilQuiet(page);
  await expect(orders(page).getByRole('heading', { name: 'Orders' })).toBeVisible();
  expect(asked).toEqual(['en_GB', 'en_GB']);
  site.close();
});

test('a user who signs in on the current page stays there, keeps the typed text, and the page is notified', async ({
  page,
  baseURL,
}) => {
  const body = `<input aria-label="Eigenes Feld">${signInForm}<foyer-orders></foyer-orders>`;
  const site = await openPage(page, { base: baseURL ?? '', body });
  const own = page.getByLabel('Eigenes Feld');
  await own.fill('halb getippt');
  await orders(page).getByRole('button', { name: 'Zur Anmeldung' }).click();
  await page.evaluate(() => {
    const { Foyer } = globalThis as unknown as Signing;
    Object.assign(globalThis, { signedIn: Foyer.signIn() });
  });
  await fillLogin(page, manager);
  const email = await page.evaluate(async () => {
    const { signedIn } = globalThis as unknown as { signedIn: ReturnType<Signing['Foyer']['signIn']> };
    return (await signedIn).user?.email;
  });
  expect(email).toBe(manager);
  await expect(firstOrder(page)).toBeVisible();
  await untilQuiet(page);
  await expect(own).toHaveValue('halb getippt');
  site.close();
});

test('Back leads from an opened order to the list; with sync-url the address says what is open', async ({
  page,
  baseURL,
}) => {
  const site = await openPage(page, {
    base: baseURL ?? '',
    body: `${signInForm}<foyer-orders></foyer-orders>`,
  });
  await fillLogin(page, manager);
  const opened = orders(page).locator('[part~=opened]');
  const open = async () => {
    await orders(page).locator('[part~=row]').first().getByRole('button', { name: /AB-/ }).click();
    await expect(opened).toBeVisible();
  };
  await open();
  await page.goBack();
  await expect(opened).toHaveCount(0);
  expect(page.url()).toBe(`${site.origin}/`);
  await page.evaluate(() => document.querySelector('foyer-orders')?.remove());
  await page.evaluate(() => {
    const list = document.createElement('foyer-orders');
    list.setAttribute('sync-url', '');
    document.body.append(list);
  });
  await open();
  await expect(page).toHaveURL(/\?orders\.open=[\w-]+$/);
  await orders(page).getByRole('button', { name: 'Alle Bestellungen' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
  site.close();
});

test('the portal follows what a router of the page writes into the history', async ({ page, baseURL }) => {
  const script = 'data-locale="de_DE"';
  const body = '<foyer-portal routes="path" base="/portal"></foyer-portal>';
  const site = await openPage(page, { base: baseURL ?? '', body, script });
  const screen = page.locator('foyer-portal [part~=screen]');
  await fillLogin(page, manager);
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/portal/invoices'));
  await expect(screen.getByRole('heading', { name: 'Rechnungen' })).toBeVisible();
  await page.evaluate(() => history.replaceState({ own: 1 }, '', '/portal/order-overview'));
  await expect(screen.getByRole('heading', { name: 'Bestellungen' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/portal$/);
  site.close();
});

test('an answer that is none, and a server that is away at first, are told; the widget comes back by itself', async ({
  page,
  baseURL,
}) => {
  const body = `${signInForm}<foyer-orders></foyer-orders>
<script>
  globalThis.failures = [];
  document.addEventListener('foyer-error', ({ detail }) => failures.push(detail.kind + ' ' + detail.operation));
</script>`;
  const answer = '**/api/portal/orders?*';
  await page.route(answer, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<!doctype html><title>Wi-Fi</title>',
    }),
  );
  const site = await openPage(page, { base: baseURL ?? '', body });
  await fillLogin(page, manager);
  await expect(orders(page).getByRole('alert')).toContainText('konnten nicht geladen werden');
  const failures = await page.evaluate(() => (globalThis as unknown as { failures: string[] }).failures);
  expect(failures).toContain('api listOrders');
  await page.unroute(answer);
  await page.route('**/api/portal/**', (route) => route.abort());
  await page.reload();
  await expect(orders(page)).toContainText('keine Verbindung zum Server');
  await page.unroute('**/api/portal/**');
  await expect(firstOrder(page)).toBeVisible();
  site.close();
});

test('a login in a frame of srcdoc signs in, and nothing fails', async ({ page, baseURL }) => {
  const base = baseURL ?? '';
  const errors = errorsOf(page);
  const inside = `<script type=module src='${base}/elements/foyer.js' data-api='${base}' data-brand='foyer' data-locale='de_DE'></script>${signInForm}`;
  const site = await openPage(page, {
    base,
    body: `<iframe width=600 height=700 srcdoc="${inside}"></iframe>`,
  });
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('E-Mail-Adresse').fill(manager);
  await frame.getByLabel(/^Passwort\s*\*?$/).fill('Foyer-Demo-2026');
  await frame.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(frame.locator('foyer-login')).toContainText('Angemeldet als');
  await untilQuiet(page);
  expect(errors).toEqual([]);
  site.close();
});
