import { expect, test } from 'playwright/test';
import { signIn } from './sign-in.ts';

/** The smallest PNG there is: one pixel. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the driver is led to the mileage report, makes it, and is asked no more', async ({ page }) => {
  await signIn(page, 'driver@nordwind.example');
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('Kilometerstand');
  await prompt.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/use-cases\?kind=mileage-status-report$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kilometerstand melden' })).toBeVisible();

  const text =
    (await page
      .getByText(/Zuletzt [\d.]+ km/)
      .first()
      .textContent()) ?? '';
  const last = Number(/Zuletzt ([\d.]+) km/.exec(text)?.[1]?.replaceAll('.', ''));
  const vehicle = page.getByRole('radio').first();
  if ((await vehicle.count()) > 0) await vehicle.check();
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();

  await page.getByRole('textbox', { name: 'Kilometerstand' }).fill(String(last - 1));
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page.getByText(/kann nicht darunter liegen/).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Kilometerstand' }).fill(String(last + 120));
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();

  const file = { name: 'tacho.png', mimeType: 'image/png', buffer: photo };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await page.getByRole('button', { name: 'Verbindlich einreichen' }).click();
  await expect(page.getByText(/UC-\d{4}-\d+/).first()).toBeVisible();
  await page.goto('/de_DE');
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});
