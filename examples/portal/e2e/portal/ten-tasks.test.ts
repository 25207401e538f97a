import { readFile } from 'node:fs/promises';
import { readGermanCsv, readWorkbook } from '@foyer/testing/read-tables';
import { expect, type Page } from 'playwright/test';
import { everyRow, menuOf, rowsOf } from '../page-parts.ts';
import { type Doing, taskTest as test } from '../task-test.ts';

/** The smallest PNG: one pixel. */
const photo = {
  name: 'tacho.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

test('orders three articles that are searched for by name', async ({ doing }) => {
  const { page, step } = doing;
  await step('open the shop', () => menuOf(page).getByRole('link', { name: 'Shop' }).click());
  const search = page.getByRole('searchbox', { name: 'Artikel suchen' });
  const names: string[] = [];
  for (const words of ['Wallbox Foyer Pro', 'Ladekabel Typ 2', 'Standfuß']) {
    await step(`search for ${words}`, () => search.fill(words));
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: new RegExp(`^${words}`) }) })
      .filter({ hasText: 'Auf Lager' })
      .first();
    await expect(card).toBeVisible();
    const name = (await card.getByRole('heading').textContent())?.trim() ?? '';
    names.push(name);
    await step(`add ${name}`, () => card.getByRole('button', { name: /^Hinzufügen/ }).click());
    await expect(card.getByText(/\d+ im Warenkorb/)).toBeVisible();
  }
  await step('open the cart', () => page.getByRole('link', { name: /^Warenkorb, \d+ Artikel/ }).click());
  for (const name of names) await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText('Rechnungsadresse')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Geschäftsbedingungen lesen' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  await step('enter a reference', () => page.getByLabel('Ihre Referenz').fill(`Drei Artikel ${Date.now()}`));
  await step('accept the terms', () => page.getByLabel(/Geschäftsbedingungen/).check());
  await step('order', () => button(page, 'Zahlungspflichtig bestellen').click());
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
  for (const name of names) await expect(page.getByText(name, { exact: true })).toBeVisible();
  expect(doing.taken.length).toBeLessThanOrEqual(12);
});

test('orders once more what came last time', async ({ doing }) => {
  const { page, step } = doing;
  const again = page.getByRole('listitem').filter({ hasText: 'Commander à nouveau' });
  await step('order again', () => again.getByRole('button', { name: 'Ajouter au panier' }).click());
  await step('open the cart', () => again.getByRole('link', { name: 'Aller au panier' }).click());
  await step('accept the terms', () => page.getByLabel('J’accepte les conditions générales.').check());
  await step('order', () => button(page, 'Commander avec obligation de paiement').click());
  await expect(page.getByRole('heading', { name: 'Merci pour votre commande' })).toBeVisible();
});

test('finds what a colleague ordered, without an order being opened', async ({ doing }) => {
  const { page, step } = doing;
  await step('open the menu', () => button(page, 'Menü öffnen').click());
  const menu = page.getByRole('dialog', { name: 'Hauptmenü' });
  await step('open the orders', () => menu.getByRole('link', { name: 'Bestellungen' }).click());
  await step('search for the colleague', () => page.getByRole('searchbox', { name: 'Suche' }).fill('yilmaz'));
  await everyRow(page, 'Mehmet Yilmaz');
  await expect(page).toHaveURL(/\/de_DE\/order-overview(\?|$)/);
});

test('exports October, which opens in a German spreadsheet as it is', async ({ doing }) => {
  const { page, step } = doing;
  // choose a November whose October is in the past
  const now = new Date();
  const year = now.getUTCMonth() < 10 ? now.getUTCFullYear() - 1 : now.getUTCFullYear();
  await page.clock.setSystemTime(new Date(Date.UTC(year, 10, 15, 9)));
  const link = menuOf(page).getByRole('link', { name: 'Bestellungen' });
  await step('open the orders', () => link.click());
  await step('choose October', () => button(page, 'Letzter Monat: Oktober').click());
  await everyRow(page, `.10.${year}`);
  const counted = page.locator('main [part=count]');
  const count = Number.parseInt(await counted.innerText(), 10);
  const save = async (format: string, ending: string) => {
    const saved = page.waitForEvent('download');
    await button(page, `Als ${format} exportieren`).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(`bestellungen-${year}-10.${ending}`);
    await expect(counted).toHaveText(`Gespeichert: bestellungen-${year}-10.${ending}`);
    return new Uint8Array(await readFile(await download.path()));
  };
  await step('export', async () => {
    const csv = readGermanCsv(await save('CSV', 'csv'));
    expect(csv.rows).toHaveLength(count);
    expect(csv.header).toEqual(expect.arrayContaining(['Bestellt von', 'Kostenstelle', 'Betrag netto']));
    for (const row of csv.rows) {
      expect(row.Datum).toMatch(new RegExp(`^${year}-10-\\d\\d$`));
      expect(typeof row['Betrag netto']).toBe('number');
    }
    expect(readWorkbook(await save('Excel', 'xlsx')).rows).toEqual(csv.rows);
  });
});

test('reports a lost charging card, privately, and reads what becomes of it', async ({ doing }) => {
  const { page, step } = doing;
  await step('open the menu', () => button(page, 'Menü öffnen').click());
  const menu = page.getByRole('dialog', { name: 'Hauptmenü' });
  await step('open the requests', () => menu.getByRole('link', { name: 'Anliegen' }).click());
  await step('choose the lost card', () =>
    page.getByRole('link', { name: 'Verlust einer Ladekarte melden' }).click(),
  );
  // the only card is preselected
  await step('next', () => button(page, 'Weiter').click());
  await step('choose “lost”', () => page.getByRole('radio', { name: 'Verloren' }).check());
  await step('enter the date', () => page.getByRole('textbox', { name: /^Wann/ }).fill('01.11.2026'));
  await step('ask for a new card', () =>
    page.getByRole('radio', { name: 'Ja, bitte Ersatz schicken' }).check(),
  );
  await step('open the review', () => button(page, 'Weiter zur Prüfung').click());
  await step('send', () => button(page, 'Verbindlich einreichen').click());
  await expect(page.getByText(/Ihre Karte ist gesperrt, eine Ersatzkarte ist bestellt/)).toBeVisible();
  const number = await page.locator('[part=number]').innerText();
  await step('open the request', () => page.getByRole('link', { name: 'Zum Anliegen' }).click());
  const request = page.locator('main [part=submission]').filter({ hasText: number });
  await expect(request).toBeFocused();
  await expect(request).toHaveAttribute('aria-current', 'true');
  // opened again, the form says that the card is locked, and does not refer to a company
  await page.goto('/de_DE/use-cases/charging-card-loss');
  await expect(page.locator('main')).toContainText('Ihre Karte ist gesperrt');
  await expect(page.locator('main')).not.toContainText('Unternehmen');
});

/** Fills the report's steps up to its photo. */
async function readOff({ page, step }: Doing): Promise<void> {
  const text =
    (await page
      .getByText(/Zuletzt [\d.]+\skm/)
      .first()
      .textContent()) ?? '';
  const last = Number(/Zuletzt ([\d.]+)\skm/.exec(text)?.[1]?.replaceAll('.', ''));
  const vehicle = page.getByRole('radio').first();
  if (!(await vehicle.isChecked())) await step('choose the vehicle', () => vehicle.check());
  await step('next', () => button(page, 'Weiter').click());
  const reading = page.getByRole('textbox', { name: 'Kilometerstand' });
  // a typing error does not count as a step: a value below the last reading is refused, and corrected in place
  await reading.fill(String(last - 1));
  await button(page, 'Weiter').click();
  await expect(page.getByText(/kann nicht darunter liegen/).first()).toBeVisible();
  await step('enter the reading', () => reading.fill(String(last + 120)));
  await step('next', () => button(page, 'Weiter').click());
}

const send = async ({ page, step }: Doing): Promise<void> => {
  await step('open the review', () => button(page, 'Weiter zur Prüfung').click());
  await step('send', () => button(page, 'Verbindlich einreichen').click());
  await expect(page.getByText(/UC-\d{4}-\d+/).first()).toBeVisible();
};

test('reports the mileage that the portal insists on, and is asked no more', async ({ doing }) => {
  const { page, step } = doing;
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('Kilometerstand');
  await step('confirm the prompt', () => prompt.getByRole('button', { name: 'OK' }).click());
  await expect(page).toHaveURL(/\/use-cases\?kind=mileage-status-report$/);
  await readOff(doing);
  await step('choose the photo', () => page.locator('input[type=file]').first().setInputFiles(photo));
  await send(doing);
  await page.goto('/de_DE');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(prompt).toBeHidden();
});

test('sends a photo with a request after a file that is not taken', async ({ doing }) => {
  const { page, step } = doing;
  await step('open the due report', () => page.getByRole('link', { name: 'Jetzt melden' }).click());
  await readOff(doing);
  const field = page.locator('input[type=file]').first();
  const wrong = { name: 'tacho.txt', mimeType: 'text/plain', buffer: Buffer.from('48.210 km') };
  await step('choose a file that is not a photo', () => field.setInputFiles(wrong));
  await expect(page.getByText('tacho.txt')).toHaveCount(1);
  await step('choose the photo', () => field.setInputFiles(photo));
  await expect(page.getByText('tacho.txt')).toHaveCount(0);
  await send(doing);
});

test('reads a piece of news', async ({ doing }) => {
  const { page, step } = doing;
  const entry = page.locator('main [part~=list]').filter({ hasText: 'Actualités' }).getByRole('listitem');
  const title = (await entry.first().getByRole('link').innerText()).trim();
  await step('open the news article', () => entry.first().getByRole('link').click());
  const article = page.getByRole('article', { name: title });
  await expect(article.getByRole('button', { name: 'Afficher moins' })).toBeVisible();
});

test('looks at the orders of another company of the group, and comes back', async ({ doing }) => {
  const { page, step } = doing;
  await step('open the companies', () => button(page, /Unternehmen wechseln/).click());
  await step('choose the other company', () =>
    page.getByRole('menuitemradio', { name: /Nordwind Spedition Kiel/ }).click(),
  );
  await expect(page.getByText(/Sie handeln für Nordwind Spedition Kiel/)).toBeVisible();
  await step('open its orders', () => menuOf(page).getByRole('link', { name: 'Bestellungen' }).click());
  await expect(rowsOf(page).first()).toBeVisible();
  await step('leave the company', () => button(page, 'Beenden').click());
  await expect(page.getByText(/Sie handeln für/)).toBeHidden();
});

test('signs out in every tab', async ({ doing }) => {
  const { page, step } = doing;
  const other = await page.context().newPage();
  await other.goto('/de_DE/order-overview');
  await expect(rowsOf(other).first()).toBeVisible();
  await page.bringToFront();
  await step('open the menu', () => button(page, /^Benutzermenü/).click());
  await step('sign out', () => page.getByRole('menuitem', { name: 'Abmelden' }).click());
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login/);
  await expect(other.getByText('AB-')).toHaveCount(0);
});
