import { expect, test } from 'playwright/test';
import { headingOf, menuOf, openFirst } from '../page-parts.ts';
import { openAs } from '../signed-in.ts';

test('an invoice of the company names its mode after a switch to the private one, and the switch back shows it', async ({
  page,
}) => {
  await openAs(page, 'manager@nordwind.example', '/de_DE/invoices');
  await openFirst(page);
  await expect(page).toHaveURL(/\/invoices\/.+/);
  await expect(headingOf(page)).toHaveText(/Rechnung/);
  const header = page.getByRole('banner');
  await expect(header).toContainText('Nordwind Logistik GmbH · Geschäftlich');
  await menuOf(page).getByRole('button', { name: 'Privat', exact: true }).click();
  await expect(header).toContainText('· Privat');
  await expect(headingOf(page)).toHaveText('Nur im Modus „Geschäftlich“ zu sehen');
  // after a reload nothing is remembered but the session
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith('.last-record')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(headingOf(page)).toHaveText('Nur im Modus „Geschäftlich“ zu sehen');
  await page.getByRole('button', { name: 'Zu „Geschäftlich“ wechseln' }).click();
  await expect(headingOf(page)).toHaveText(/Rechnung/);
  await expect(header).toContainText('· Geschäftlich');
});

test('the choice of accounts has logo, way home and the menu to sign out', async ({ page }) => {
  await openAs(page, 'support@service.example');
  await page.goto('/de_DE/select-account');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('img')).toBeVisible();
  await bar.getByRole('link', { name: /Zur Startseite/ }).click();
  await expect(page).toHaveURL(/\/de_DE$/);
  await page.goto('/de_DE/select-account');
  await bar.getByRole('button', { name: /^Benutzermenü von/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
