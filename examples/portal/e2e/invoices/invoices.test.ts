import { readFile } from 'node:fs/promises';
import { filesInArchive, filesInPdf, textsIn } from '@foyer/testing/e-invoices';
import { longestWait } from '@foyer/testing/test-limits';
import { expect, type Page, test } from 'playwright/test';
import { menuOf } from '../page-parts.ts';
import { openAs } from '../signed-in.ts';

const rows = (page: Page) => page.locator('main [part~=row]');

/** The last amount of a row, which is the billed one, in cents. */
const centsOf = (row: string): number => {
  const written = row.match(/-?[\d.]+,\d\d\s€/g)?.at(-1) ?? '';
  return Number(written.replace(/[^\d-]/g, ''));
};

async function openOverdue(page: Page): Promise<void> {
  await openAs(page, 'finance@nordwind.example');
  await menuOf(page).getByRole('link', { name: 'Rechnungen' }).click();
  await expect(rows(page).first()).toBeVisible();
  await page.getByLabel('Status').selectOption('Überfällig');
  await expect(async () => {
    const shown = await rows(page).allInnerTexts();
    expect(shown).toHaveLength(25);
    expect(shown.filter((row) => !row.includes('Überfällig'))).toEqual([]);
  }).toPass();
}

test('finance filters what is overdue and downloads 25 invoices as one archive, whose data say what the list says', async ({
  page,
}) => {
  await openOverdue(page);
  const listed = new Map(
    (await rows(page).allInnerTexts()).map((row) => [/RE-\d{4}-\d{6}/.exec(row)?.[0] ?? '', centsOf(row)]),
  );
  await page.getByLabel('Alle 25 auf dieser Seite').check();
  const coming = page.waitForEvent('download', { timeout: longestWait });
  await page.getByRole('button', { name: '25 Rechnungen herunterladen' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^Rechnungen \d{4}-\d\d(-\d\d| - \d{4}-\d\d)?\.zip$/);
  await expect(page.getByText('Das Archiv wurde heruntergeladen.')).toBeVisible();

  const files = filesInArchive(new Uint8Array(await readFile(await download.path())));
  expect([...files.keys()]).toEqual([...listed.keys()].map((number) => `Rechnung ${number}.pdf`).sort());
  for (const [number, cents] of listed) {
    const xml = (await filesInPdf(files.get(`Rechnung ${number}.pdf`) as Uint8Array)).get('factur-x.xml');
    if (!xml) throw new Error(`${number} contains no XML.`);
    expect(textsIn(xml, 'rsm:ExchangedDocument/ram:ID')).toEqual([number]);
    expect([number, Math.round(Number(textsIn(xml, 'ram:GrandTotalAmount')[0]) * 100)]).toEqual([
      number,
      cents,
    ]);
  }
});

test('an archive that breaks off is no file: the page says so, and offers it again', async ({ page }) => {
  await openOverdue(page);
  await page
    .getByRole('checkbox', { name: /^Auswählen: RE-/ })
    .first()
    .check();
  await page.route('**/api/portal/invoice/archive', (route) => route.abort('connectionreset'));
  const button = page.getByRole('button', { name: '1 Rechnung herunterladen' });
  await button.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/portal/invoice/archive');
  const coming = page.waitForEvent('download', { timeout: longestWait });
  await button.click();
  await coming;
  await expect(page.getByRole('alert')).toBeHidden();
});
