import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import { breadcrumbOf, everyRow, headingOf, menuOf, openFirst, rowsOf } from '../page-parts.ts';
import { openScreen } from '../screens.ts';
import { watchTrouble } from '../sign-in.ts';
import { beSignedIn, openAs } from '../signed-in.ts';

test('from an order to its delivery: where it is, what is missing, and the note as PDF', async ({ page }) => {
  const trouble = watchTrouble(page);
  await openAs(page, 'manager@nordwind.example', '/de_DE/order-overview?orders.state=partially_shipped');
  await openFirst(page);
  await page.getByRole('link', { name: /^Lieferung LS-\d{4}-\d{6}$/ }).click();
  await expect(page).toHaveURL(/\/de_DE\/shipments\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Lieferung LS-/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fehlt noch von der Bestellung' })).toBeVisible();
  await expect(page.locator('main [part=event]').first()).toBeVisible();
  const carrier = page.getByRole('link', { name: /^Sendung verfolgen/ });
  await expect(carrier).toHaveAttribute('href', /^https:/);
  await expect(carrier).toHaveAttribute('rel', /noopener/);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Lieferschein herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Lieferschein-LS-[\d-]+\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await page.getByRole('link', { name: /^Bestellung AB-/ }).click();
  await expect(page).toHaveURL(/\/de_DE\/order-overview\/[\w-]+$/);
  expect(trouble).toEqual([]);
});

test('a delivery is found by the number on the box', async ({ page }) => {
  await openAs(page, 'buyer@nordwind.example');
  await menuOf(page).getByRole('link', { name: 'Lieferungen' }).click();
  await page.getByLabel('Status').selectOption('Unterwegs');
  await everyRow(page, 'Unterwegs');
  await openFirst(page);
  const box = await page.locator('main [part=parcel] a').first().innerText();
  const number = /\d{12}/.exec(box)?.[0] ?? '';
  await breadcrumbOf(page).getByRole('link', { name: 'Lieferungen' }).click();
  await page.getByRole('searchbox', { name: 'Suche' }).fill(number);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText(number);
});

test("another company's delivery is not there, and without the role there is no page", async ({ page }) => {
  await openAs(page, 'manager@nordwind.example', '/de_DE/shipments');
  const href = await rowsOf(page).first().getByRole('link').getAttribute('href');
  await openAs(page, 'buyer@sonnental.example', href ?? '');
  await expect(page.getByText('Diese Lieferung gibt es nicht')).toBeVisible();
  await openAs(page, 'norole@nordwind.example', '/de_DE/shipments');
  await expect(page).toHaveURL(/\/de_DE$/);
});

test('on a phone a number is read whole, on every card and in one line of a heading', async ({ page }) => {
  await beSignedIn(page, 'manager@nordwind.example');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const list of ['order-overview', 'invoices', 'shipments'] as const) {
    await openScreen(page, list);
    const cut = await page
      .locator('main [part=row-link] span')
      .evaluateAll((names) =>
        names.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
      );
    expect([list, cut]).toEqual([list, []]);
  }
  for (const detail of ['order', 'invoice', 'shipment'] as const) {
    await openScreen(page, detail);
    const number = headingOf(page).locator('span');
    await expect(number).toHaveText(/^[A-Z]{2}-\d{4}-\d{6}/);
    expect([detail, await number.evaluate((node) => node.getClientRects().length)]).toEqual([detail, 1]);
  }
});
