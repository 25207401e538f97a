import { expect, test } from 'playwright/test';
import { linkInMail } from '../mailbox.ts';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { menuOf } from '../page-parts.ts';
import { fillLogin, watchTrouble } from '../sign-in.ts';

const email = 'buyer@nordwind.example';
const newPassword = 'drei Wolken über Altona';

/** The server of this story, which changes the account. */
let server: OwnServer;
test.beforeEach(async () => {
  server = await startOwnServer();
});
test.afterEach(() => server.end());

test('a user resets a forgotten password by a link, is signed out elsewhere and signs in with the new password', async ({
  page,
  browser,
}) => {
  const trouble = watchTrouble(page);
  // signed in on another device
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(`${server.url}/de_DE/login`);
  await fillLogin(elsewhere, email);
  await expect(menuOf(elsewhere)).toBeVisible();

  await page.goto(`${server.url}/de_DE/login`);
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  // The login has a field of the same name; the button shows that the page has changed.
  const ask = page.getByRole('button', { name: 'Link anfordern' });
  await expect(ask).toBeVisible();
  await page.getByLabel(/^E-Mail-Adresse/).fill(email);
  await ask.click();
  await expect(page.getByRole('heading', { name: 'Bitte sehen Sie in Ihren Posteingang' })).toBeVisible();

  const link = await linkInMail(page, server.url, email, 'Neues Passwort für Foyer');
  await page.goto(link);
  await page.getByLabel(/^Neues Passwort(?! fest)/).fill('Nordwind-2026');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByText('lässt sich leicht erraten')).toBeVisible();
  await page.getByLabel(/^Neues Passwort(?! fest)/).fill(newPassword);
  await expect(page.getByText('Sehr gut')).toBeVisible();
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr neues Passwort gilt' })).toBeVisible();

  // the other device is signed out with its next call
  await elsewhere.goto(`${server.url}/de_DE/order-overview`);
  await expect(elsewhere.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await elsewhere.context().close();

  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await fillLogin(page, email, newPassword);
  await expect(menuOf(page)).toBeVisible();

  // the link is used up; another context is needed, since a signed-in user is led away from it (specification section 4, rule 6)
  const later = await (await browser.newContext()).newPage();
  await later.goto(link);
  await later.getByLabel(/^Neues Passwort(?! fest)/).fill('kran-lampe-tulpe');
  await later.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(later.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
  await later.goto(`${server.url}/mailbox`);
  await expect(later.getByRole('link', { name: 'Ihr Passwort für Foyer wurde geändert' })).toBeVisible();
  await later.context().close();
  expect(trouble).toEqual([]);
});
