import { expect, type Page, test } from 'playwright/test';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { headingOf, rowsOf } from '../page-parts.ts';
import { fillLogin, signIn, watchTrouble } from '../sign-in.ts';

let portal: OwnServer;
/** Starts a separate demo, so that no other test reads the audit log of this one. */
test.beforeAll(async () => {
  portal = await startOwnServer();
});
test.afterAll(() => portal.end());

const reason = 'Anruf: Wallbox gemeinsam bestellen';
/** Visible text only: that of the menu, not that of widgets, which hide theirs while the menu shows it. */
const seen = (page: Page, text: RegExp) => page.getByText(text).filter({ visible: true });
const bar = (page: Page) => seen(page, /^Nina Albrecht handelt im Namen von/);

/** Searches for an account, chooses it, enters a reason, and arrives at the person's home page. */
async function actAs(page: Page, search: string, name: string, why: string): Promise<void> {
  await expect(page).toHaveURL(/\/select-account$/);
  await page.getByRole('searchbox').fill(search);
  const list = page.getByRole('region', { name: 'Alle Konten' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByLabel(/^Grund/).fill(why);
  await page.getByRole('button', { name: `Zugriff als ${name} starten` }).click();
  await expect(bar(page)).toContainText(name);
}

test('support acts for a buyer, orders, is refused the bank data, ends it, and the manager reads all of it', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: portal.url,
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const trouble = watchTrouble(page);
  await page.goto('/de_DE/login');
  await fillLogin(page, 'support@service.example');
  // a reason is required
  await expect(page).toHaveURL(/\/select-account$/);
  await page.getByRole('searchbox').fill('buyer@nordwind');
  await page
    .getByRole('button', { name: /^Mehmet Yilmaz/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Zugriff als Mehmet Yilmaz starten' }).click();
  await expect(page.getByLabel(/^Grund/)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/^Grund/).fill(reason);
  await page.getByRole('button', { name: 'Zugriff als Mehmet Yilmaz starten' }).click();
  await expect(page).toHaveURL(/\/de_DE$/);
  await expect(bar(page)).toContainText('Mehmet Yilmaz');
  await expect(bar(page)).toHaveCount(1);
  await expect(seen(page, /^Endet in (59|60) Minuten/)).toBeVisible();
  await expect(seen(page, /kann nur die Person selbst ändern/)).toBeVisible();

  await page.goto('/de_DE/shop-products?shop.q=Wallbox');
  await page.locator('main [part~=article-link]').first().click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.getByText(/im Warenkorb/i).first()).toBeVisible();
  await page.goto('/de_DE/cart');
  await page.getByLabel(/Geschäftsbedingungen/).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
  const told = await page
    .getByText(/AB-\d{4}-\d+/)
    .first()
    .textContent();
  const number = /AB-\d{4}-\d+/.exec(told ?? '')?.[0] ?? '?';

  // a second tab also returns to the own account
  const second = await context.newPage();
  await second.goto('/de_DE/order-overview');
  await expect(bar(second)).toBeVisible();
  await page.bringToFront();
  await page.getByRole('button', { name: 'Beenden' }).click();
  for (const tab of [page, second]) {
    await tab.bringToFront();
    await expect(tab).toHaveURL(/\/select-account$/);
    await expect(headingOf(tab)).toHaveText('Konto wählen');
    await expect(bar(tab)).toHaveCount(0);
  }
  await second.close();
  await expect(page.getByText(reason)).toBeVisible(); // among the recent ones

  await actAs(page, 'K-10042 hansen', 'Lukas Hansen', 'Rückfrage zur Ladekarte');
  await page.goto('/de_DE/use-cases');
  const bank = page.locator('[part~=card]').filter({ hasText: 'Bankverbindung' });
  await expect(bank).toBeVisible();
  await expect(bank).toContainText('Das kann nur die Kundin oder der Kunde selbst');
  await expect(bank.getByRole('link')).toHaveCount(0);
  const status = await page.evaluate(async () => {
    const token = localStorage.getItem('foyer.impersonation');
    const answer = await fetch('/api/portal/use-case/bank-details-change', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    return [answer.status, (await answer.json()).code];
  });
  expect(status).toEqual([403, 'impersonation_forbidden']);
  await page.getByRole('button', { name: 'Beenden' }).click();
  await expect(page).toHaveURL(/\/select-account$/);
  expect(trouble).toEqual([]);
  await context.close();

  const other = await browser.newContext({
    baseURL: portal.url,
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
  });
  const manager = await other.newPage();
  await signIn(manager, 'manager@nordwind.example');
  await manager
    .getByRole('navigation', { name: 'Hauptmenü' })
    .getByRole('link', { name: 'Protokoll' })
    .click();
  await expect(headingOf(manager)).toHaveText('Protokoll');
  const row = (text: string) => rowsOf(manager).filter({ hasText: text }).first();
  for (const text of ['Nina Albrecht', 'Mehmet Yilmaz', reason, 'Getan'])
    await expect(row(`Bestellung aufgegeben (${number})`)).toContainText(text);
  for (const text of ['Lukas Hansen', 'Das kann nur die Person selbst.', 'Abgelehnt'])
    await expect(row('Bankverbindung ändern')).toContainText(text);
  await other.close();
});

test('acting that the server takes away ends in the own account, with a word why', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: portal.url, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto('/de_DE/login');
  await fillLogin(page, 'support@service.example');
  await actAs(page, 'buyer@nordwind', 'Mehmet Yilmaz', 'Test');
  const isForAnother = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).act != null;
  await page.route('**/api/portal/news*', (route) => {
    if (!isForAnother(route.request().headers().authorization ?? '')) return route.fallback();
    return route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { type: 'about:blank', title: 'x', status: 401, code: 'session_revoked', requestId: 'r' },
    });
  });
  await page.goto('/de_DE/news');
  await expect(page).toHaveURL(/\/select-account$/);
  await expect(page.getByText('Sie sind wieder in Ihrem eigenen Konto')).toBeVisible();
  await expect(page.getByText(/kann nicht mehr gehandelt werden/)).toBeVisible();
  await context.close();
});

test('where no menu says it, the widget itself says who acts for whom, and its button ends it', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: portal.url, locale: 'de-DE' });
  const page = await context.newPage();
  await page.goto('/de_DE/login');
  await fillLogin(page, 'support@service.example');
  await actAs(page, 'buyer@nordwind', 'Mehmet Yilmaz', 'Test');
  await page.goto('/de_DE/select-account');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('button', { name: 'Beenden' }).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await context.close();
});
