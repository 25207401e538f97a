import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from 'playwright/test';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { headingOf } from '../page-parts.ts';
import { fillLogin, watchTrouble } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';

const buyer = 'buyer@nordwind.example';

/** The server of these tests: choices are stored with the account. */
let server: OwnServer;
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.end());

/** Another browser, with a signed-in user. */
async function openFor(browser: Browser, email = buyer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'de-DE', acceptDownloads: true });
  const page = await context.newPage();
  await openAs(page, email);
  return page;
}
const section = (page: Page, name: string) => page.getByRole('region', { name });
async function openProfile(page: Page): Promise<void> {
  await page.goto('/de_DE/profile');
  await expect(headingOf(page)).toHaveText('Profil');
}

test('one browser signs the other out, which is over with its next call', async ({ browser }) => {
  const [one, other] = [await openFor(browser), await openFor(browser)];
  const trouble = watchTrouble(one);
  await openProfile(one);
  const devices = section(one, 'Angemeldete Geräte');
  await expect(devices.getByText('Chrome unter Linux')).toHaveCount(2);
  await expect(devices.getByText('Dieses Gerät')).toHaveCount(1);
  await devices.getByRole('button', { name: /^Abmelden/ }).click();
  await expect(devices.getByText('Ein Gerät wurde abgemeldet.')).toBeVisible();
  await expect(devices.getByText('Chrome unter Linux')).toHaveCount(1);
  await other.goto('/de_DE/news');
  await expect(headingOf(other)).toHaveText('Anmelden');
  await one.reload();
  await expect(headingOf(one)).toHaveText('Profil');
  expect(trouble).toEqual([]);
  for (const page of [one, other]) await page.context().close();
});

test('personal details are kept, and what is wrong stands at its field', async ({ browser }) => {
  const page = await openFor(browser);
  await openProfile(page);
  const details = section(page, 'Persönliche Angaben');
  await details.getByLabel('Telefon').fill('ruf mich an');
  await details.getByRole('button', { name: 'Speichern' }).click();
  await expect(details.getByLabel('Telefon')).toHaveAttribute('aria-invalid', 'true');
  await details.getByLabel('Telefon').fill('+49 40 5551234');
  await details.getByRole('button', { name: 'Speichern' }).click();
  await expect(details.getByText('Gespeichert', { exact: true })).toBeVisible();
  await page.reload();
  await expect(section(page, 'Persönliche Angaben').getByLabel('Telefon')).toHaveValue('+49 40 5551234');
  await page.context().close();
});

test('the language is the account’s: chosen here, it is there in another browser', async ({ browser }) => {
  const page = await openFor(browser);
  await openProfile(page);
  await section(page, 'Sprache').getByLabel('Sprache').selectOption('en_GB');
  await expect(page).toHaveURL(/\/en_GB\/profile$/);
  await expect(headingOf(page)).toHaveText('Profile');
  const other = await (await browser.newContext({ baseURL: server.url, locale: 'de-DE' })).newPage();
  await other.goto('/de_DE/login');
  await fillLogin(other, buyer);
  await expect(other).toHaveURL(/\/en_GB$/);
  // also in a tab opened without a language; a language in the address takes precedence
  const tab = await other.context().newPage();
  await tab.goto('/');
  await expect(tab).toHaveURL(/\/en_GB$/);
  await tab.goto('/de_DE/news');
  await expect(tab.locator('html')).toHaveAttribute('lang', 'de-DE');
  await section(page, 'Language').getByLabel('Language').selectOption('de_DE');
  await expect(page).toHaveURL(/\/de_DE\/profile$/);
  for (const each of [page, other]) await each.context().close();
});

test('mails that the user has switched off are not sent; security mails cannot be switched off', async ({
  browser,
}) => {
  const page = await openFor(browser);
  await openProfile(page);
  const mails = section(page, 'E-Mails');
  await expect(mails.getByLabel('Sicherheit')).toBeDisabled();
  await mails.getByLabel('Tickets').uncheck();
  await expect(mails.getByText('Gespeichert')).toBeVisible();
  const told = async () => {
    const mailbox = await page.context().newPage();
    await mailbox.goto('/mailbox');
    const rows = await mailbox
      .getByRole('row')
      .filter({ hasText: buyer })
      .filter({ hasText: 'Ihr Ticket' })
      .count();
    await mailbox.close();
    return rows;
  };
  await writeTicket(page, 'Ohne E-Mail');
  expect(await told()).toBe(0);
  await openProfile(page);
  await mails.getByLabel('Tickets').check();
  await expect(mails.getByText('Gespeichert')).toBeVisible();
  await writeTicket(page, 'Mit E-Mail');
  expect(await told()).toBe(1);
  await page.context().close();
});

async function writeTicket(page: Page, subject: string): Promise<void> {
  await page.goto('/de_DE/create-ticket');
  await page.getByLabel(/^Thema/).selectOption({ index: 1 });
  await page.getByLabel(/^Betreff/).fill(subject);
  await page.getByLabel('Was ist passiert?').fill('Bitte prüfen.');
  await page.getByRole('button', { name: 'Ticket senden' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr Ticket ist bei uns' })).toBeVisible();
}

test('the own data come as a file with a name, and it is one’s own', async ({ browser }) => {
  const page = await openFor(browser);
  await openProfile(page);
  const coming = page.waitForEvent('download');
  await section(page, 'Ihre Daten').getByRole('button', { name: 'Daten herunterladen' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^Meine Daten \d{4}-\d{2}-\d{2}\.json$/);
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect([file.about.email, file.account[0].email]).toEqual([buyer, buyer]);
  expect(file.signIns.length).toBeGreaterThan(0);
  expect(file.orders).toEqual([]);
  await page.context().close();
});
