import { expect, test } from 'playwright/test';
import { menuOf } from '../page-parts.ts';
import { fillLogin } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';

test('the server gone at login: a clear message, nothing lost, works again', async ({ page }) => {
  await page.goto('/de_DE/login');
  // the guard has its answers
  await expect(page.getByRole('link', { name: 'Impressum' })).toBeVisible();
  await page.route('**/api/**', (route) => route.abort());
  await fillLogin(page, 'buyer@nordwind.example');
  await expect(page.getByRole('alert')).toContainText('keine Verbindung');
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('buyer@nordwind.example');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(menuOf(page)).toBeVisible();
});

test('the server gone while the page is open: the session stays, a retry brings the screen', async ({
  page,
}) => {
  await openAs(page, 'buyer@nordwind.example');
  await page.route('**/api/**', (route) => route.abort());
  await menuOf(page).getByRole('link', { name: 'Bestellungen' }).click();
  await expect(page.getByRole('button', { name: 'Erneut versuchen' }).first()).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Erneut versuchen' }).first().click();
  await expect(page.getByText(/AB-\d{4}/).first()).toBeVisible();
});

test('the server gone while loading a page: a retry screen instead of the login', async ({ page }) => {
  await openAs(page, 'buyer@nordwind.example');
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Der Server ist nicht erreichbar' })).toBeVisible();
  // no other part reports the failure, and no empty menu is shown
  await expect(page.getByRole('button')).toHaveCount(1);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(menuOf(page)).toBeVisible();
});
