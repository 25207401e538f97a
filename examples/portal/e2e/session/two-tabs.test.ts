import { expect, type Locator, type Page, test } from 'playwright/test';
import { follow, read } from '../follow.ts';
import { signIn } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';

/** Another tab of the same browser: one session, one storage. */
const openTab = (page: Page) => page.context().newPage();

/** The button that puts an available article into the cart, and the name of the article. */
async function findInShop(page: Page, at: number): Promise<readonly [Locator, string]> {
  await page.goto('/de_DE/shop-products');
  const button = page.getByRole('button', { name: /^Hinzufügen: / }).nth(at);
  const name = ((await button.getAttribute('aria-label')) ?? '').replace('Hinzufügen: ', '');
  return [button, name];
}

async function addFromShop(page: Page, at: number): Promise<string> {
  const [button, name] = await findInShop(page, at);
  await button.click();
  await expect(page.getByText('im Warenkorb').first()).toBeVisible();
  return name;
}

const newestOrder = (text: string) => /AB-\d{4}-\d+/.exec(text)?.[0];

test('cart and lists of one tab follow the other at once, without a look at them and without a reload', async ({
  page,
}) => {
  await signIn(page, 'buyer@nordwind.example');
  const tabs = [await openTab(page), await openTab(page), await openTab(page)] as const;
  for (const tab of tabs) await tab.clock.install();
  const [cart, second, orders] = tabs;
  await cart.goto('/de_DE/cart');
  await second.goto('/de_DE/cart');
  await orders.goto('/de_DE/order-overview');
  for (const tab of [cart, second]) await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(orders.getByText(/AB-\d{4}-\d+/).first()).toBeVisible();
  for (const tab of tabs) await tab.waitForLoadState('networkidle');
  await page.bringToFront();

  const [button, given] = await findInShop(page, 2);
  const name = given.replaceAll(/\s+/g, ' ');
  const hasLine = (text: string) => text.includes(name);
  await follow('a line added to the cart', () => button.click(), [
    [cart, hasLine],
    [second, hasLine],
  ]);

  await page.goto('/de_DE/cart');
  await page.getByLabel(/Geschäftsbedingungen/).check();
  const known = newestOrder(await read(orders));
  expect(known).toBeDefined();
  const order = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await follow('an order', () => order.click(), [
    [cart, (text) => !hasLine(text)],
    [second, (text) => !hasLine(text)],
    [orders, (text) => ![undefined, known].includes(newestOrder(text))],
  ]);
  await expect(page.getByText(/AB-\d{4}-\d+/).first()).toBeVisible();
  expect(newestOrder(await read(orders))).toBe(newestOrder(await read(page)));
});

test('changes from another device appear when the user returns after a pause', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'manager@nordwind.example');
  await page.goto('/de_DE/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');

  const device = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin, locale: 'de-DE' });
  const other = await device?.newPage();
  if (!other) throw new Error('There is no browser for another device.');
  await openAs(other, 'manager@nordwind.example');
  const name = await addFromShop(other, 4);
  await device?.close();

  await expect(page.locator('main')).not.toContainText(name);
  await page.clock.fastForward(31_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('main')).toContainText(name);
});
