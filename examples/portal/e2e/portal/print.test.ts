import { pagesOf } from '@foyer/testing/e-invoices';
import { expect, type Page, test } from 'playwright/test';
import { makeWorkbook } from '../make-workbook.ts';
import { headingOf, rowsOf, untilQuiet } from '../page-parts.ts';
import { openScreen, ownScreens } from '../screens.ts';
import { serveSite } from '../serve-site.ts';
import { fillLogin } from '../sign-in.ts';
import { beSignedIn } from '../signed-in.ts';

/** Elements that would cover the content of each sheet, navigation elements and dialogs, and dark elements. */
function readPaper() {
  const faults: string[] = [];
  const walk = (root: Document | ShadowRoot) => {
    for (const node of root.querySelectorAll('*')) {
      if (node.shadowRoot) walk(node.shadowRoot);
      const { width, height } = node.getBoundingClientRect();
      if (width * height === 0 || !node.checkVisibility()) continue;
      const { position, colorScheme } = getComputedStyle(node);
      const name = `${node.localName} ${node.className} ${node.part}`;
      if (position === 'fixed' || position === 'sticky') faults.push(`${position}: ${name}`);
      if (
        node.matches('nav:not([aria-label="Sie sind hier"]), [href="#main"], [part~=skip], dialog, [popover]')
      )
        faults.push(`leads elsewhere: ${name}`);
      if (colorScheme.includes('dark')) faults.push(`dark: ${name}`);
    }
  };
  walk(document);
  return faults;
}

const faultsOnPaper = (page: Page) => page.evaluate(readPaper);

const paper = { format: 'A4', printBackground: true } as const;
/** A sheet without its margins, in CSS pixels. */
const sheet = { width: 703, height: 1032 };

/** The headings of the table that is open. */
const headsOf = (page: Page) =>
  page.getByRole('columnheader').filter({ visible: true, hasText: /\S/ }).allInnerTexts();

/** Prints the page, whose table spans several sheets, and expects each sheet to have the column heads. */
async function expectHeads(page: Page, entries: readonly string[]): Promise<string[]> {
  await page.setViewportSize(sheet);
  const heads = await headsOf(page);
  expect(heads.length).toBeGreaterThan(2);
  const sheets = await pagesOf(await page.pdf(paper));
  expect(sheets.length).toBeGreaterThan(1);
  const withEntries = sheets.filter((text) => entries.some((entry) => text.includes(entry)));
  expect(withEntries.length).toBeGreaterThan(1);
  for (const text of withEntries) for (const head of heads) expect(text).toContain(head.trim());
  for (const entry of entries) expect(sheets.filter((text) => text.includes(entry))).toHaveLength(1);
  return sheets;
}

/** The numbers in texts that begin with one, such as `AB-2026-000001`. */
const numbersIn = (texts: readonly string[]) =>
  texts.flatMap((text) => /^[A-Z]+-\d{4}-\d+/.exec(text)?.[0] ?? []);

/** The numbers of the entries of the list that is open. */
const namesOf = async (page: Page) => numbersIn(await rowsOf(page).getByRole('rowheader').allInnerTexts());

for (const viewport of [
  { width: 390, height: 844 },
  { width: 794, height: 1123 },
])
  test(`no screen prints a part over its content, a menu or the dark scheme, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto('/de_DE/login');
    await expect(page.locator('#portal .login-panel form')).toBeVisible();
    expect(await faultsOnPaper(page)).toEqual([]);
    await beSignedIn(page, 'manager@nordwind.example');
    await page.addInitScript(() => localStorage.setItem('foyer.portal.scheme', 'dark'));
    for (const screen of ownScreens) {
      await page.emulateMedia({ media: 'screen' });
      await openScreen(page, screen);
      await page.emulateMedia({ media: 'print' });
      expect([screen, await faultsOnPaper(page)]).toEqual([screen, []]);
    }
  });

test('a list names its columns on each sheet and has each entry once', async ({ page }) => {
  await beSignedIn(page, 'manager@nordwind.example');
  for (const screen of ['order-overview', 'invoices'] as const) {
    await openScreen(page, screen);
    await page.emulateMedia({ media: 'print' });
    const sheets = await expectHeads(page, await namesOf(page));
    expect(sheets.join()).not.toMatch(/Zum Inhalt|Hauptmenü/);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('checked invitations name their columns on each sheet, without the bar that sends them', async ({
  page,
}) => {
  const people = Array.from({ length: 49 }, (_, at) => [`druck-${at + 10}@nordwind.example`, 'SHOP', 'de']);
  await beSignedIn(page, 'manager@nordwind.example');
  await page.goto('/de_DE/manage-employee?invite=file');
  await page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({
      name: 'einladungen.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: makeWorkbook([['E-Mail-Adresse', 'Rollen', 'Sprache'], ...people]),
    });
  await page.getByRole('button', { name: 'Datei prüfen' }).click();
  await expect(headingOf(page)).toHaveText('Zeilen prüfen');
  await page.emulateMedia({ media: 'print' });
  expect(await faultsOnPaper(page)).toEqual([]);
  await expect(page.locator('[part~=commit]')).toBeHidden();
  await expectHeads(
    page,
    people.map(([mail = '']) => mail),
  );
});

test('an order is printed whole, and no card of it goes on on another sheet', async ({ page }) => {
  await beSignedIn(page, 'manager@nordwind.example');
  await openScreen(page, 'order');
  const number = await headingOf(page).innerText();
  await page.emulateMedia({ media: 'print' });
  const cards = page.locator('main [part~=card]').filter({ visible: true });
  const titles = await cards.getByRole('heading').allInnerTexts();
  expect(titles.length).toBeGreaterThan(1);
  for (const card of await cards.all()) await expect(card).toHaveCSS('break-inside', 'avoid');
  const sheets = await pagesOf(await page.pdf(paper));
  expect(sheets[0]).toContain(number);
  for (const title of titles) expect(sheets.join(' ')).toContain(title);
});

test('an embedded portal is printed as the portal is, and a list that grows with all that it has loaded', async ({
  page,
  baseURL,
}) => {
  const site = await serveSite(
    () => `<!doctype html><html lang="de"><title>Spedition</title>
<script type="module" src="${baseURL}/elements/foyer.js" data-api="${baseURL}" data-brand="foyer" data-locale="de_DE"></script>
<foyer-portal scheme="dark"></foyer-portal><foyer-orders paging="grow" page-size="60"></foyer-orders>`,
  );
  await page.goto(`${site.origin}/#/order-overview`);
  await fillLogin(page, 'manager@nordwind.example');
  const portal = page.locator('foyer-portal');
  await expect(portal.locator('[part~=row]').first()).toBeVisible();
  const grid = page.locator('foyer-orders').last().getByRole('grid');
  await expect(grid).toBeVisible();
  await untilQuiet(page);
  await page.emulateMedia({ media: 'print' });
  expect(await faultsOnPaper(page)).toEqual([]);
  await page.setViewportSize(sheet);
  const printed = numbersIn(await grid.getByRole('rowheader').allInnerTexts());
  expect(new Set(printed).size).toBe(60);
  const names = numbersIn(await portal.getByRole('table').getByRole('rowheader').allInnerTexts());
  expect(names.length).toBeGreaterThan(9);
  const heads = await grid.getByRole('columnheader').allInnerTexts();
  const sheets = await pagesOf(await page.pdf(paper));
  const last = sheets.filter((text) => printed.slice(30).some((entry) => text.includes(entry)));
  expect(last.length).toBeGreaterThan(1);
  for (const text of last) for (const head of heads) expect(text).toContain(head.trim());
  for (const name of [...names, ...printed]) expect(sheets.join(' ')).toContain(name);
  await page.emulateMedia({ media: 'screen' });
  await expect(grid.locator('[part~=row]')).not.toHaveCount(60);
  site.close();
});
