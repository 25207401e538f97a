import { serveExample } from '@foyer/tooling/serve-example';
import { type Browser, expect, type Locator, type Page, test } from 'playwright/test';
import { addAuthenticator, codeOf } from '../authenticator.ts';
import { linkInMail } from '../mailbox.ts';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { headingOf, menuOf, rowsOf } from '../page-parts.ts';
import { demoPassword, fillLogin, watchTrouble } from '../sign-in.ts';
import { askAs, beSignedIn } from '../signed-in.ts';

/** The server of these tests, which change accounts. */
let server: OwnServer;
/** The portal's address with a host name: passkeys belong to a name, not to an IP address. */
const portal = () => server.url.replace('127.0.0.1', 'localhost');
test.beforeAll(async () => {
  server = await startOwnServer();
});
test.afterAll(() => server.end());

async function sitDown(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: portal(), locale: 'de-DE', acceptDownloads: true });
  return context.newPage();
}
async function typePassword(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/de_DE/login');
  await fillLogin(page, email, password);
}
const leave = async (page: Page) => {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/de_DE/login');
};
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const codeField = (place: Page | Locator) => place.locator('input[name=code]');
const factors = (page: Page) => page.getByRole('region', { name: 'Zweiter Faktor' });

/** Confirms that the recovery codes are kept, and returns them. */
async function keepCodes(page: Page, done: string): Promise<string[]> {
  const items = page.locator('[part~=recovery-codes] li');
  await expect(items).toHaveCount(10);
  const codes = await items.allInnerTexts();
  await page.getByLabel('Ich habe die Codes sicher aufbewahrt').check();
  await page.getByRole('button', { name: done }).click();
  return codes;
}

/** Sets up an authenticator app in the profile; returns its key and the recovery codes. */
async function addApp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/de_DE/profile');
  await factors(page).getByRole('button', { name: 'Eine Authenticator-App einrichten' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  const secret = await dialog.locator('[part~=secret]').innerText();
  await codeField(dialog).fill(codeOf(secret));
  await expect(dialog.getByRole('heading', { name: 'Codes aufbewahren' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Als Datei speichern' }).click();
  expect((await saved).suggestedFilename()).toBe('wiederherstellungscodes.txt');
  const codes = await keepCodes(page, 'Schließen');
  await expect(factors(page).getByText('Die Authenticator-App ist eingerichtet.')).toBeVisible();
  return { secret, codes };
}

test('an invited person activates the account, adds a passkey, and signs in with it alone', async ({
  browser,
}) => {
  const manager = await sitDown(browser);
  await beSignedIn(manager, 'manager@nordwind.example');
  const email = 'frida.lorenz@nordwind.example';
  const invited = await askAs(manager, '/user/invite', {
    method: 'POST',
    data: { email, roles: ['ROLE_SHOP'], locale: 'de_DE' },
  });
  expect(invited.status()).toBe(200);

  const page = await sitDown(browser);
  const trouble = watchTrouble(page);
  await addAuthenticator(page);
  await page.goto(await linkInMail(page, portal(), email, 'Einladung in das Kundenportal'));
  const password = 'drei Wolken über Altona';
  await page.getByLabel('Anrede').selectOption('MRS');
  await page.getByLabel(/^Vorname/).fill('Frida');
  await page.getByLabel(/^Nachname/).fill('Lorenz');
  await page.getByLabel(/^Telefon/).fill('+49 40 1112223');
  await page.getByLabel(/^Passwort\s*\*?$/).fill(password);
  await page.getByLabel(/^Ich akzeptiere/).check();
  await page.getByRole('button', { name: 'Konto aktivieren' }).click();
  await expect(heading(page, 'Ihr Konto ist bereit')).toBeVisible();
  await typePassword(page, email, password);
  await expect(menuOf(page)).toBeVisible();

  await page.goto('/de_DE/profile');
  await factors(page).getByRole('button', { name: 'Einen Passkey hinzufügen' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Diensthandy');
  await page.getByRole('dialog').getByRole('button', { name: 'Einen Passkey erstellen' }).click();
  await keepCodes(page, 'Schließen');
  await expect(factors(page).getByText('Diensthandy')).toBeVisible();
  await expect(factors(page).getByText('Noch 10 Codes übrig')).toBeVisible();

  await leave(page);
  await page.getByRole('button', { name: 'Mit Passkey anmelden' }).click();
  await expect(menuOf(page)).toBeVisible();
  // as the second factor too, and renamed
  await leave(page);
  await fillLogin(page, email, password);
  await expect(heading(page, 'Mit Passkey bestätigen')).toBeFocused();
  await page.getByRole('button', { name: 'Passkey verwenden' }).click();
  await expect(menuOf(page)).toBeVisible();
  await page.goto('/de_DE/profile');
  await factors(page).getByRole('button', { name: 'Umbenennen: Diensthandy' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Laptop');
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
  await expect(factors(page).getByText('Laptop')).toBeVisible();
  await factors(page).getByRole('button', { name: 'Entfernen: Laptop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click();
  await expect(factors(page).getByText('Noch ist keiner eingerichtet')).toBeVisible();
  await leave(page);
  await fillLogin(page, email, password);
  await expect(menuOf(page)).toBeVisible();
  expect(trouble).toEqual([]);
});

test('an app is asked for after the password; a recovery code works once', async ({ browser }) => {
  const page = await sitDown(browser);
  const trouble = watchTrouble(page);
  const email = 'buyer@nordwind.example';
  await typePassword(page, email);
  await expect(menuOf(page)).toBeVisible();
  const { secret, codes } = await addApp(page);
  const [spare = ''] = codes;

  await leave(page);
  await fillLogin(page, email);
  await expect(codeField(page)).toBeFocused();
  const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
  await page.keyboard.insertText(wrong);
  await expect(page.getByText('Dieser Code stimmt nicht oder gilt nicht mehr.')).toBeVisible();
  const code = codeOf(secret, 1);
  await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(menuOf(page)).toBeVisible();

  await leave(page);
  await fillLogin(page, email);
  await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await codeField(page).fill(spare.toLowerCase());
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(menuOf(page)).toBeVisible();
  await page.goto('/de_DE/profile');
  await expect(factors(page).getByText('Noch 9 Codes übrig')).toBeVisible();

  await leave(page);
  await fillLogin(page, email);
  await page.getByRole('button', { name: 'Wiederherstellungscode verwenden' }).click();
  await codeField(page).fill(spare);
  await page.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(page.getByText('Dieser Code stimmt nicht oder gilt nicht mehr.')).toBeVisible();
  await page.getByRole('button', { name: 'Zurück zum Passwort' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(email);
  await expect(page.getByLabel(/^Passwort\s*\*?$/)).toBeFocused();
  expect(trouble).toEqual([]);
});

test('on a foreign page the same code completes the sign-in', async ({ browser }) => {
  const page = await sitDown(browser);
  const email = 'private@kunde.example';
  await typePassword(page, email);
  await expect(menuOf(page)).toBeVisible();
  const { secret } = await addApp(page);
  const example = await serveExample({ name: 'strict-csp', api: server.url });
  const foreign = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  const trouble = watchTrouble(foreign);
  await foreign.goto(example.url);
  await fillLogin(foreign, email);
  await expect(codeField(foreign)).toBeFocused();
  await foreign.keyboard.insertText(codeOf(secret, 1));
  await expect(foreign.locator('foyer-login')).toContainText('Angemeldet als');
  await example.close();
  expect(trouble).toEqual([]);
});

test('a manager demands it: a colleague sets one up at the next sign-in, and once more when it was reset', async ({
  browser,
}) => {
  const [manager, colleague] = [await sitDown(browser), await sitDown(browser)];
  const email = 'finance@nordwind.example';
  await typePassword(colleague, email);
  await expect(menuOf(colleague)).toBeVisible();
  await typePassword(manager, 'manager@nordwind.example');
  await expect(menuOf(manager)).toBeVisible();

  await manager.goto('/de_DE/manage-employee');
  await manager.getByRole('button', { name: 'Zweiten Faktor verlangen' }).click();
  await expect(manager.getByRole('dialog').getByText('Richten Sie zuerst selbst')).toBeVisible();
  await manager.getByRole('dialog').getByRole('link', { name: 'Zum Profil' }).click();
  await expect(headingOf(manager)).toHaveText('Profil');
  await addApp(manager);
  await manager.goto('/de_DE/manage-employee');
  await manager.getByRole('button', { name: 'Zweiten Faktor verlangen' }).click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Zweiten Faktor verlangen' }).click();
  await expect(manager.getByText('Ihr Unternehmen verlangt einen zweiten Faktor.')).toBeVisible();

  // signed out with the next call, and signed in again by setting up a second factor
  await menuOf(colleague).getByRole('link', { name: 'Dokumente' }).click();
  await expect(colleague).toHaveURL(/\/login/);
  await fillLogin(colleague, email);
  await expect(heading(colleague, 'Zweiten Faktor einrichten')).toBeFocused();
  await colleague.getByRole('button', { name: 'Authenticator-App' }).click();
  const secret = await colleague.locator('[part~=secret]').innerText();
  await codeField(colleague).fill(codeOf(secret));
  await expect(heading(colleague, 'Codes aufbewahren')).toBeFocused();
  await keepCodes(colleague, 'Weiter zum Portal');
  await expect(menuOf(colleague)).toBeVisible();
  await colleague.goto('/de_DE/profile');
  await expect(factors(colleague).getByText('Ihr Unternehmen verlangt')).toBeVisible();
  await expect(factors(colleague).getByRole('button', { name: /^Entfernen/ })).toHaveCount(0);

  await manager.getByRole('searchbox').fill(email);
  await expect(rowsOf(manager)).toHaveCount(1);
  await rowsOf(manager).first().getByRole('link').click();
  await expect(manager.getByText('Eingerichtet', { exact: true })).toBeVisible();
  await manager.getByRole('button', { name: 'Zweiten Faktor zurücksetzen' }).click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Zweiten Faktor zurücksetzen' }).click();
  await expect(manager.getByText('Nicht eingerichtet')).toBeVisible();

  await menuOf(colleague).getByRole('link', { name: 'Dokumente' }).click();
  await expect(colleague).toHaveURL(/\/login/);
  await fillLogin(colleague, email);
  await expect(heading(colleague, 'Zweiten Faktor einrichten')).toBeVisible();
});
