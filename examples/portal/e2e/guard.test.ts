import { expect, test } from 'playwright/test';
import { fillLogin, signIn } from './sign-in.ts';

test('somebody signed out goes to login and, once signed in, back to where they wanted', async ({ page }) => {
  await page.goto('/de_DE/order-overview');
  await expect(page).toHaveURL(/\/de_DE\/login/);
  await fillLogin(page, 'buyer@nordwind.example');
  await expect(page).toHaveURL(/\/de_DE\/order-overview/);
});

test('an unknown locale becomes the default, an unknown path the overview', async ({ page }) => {
  await signIn(page, 'buyer@nordwind.example');
  await page.goto('/xx_XX/news');
  await expect(page).toHaveURL(/\/de_DE\/news$/);
  await page.goto('/de_DE/no/such/page/at/all');
  await expect(page).toHaveURL(/\/de_DE(\/no)?$/);
  await page.goto('/nothing');
  await expect(page).toHaveURL(/\/de_DE$/);
});

test('/404 is a page of its own', async ({ page }) => {
  await page.goto('/404');
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
});

test('a missing role leads home', async ({ page }) => {
  await signIn(page, 'norole@nordwind.example');
  await page.goto('/de_DE/shop');
  await expect(page).toHaveURL(/\/de_DE$/);
  await page.goto('/de_DE/manage-employee');
  await expect(page).toHaveURL(/\/de_DE$/);
});

test('a signed-in user does not see the login page', async ({ page }) => {
  await signIn(page, 'buyer@nordwind.example');
  await page.goto('/de_DE/login');
  await expect(page).toHaveURL(/\/de_DE$/);
});

test('a brand is kept on every way', async ({ page }) => {
  await signIn(page, 'buyer@sonnental.example', '/de_DE/sonnental/login');
  await expect(page).toHaveURL(/\/de_DE\/sonnental$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Neuigkeiten' }).click();
  await expect(page).toHaveURL(/\/de_DE\/sonnental\/news$/);
});

test('an unknown brand has no login page', async ({ page }) => {
  await page.goto('/de_DE/nosuchbrand/login');
  await expect(page).toHaveURL(/\/404$/);
});

test('signing out ends every tab', async ({ context, page }) => {
  await signIn(page, 'buyer@nordwind.example');
  const other = await context.newPage();
  await other.goto('/de_DE/news');
  await expect(other.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
  await page.getByRole('button', { name: /Benutzermenü/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
});

test('the language follows the choice, in address, texts and page', async ({ page }) => {
  await page.goto('/de_DE/login');
  await page.getByLabel('Sprache').selectOption('en_GB');
  await expect(page).toHaveURL(/\/en_GB\/login$/);
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('forced prompts come in order and cannot be dismissed', async ({ page }) => {
  await signIn(page, 'newcomer@nordwind.example');
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('Passwort');
  await page.keyboard.press('Escape');
  await expect(prompt).toBeVisible();
  await prompt.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(prompt).toBeHidden();
});
