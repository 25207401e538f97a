import { expect, type Page, test } from 'playwright/test';
import { rowsOf } from './page-parts.ts';
import { openScreen } from './screens.ts';
import { signIn } from './sign-in.ts';

/** Orders as cards, on a phone. */
async function openCards(page: Page): Promise<void> {
  await signIn(page, 'manager@nordwind.example');
  await page.setViewportSize({ width: 390, height: 844 });
  // Runs by itself until a test stops it.
  await page.clock.install();
  await page.goto('/de_DE/order-overview');
  await expect(page.getByRole('button', { name: 'Nächste Seite' })).toBeVisible();
}

const card = (page: Page, at: number) => rowsOf(page).nth(at);
const nameOf = (page: Page, at: number) => card(page, at).getByRole('link').innerText();

/** What has the focus, through all shadow roots: whether it is the list's head, and how far below the view's top that begins. */
const head = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const isHead =
      element?.querySelector(':scope [role=table]') != null && element.getAttribute('tabindex') === '-1';
    return { isHead, top: Math.round(element?.getBoundingClientRect().top ?? Number.NaN) };
  });
const isInView = ({ isHead, top }: Awaited<ReturnType<typeof head>>) => isHead && top >= 0 && top < 844;

test('cards of a list are gone through and opened by keyboard, and the list is there again on the way back', async ({
  page,
}) => {
  await openCards(page);
  expect(
    await page
      .locator('main [role=rowheader]')
      .first()
      .evaluate((cell) => getComputedStyle(cell).display),
  ).not.toBe('table-cell');
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)];
  await card(page, 0).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(card(page, 1).getByRole('link')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(card(page, 0).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second);
  await page.goBack();
  await expect(card(page, 0)).toContainText(first);
});

test('turning a page leads to the head of the list within 300 ms, without waiting for the answer', async ({
  page,
}) => {
  await openCards(page);
  const first = await nameOf(page, 0);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/portal\/orders\?/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Nächste Seite' }).focus();
  // From here on the page's time goes only as far as it is told to.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await head(page)).isHead).toBe(true);
  expect(isInView(await head(page))).toBe(false);
  await page.clock.runFor(316);
  expect(isInView(await head(page))).toBe(true);
  await page.clock.resume();
  expect(await nameOf(page, 0)).toBe(first);
  answer();
  await expect(card(page, 0)).not.toContainText(first);
  await expect(page.locator('main [part=range]')).toHaveText(/^26–/);
  await expect.poll(async () => isInView(await head(page))).toBe(true);
});

test('under a short list there is no empty strip: a window that holds it does not scroll', async ({
  page,
}) => {
  await signIn(page, 'manager@nordwind.example');
  await page.setViewportSize({ width: 1440, height: 700 });
  for (const list of ['order-overview', 'invoices', 'shipments', 'document'] as const) {
    await openScreen(page, list);
    const name = (await rowsOf(page).first().getByRole('rowheader').innerText()).split('\n')[0] ?? '';
    await page.getByRole('searchbox', { name: 'Suche' }).fill(name);
    // a credit note, or a second parcel, may have the same number in it
    await expect(rowsOf(page).nth(3)).toHaveCount(0);
    await expect(rowsOf(page).first()).toContainText(name);
    const more = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(more, list).toBe(0);
  }
});
