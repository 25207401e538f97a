import { expect, type Page, test } from 'playwright/test';
import { menuOf } from '../page-parts.ts';
import { watchTrouble } from '../sign-in.ts';
import { askAs, openAs } from '../signed-in.ts';

interface Listed {
  readonly id: string;
  readonly number: string;
  readonly name: string;
}

/** Articles as the API lists them for the signed-in user. */
async function list(page: Page, query: string): Promise<readonly Listed[]> {
  const answer = await askAs(page, `/articles?${query}`);
  return (await answer.json()).items;
}

test('a buyer orders from a spreadsheet: drops it, mends the one wrong line, and goes to the cart', async ({
  page,
}) => {
  const trouble = watchTrouble(page);
  await openAs(page, 'buyer@sonnental.example');
  await menuOf(page).getByRole('link', { name: 'Shop' }).click();
  await page.getByRole('link', { name: 'Schnellbestellung' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Schnellbestellung' })).toBeVisible();
  await expect(page).toHaveURL(/\/quick-order$/);
  const [first, second] = await list(page, 'available=true&kind=service&limit=2');
  const text = `Artikelnummer;Bezeichnung;Stückzahl\r\n${first?.number};Prüfung;2,00\r\nGIBTS-NICHT;Kabel, 5 m;1\r\n`;
  const buffer = Buffer.from(text, 'latin1');
  await page.locator('input[type=file]').setInputFiles({ name: 'liste.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText(first?.name ?? '?')).toBeVisible();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByText('1 Zeile passt noch nicht')).toBeVisible();

  // nothing is lost by leaving
  await page.reload();
  const wrong = page.getByRole('combobox', { name: 'Artikel, Zeile 2' });
  await expect(wrong).toHaveValue('GIBTS-NICHT');
  await wrong.fill(second?.number.toLowerCase() ?? '?');
  await page.getByRole('option').filter({ hasText: second?.number }).first().click();
  await expect(page.getByText(second?.name ?? '?').first()).toBeVisible();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await page.getByRole('link', { name: 'Zum Warenkorb' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  for (const article of [first, second])
    await expect(page.getByText(article?.name ?? '?').first()).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a buyer asks to be told of what cannot be had, takes it back, and sees what can be had instead', async ({
  page,
}) => {
  const trouble = watchTrouble(page);
  await openAs(page, 'buyer@sonnental.example');
  const [gone] = await list(page, 'available=false&limit=1');
  await page.goto(`/de_DE/shop-products/${gone?.id}`);
  await expect(page.getByRole('heading', { level: 1, name: gone?.name })).toBeVisible();
  const ask = page.getByRole('button', { name: 'Bescheid geben', exact: true });
  await expect(ask).toBeVisible();
  await expect(page.locator('[part=tiers]')).toHaveCount(0);
  await ask.click();
  const withdraw = page.getByRole('button', { name: 'Nicht mehr Bescheid geben' });
  await expect(withdraw).toBeVisible();
  await page.reload();
  await withdraw.click();
  await expect(ask).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Das ist lieferbar' })).toBeVisible();
  expect(trouble).toEqual([]);
});
