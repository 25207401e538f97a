import { type ServedExample, serveExample } from '@foyer/tooling/serve-example';
import { expect, type Locator, type Page, test } from 'playwright/test';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { demoPassword, fillLogin } from '../sign-in.ts';

const newcomer = 'newcomer@nordwind.example';
const newPassword = 'drei Wolken über Altona';

/** The server of each story, which changes the account permanently. */
let server: OwnServer;
test.beforeEach(async () => {
  server = await startOwnServer();
});
test.afterEach(() => server.end());

type Place = Page | Locator;

async function changePassword(place: Place): Promise<void> {
  await place.getByLabel(/^Bisheriges Passwort/).fill(demoPassword);
  await place.getByLabel(/^Neues Passwort/).fill('Nordwind-2026');
  await place.getByRole('button', { name: 'Passwort ändern' }).click();
  await expect(place.getByText('lässt sich leicht erraten')).toBeVisible();
  await place.getByLabel(/^Neues Passwort/).fill(newPassword);
  await place.getByRole('button', { name: 'Passwort ändern' }).click();
}

const next = (place: Place) => place.getByRole('button', { name: 'Speichern und weiter' }).click();
const at = (place: Place, step: string) =>
  expect(place.getByRole('heading', { level: 2, name: step })).toBeVisible();

async function enterContact(place: Place): Promise<void> {
  await at(place, 'Kontakt');
  await expect(place.getByLabel(/^Nachname/)).toHaveValue('Schröder');
  await next(place);
  await expect(place.getByLabel(/^Telefon/)).toHaveAttribute('aria-invalid', 'true');
  await place.getByLabel(/^Telefon/).fill('+49 40 1112223');
  await next(place);
}

async function enterRest(place: Place): Promise<void> {
  await at(place, 'Ihre Adresse');
  await place.getByLabel(/^Straße/).fill('Elbchaussee');
  await place.getByLabel(/^Hausnummer/).fill('12');
  await place.getByLabel(/^Postleitzahl/).fill('22765');
  await place.getByLabel(/^Ort/).fill('Hamburg');
  await next(place);
  await at(place, 'Nachweise');
  await next(place);
  await at(place, 'Zustimmung');
  await place.getByLabel(/^Ich akzeptiere/).check();
  await place.getByLabel(/^Ich habe die Hinweise/).check();
  await next(place);
  await at(place, 'Stimmt alles?');
  await expect(place.getByText('Elbchaussee 12')).toBeVisible();
  await place.getByRole('button', { name: 'Abschließen' }).click();
}

async function reportMileage(place: Place): Promise<void> {
  await place.getByLabel(/HH-NW 402E/).check();
  await place.getByRole('button', { name: 'Weiter', exact: true }).click();
  await place.getByRole('textbox', { name: /^Kilometerstand/ }).fill('5.320');
  await place.getByRole('button', { name: 'Weiter', exact: true }).click();
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  await place
    .locator('input[name=photo]')
    .setInputFiles({ name: 'tacho.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  await place.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await place.getByRole('button', { name: 'Verbindlich einreichen' }).click();
  // the breadcrumb names it too
  await expect(place.getByText(/^UC-\d{4}-\d{6}$/).last()).toBeVisible();
}

test('a newcomer is led through password, onboarding and mileage, on two devices, and never again', async ({
  page,
  browser,
}) => {
  const prompt = page.getByRole('alertdialog');
  await page.goto(`${server.url}/de_DE/login`);
  await fillLogin(page, newcomer);
  await expect(prompt).toContainText('Passwort');
  await prompt.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await changePassword(page);
  // the next prompt appears at once, over the outline of the page
  await expect(prompt).toContainText('Angaben');
  await prompt.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/de_DE$/);
  await prompt.getByRole('button', { name: 'OK' }).click();
  await enterContact(page);
  await at(page, 'Ihre Adresse');

  // leave the form here and continue on a phone
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'de-DE' });
  const phone = await context.newPage();
  await phone.goto(`${server.url}/de_DE/login`);
  await fillLogin(phone, newcomer, newPassword);
  await phone.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await enterRest(phone);
  await expect(phone.getByRole('alertdialog')).toContainText('Kilometerstand');
  await context.close();

  await page.reload();
  await expect(prompt).toContainText('Kilometerstand');
  await prompt.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/use-cases\?kind=mileage-status-report$/);
  await reportMileage(page);
  await page.goto(`${server.url}/de_DE`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Emma');
  await expect(prompt).toBeHidden();
  await expect(page.getByText('Ihre Angaben vervollständigen')).toHaveCount(0);
});

test.describe('on a page that is not the portal', () => {
  let example: ServedExample;
  test.beforeEach(async () => {
    example = await serveExample({ name: 'plain-html', api: server.url });
  });
  test.afterEach(() => example.close());

  test('each widget leads to what is due first, in the same order', async ({ page }) => {
    await page.goto(example.url);
    await page.evaluate(() => {
      for (const tag of ['change-password', 'onboarding', 'use-cases'])
        document.body.append(document.createElement(`foyer-${tag}`));
    });
    await fillLogin(page, newcomer);
    const shop = page.locator('foyer-shop');
    await shop.getByRole('button', { name: 'Passwort ändern' }).click();
    const password = page.locator('foyer-change-password');
    await changePassword(password);
    // no dialog covers the widget here, so it confirms the change itself
    await expect(password.getByRole('heading', { name: 'Ihr Passwort ist geändert' })).toBeVisible();
    await shop.getByRole('button', { name: 'Angaben ergänzen' }).click();
    const onboarding = page.locator('foyer-onboarding');
    await expect(onboarding).toBeInViewport();
    await enterContact(onboarding);
    await enterRest(onboarding);
    await shop.getByRole('button', { name: 'Kilometerstand melden' }).click();
    const requests = page.locator('foyer-use-cases');
    await requests
      .getByRole('button', { name: /Kilometerstand/ })
      .first()
      .click();
    await reportMileage(requests);
    await expect(shop.getByRole('searchbox')).toBeVisible();
    await expect(onboarding).toContainText('Geschafft, vielen Dank');
  });
});
