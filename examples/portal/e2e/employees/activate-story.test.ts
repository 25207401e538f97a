import { expect, type Page, test } from 'playwright/test';
import { linkInMail } from '../mailbox.ts';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { menuOf } from '../page-parts.ts';
import { fillLogin, watchTrouble } from '../sign-in.ts';
import { askAs, beSignedIn } from '../signed-in.ts';

const password = 'drei Wolken über Altona';
/** The customer number of Nordwind Logistik. */
const customerNumber = 'K-10042';

let server: OwnServer;
test.beforeEach(async () => {
  server = await startOwnServer();
});
test.afterEach(() => server.end());

async function fillPerson(page: Page): Promise<void> {
  await page.getByLabel('Anrede').selectOption('MRS');
  await page.getByLabel(/^Vorname/).fill('Alma');
  await page.getByLabel(/^Nachname/).fill('Brinkmann');
  await page.getByLabel(/^Telefon/).fill('+49 40 1112223');
  await page.getByLabel(/^Passwort\s*\*?$/).fill(password);
  await page.getByLabel(/^Ich akzeptiere/).check();
}

test('an invited person activates the account from the mail and signs in', async ({ page, browser }) => {
  const trouble = watchTrouble(page);
  const manager = await (await browser.newContext({ baseURL: server.url })).newPage();
  await beSignedIn(manager, 'manager@nordwind.example');
  const email = 'alma.brinkmann@nordwind.example';
  const invited = await askAs(manager, '/user/invite', {
    method: 'POST',
    data: { email, roles: ['ROLE_SHOP'], locale: 'de_DE', message: 'Willkommen im Team!' },
  });
  expect(invited.status()).toBe(200);

  const link = await linkInMail(page, server.url, email, 'Einladung in das Kundenportal');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Einladung annehmen' })).toBeVisible();
  for (const fact of ['Nordwind Logistik', 'Katharina Brandt', email])
    await expect(page.getByText(fact).first()).toBeVisible();
  await fillPerson(page);
  await page.getByRole('button', { name: 'Konto aktivieren' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr Konto ist bereit' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await fillLogin(page, email, password);
  await expect(menuOf(page)).toBeVisible();

  // opened once more, even with another user signed in, the link says that the invitation was accepted
  await manager.goto(link);
  await expect(manager.getByRole('heading', { name: 'Diese Einladung ist schon angenommen' })).toBeVisible();
  await expect(manager.getByText('Sie sind als Katharina Brandt angemeldet.')).toBeVisible();
  await manager.goto(`${server.url}/de_DE/activate-invitation#token=gibt-es-nicht-gibt-es-nicht`);
  await manager.reload();
  await expect(manager.getByRole('heading', { name: 'Diesen Link kennen wir nicht' })).toBeVisible();
  await manager.context().close();
  expect(trouble).toEqual([]);
});

test('a person registered with a customer number waits until the manager accepts', async ({
  page,
  browser,
}) => {
  const email = 'alma.brinkmann@nordwind.example';
  const manager = await (await browser.newContext({ baseURL: server.url })).newPage();
  await beSignedIn(manager, 'manager@nordwind.example');
  await page.goto(`${server.url}/de_DE/login`);
  await page.getByRole('link', { name: 'Mit Kundennummer registrieren' }).click();
  await page.getByLabel(/^Kundennummer/).fill(customerNumber);
  await page.getByLabel(/^E-Mail-Adresse/).fill(email);
  await fillPerson(page);
  await page.getByRole('button', { name: 'Registrieren', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Bitte sehen Sie in Ihren Posteingang' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await fillLogin(page, email, password);
  await expect(page.getByText('noch nicht freigegeben')).toBeVisible();

  await page.goto(`${server.url}/mailbox`);
  const told = page.getByRole('row').filter({ hasText: 'manager@nordwind.example' });
  await expect(told.filter({ hasText: 'Jemand möchte im Kundenportal' })).toBeVisible();
  const { items } = await (await askAs(manager, '/users?search=Brinkmann')).json();
  const accepted = await askAs(manager, `/user/${items[0].userId}/accept`, {
    method: 'PATCH',
    data: { roles: ['ROLE_SHOP'] },
  });
  expect(accepted.status()).toBe(200);
  await manager.context().close();

  await page.goto(`${server.url}/de_DE/login`);
  await fillLogin(page, email, password);
  await expect(menuOf(page)).toBeVisible();
});
