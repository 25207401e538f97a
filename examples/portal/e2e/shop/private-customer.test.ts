import { readFile } from 'node:fs/promises';
import { pagesOf } from '@foyer/testing/e-invoices';
import { expect, type Page, test } from 'playwright/test';
import { headingOf, rowsOf, untilRead } from '../page-parts.ts';
import { watchTrouble } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';

interface Amount {
  readonly amount: number;
}
interface Paper {
  readonly totals: { readonly basis: string; readonly gross: Amount };
  /** The lines of an invoice, a quotation or an order. */
  readonly lines?: readonly { readonly lineGross: Amount; readonly lineNet: Amount }[];
  readonly items?: Paper['lines'];
}

const euro = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });
/** An amount as displayed, with plain spaces. */
const written = ({ amount }: Amount) => euro.format(amount / 100).replace(/\s/g, ' ');
const net = /netto|zzgl\.|exkl\./i;

/** Expects the page not to mention net amounts. */
async function readsGross(page: Page): Promise<void> {
  await untilRead(page);
  expect((await page.locator('#main').innerText()).match(net)).toBeNull();
}

/** Opens the first entry, and returns the API's answer about it. */
async function openFirst(page: Page, call: RegExp): Promise<Paper> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => call.test(new URL(response.url()).pathname)),
    rowsOf(page).filter({ hasText: '€' }).first().getByRole('link').first().click(),
  ]);
  await expect(headingOf(page)).toBeVisible();
  return (await answer.json()) as Paper;
}

/** Expects the PDF of the open document to contain the gross amounts, line by line, and no net amounts. */
async function fileReadsGross(page: Page, button: string, paper: Paper): Promise<void> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  const text = (await pagesOf(await readFile(await file.path()))).join(' ');
  const lines = paper.lines ?? paper.items ?? [];
  expect(lines.length).toBeGreaterThan(0);
  for (const { lineGross, lineNet } of lines) {
    expect(text).toContain(written(lineGross));
    expect(lineNet.amount).not.toBe(lineGross.amount);
  }
  expect(text).toContain(written(paper.totals.gross));
  expect(text.match(net)).toBeNull();
}

test('a private customer reads gross amounts everywhere: home, cart, lists, pages, files', async ({
  page,
}) => {
  const trouble = watchTrouble(page);
  await openAs(page, 'private@kunde.example');
  await expect(page.locator('[part=chart]')).toContainText('brutto');
  await expect(page.locator('[part=figure]').first()).toBeVisible();
  await readsGross(page);

  await page.goto('/de_DE/shop-products');
  await page.locator('main [part~=article-link]').first().click();
  await page
    .getByRole('button', { name: /in den Warenkorb/i })
    .first()
    .click();
  await expect(page.getByText(/im Warenkorb/i).first()).toBeVisible();
  await page.goto('/de_DE/cart');
  await expect(page.locator('main')).toContainText('inkl. MwSt.');
  await readsGross(page);

  for (const [list, call, button] of [
    ['offer-overview', /\/quotation\/[^/]+$/, 'Als PDF laden'],
    ['order-overview', /\/order\/[^/]+$/, null],
    ['invoices', /\/invoice\/[^/]+$/, 'PDF herunterladen'],
  ] as const) {
    await page.goto(`/de_DE/${list}`);
    await expect(rowsOf(page).first()).toBeVisible();
    await readsGross(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Als CSV exportieren' }).click(),
    ]);
    const text = await readFile(await file.path(), 'utf8');
    expect([list, text.split('\n')[0]?.match(net), text.split('\n').length > 2]).toEqual([list, null, true]);
    const paper = await openFirst(page, call);
    expect([list, paper.totals.basis]).toEqual([list, 'gross']);
    await expect(page.locator('main')).toContainText(written(paper.totals.gross));
    await readsGross(page);
    if (button) await fileReadsGross(page, button, paper);
  }
  expect(trouble).toEqual([]);
});
