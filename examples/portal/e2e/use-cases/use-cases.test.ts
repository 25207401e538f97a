import { type Browser, expect, type Page, test } from 'playwright/test';
import { headingOf } from '../page-parts.ts';
import { watchTrouble } from '../sign-in.ts';
import { askAs, openAs } from '../signed-in.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const wuerth = 'pool-charging-card-wuerth';

async function openFor(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await openAs(page, email);
  return page;
}

test('the special customer orders pool cards and follows them; nobody else can, whatever they send', async ({
  browser,
}) => {
  const page = await openFor(browser, 'buyer@wuerth-beispiel.example');
  const trouble = watchTrouble(page);
  await page.goto('/de_DE/use-cases');
  await page.getByRole('link', { name: 'Pool-Ladekarte (Sonderkonditionen)' }).click();
  await expect(headingOf(page)).toHaveText('Pool-Ladekarte (Sonderkonditionen)');
  await page.getByLabel('Wer gibt die Karten frei?').fill('Eva Klein');
  await page.getByLabel('E-Mail-Adresse für die Freigabe').fill('eva@wuerth-beispiel.example');
  await expect(page.getByLabel('Welches Unternehmen zahlt?')).toContainText('Würth Beispiel GmbH');
  await button(page, 'Weiter').click();
  await page.getByLabel('Aufdruck').fill('Messe 1');
  await page.getByLabel('Kostenstelle').fill('48110');
  await button(page, 'Weiter').click();
  const address = { Nachname: 'Fuhrpark', Straße: 'Kocherstraße', Hausnummer: '8', Ort: 'Künzelsau' };
  for (const [label, value] of Object.entries(address)) await page.getByLabel(label).fill(value);
  await page.getByLabel('Postleitzahl').fill('7465');
  await page.getByLabel('Ich akzeptiere die Bedingungen für Ladekarten.').check();
  await button(page, 'Weiter zur Prüfung').click();
  await expect(page.getByText('Diese Postleitzahl passt nicht zum Land.')).toBeVisible();
  await page.getByLabel('Postleitzahl').fill('74653');
  await button(page, 'Weiter zur Prüfung').click();
  await expect(page.getByText('Messe 1 · 48110')).toBeVisible();
  const sent = page.waitForRequest(new RegExp(`/use-case/${wuerth}$`));
  await button(page, 'Verbindlich einreichen').click();
  const body = (await sent).postData() ?? '';
  const number = (await page.locator('[part~=number]').textContent()) ?? '?';
  await page.getByRole('link', { name: 'Zum Anliegen' }).click();
  const entry = page.locator('[part~=submission]').filter({ hasText: number });
  await expect(entry).toContainText('Ihr Anliegen ist eingegangen.');
  // without a service desk that moves it, no day is promised
  await expect(entry).not.toContainText('Voraussichtlich');
  await expect(entry).toContainText('Messe 1 · 48110');
  expect(trouble).toEqual([]);

  const other = await openFor(browser, 'manager@nordwind.example');
  await other.goto('/de_DE/use-cases');
  await expect(other.getByRole('link', { name: 'Pool-Ladekarte', exact: true })).toBeVisible();
  await expect(other.getByText('Sonderkonditionen')).toHaveCount(0);
  await other.goto(`/de_DE/use-cases/${wuerth}`);
  await expect(headingOf(other)).toBeVisible();
  await expect(other.getByLabel('Wer gibt die Karten frei?')).toHaveCount(0);
  const refused = await askAs(other, `/use-case/${wuerth}`, { method: 'POST', data: JSON.parse(body) });
  expect([refused.status(), (await refused.json()).code]).toEqual([403, 'special_customers_only']);
});
