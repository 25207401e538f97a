import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from 'playwright/test';
import { headingOf, rowsOf, untilRead } from './page-parts.ts';
import { signIn, watchTrouble } from './sign-in.ts';

interface Totals {
  readonly totals: { readonly basis: string; readonly gross: { readonly amount: number } };
}

const euro = new Intl.NumberFormat('de', { style: 'currency', currency: 'EUR' });
/** As people read it, with whatever space. */
const written = ({ gross }: Totals['totals']) =>
  new RegExp(
    euro
      .format(gross.amount / 100)
      .replaceAll('.', '\\.')
      .replace(/\s/, '\\s'),
  );
const net = /netto|zzgl\.|exkl\./i;

/** Nothing on the page speaks of net amounts. */
async function readsGross(page: Page): Promise<void> {
  await untilRead(page);
  expect((await page.locator('#main').innerText()).match(net)).toBeNull();
}

/** Opens the first entry, and answers what the page was told of it. */
async function openFirst(page: Page, call: RegExp): Promise<Totals> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => call.test(new URL(response.url()).pathname)),
    rowsOf(page).filter({ hasText: '€' }).first().getByRole('link').first().click(),
  ]);
  await expect(headingOf(page)).toBeVisible();
  return (await answer.json()) as Totals;
}

test('a private customer reads gross amounts everywhere: home, cart, lists, pages, files', async ({
  page,
}) => {
  const trouble = watchTrouble(page);
  await signIn(page, 'private@kunde.example');
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

  for (const [list, call] of [
    ['offer-overview', /\/quotation\/[^/]+$/],
    ['order-overview', /\/order\/[^/]+$/],
    ['invoices', /\/invoice\/[^/]+$/],
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
    const { totals } = await openFirst(page, call);
    expect([list, totals.basis]).toEqual([list, 'gross']);
    await expect(page.locator('main')).toContainText(written(totals));
    await readsGross(page);
  }
  expect(trouble).toEqual([]);
});
