import { expect, type Page, test } from 'playwright/test';
import { menuOf, rowsOf } from '../page-parts.ts';
import { watchTrouble } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';

const openIn = async (page: Page, state: string) => {
  await page.goto(`/de_DE/offer-overview?quotations.state=${state}`);
  await rowsOf(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /^Angebot AN-/ })).toBeVisible();
};

test('quotations are found in the menu, narrowed, and opened', async ({ page }) => {
  const trouble = watchTrouble(page);
  await openAs(page, 'manager@nordwind.example');
  await menuOf(page).getByRole('link', { name: 'Angebote' }).click();
  await expect(rowsOf(page).first()).toBeVisible();
  await page.getByLabel('Status').selectOption('Angebot liegt vor');
  await expect(page).toHaveURL(/quotations\.state=offered/);
  // the previous entries stay until the answer arrives
  await expect(rowsOf(page).first()).toContainText('Angebot liegt vor');
  await rowsOf(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/de_DE\/offer-overview\/[\w-]+$/);
  await expect(page.getByRole('button', { name: 'Angebot annehmen' })).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a request begins with the article and quantity, goes in words too, and is found in the list', async ({
  page,
}) => {
  const trouble = watchTrouble(page);
  await openAs(page, 'manager@nordwind.example', '/de_DE/shop-products');
  await page.locator('main [part~=article-link]').first().click();
  const toRequest = page.getByRole('link', { name: 'Angebot anfragen' });
  // The shop's heading stays until the article is loaded.
  await expect(toRequest).toBeVisible();
  const name = await page.locator('main h1').innerText();
  await toRequest.click();
  await expect(page).toHaveURL(/\/quotation-request\?article=[\w-]+&quantity=\d+$/);
  await expect(page.locator('main [part~=line]').first()).toContainText(name);
  await page.getByLabel('In Ihren Worten').fill('Mit Montage bis Ende Januar');
  await page.getByLabel('Titel').fill('Ladepark am Kai');
  await page.getByRole('button', { name: 'Unverbindlich anfragen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Anfrage ist bei uns' })).toBeVisible();
  await page.getByRole('link', { name: 'Anfrage ansehen' }).click();
  await expect(page.getByText('Mit Montage bis Ende Januar')).toBeVisible();
  await page.goto('/de_DE/offer-overview');
  await page.getByRole('searchbox', { name: 'Suche' }).fill('Ladepark am Kai');
  await expect(rowsOf(page)).toHaveCount(1);
  expect(trouble).toEqual([]);
});

test('an offer is accepted once and is an order, which leads back to it', async ({ page }) => {
  const trouble = watchTrouble(page);
  await openAs(page, 'manager@nordwind.example');
  await openIn(page, 'offered');
  await page.getByRole('button', { name: 'Angebot annehmen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Gesamtsumme')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(dialog.getByText('Bitte akzeptieren Sie die Geschäftsbedingungen.')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await page.getByRole('link', { name: 'Bestellung ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bestellung AB-/ })).toBeVisible();
  await page.getByRole('link', { name: /^AN-\d{4}-\d{6}$/ }).click();
  await expect(page.getByText(/^Aus dem Angebot wurde Ihre Bestellung AB-/)).toBeVisible();
  expect(trouble).toEqual([]);
});

test('finance reads and has nothing to press; another company is not there', async ({ page }) => {
  await openAs(page, 'finance@nordwind.example');
  await openIn(page, 'offered');
  const address = page.url();
  await expect(page.getByRole('button', { name: /annehmen|verhandeln|Ablehnen|senden/i })).toHaveCount(0);
  await page.goto('/de_DE/quotation-request');
  await expect(page).toHaveURL(/\/de_DE$/);
  await openAs(page, 'buyer@sonnental.example', address);
  await expect(page.getByText('Dieses Angebot gibt es nicht')).toBeVisible();
});

test('a private customer sees gross amounts', async ({ page }) => {
  await openAs(page, 'private@kunde.example', '/de_DE/offer-overview');
  await expect(page.getByRole('columnheader', { name: 'Betrag brutto' })).toBeVisible();
  // one with an offer: a request has no prices yet
  await rowsOf(page).filter({ hasText: '€' }).first().getByRole('link').click();
  await expect(page.getByText('Alle Preise inkl. MwSt.')).toBeVisible();
  await expect(page.getByText(/netto|zzgl\./)).toHaveCount(0);
});
