import { expect, type Page, test } from 'playwright/test';
import { signIn } from './sign-in.ts';

/** Another tab of the same browser: one session, one storage. */
const openTab = (page: Page) => page.context().newPage();

/** Puts an article that can be had in the cart, and answers its name. */
async function addFromShop(page: Page, at: number): Promise<string> {
  await page.goto('/de_DE/shop-products');
  const button = page.getByRole('button', { name: /^Hinzufügen: / }).nth(at);
  const name = ((await button.getAttribute('aria-label')) ?? '').replace('Hinzufügen: ', '');
  await button.click();
  await expect(page.getByText('im Warenkorb').first()).toBeVisible();
  return name;
}

test('cart and lists of one tab follow the other, without a look at them and without a reload', async ({
  page,
}) => {
  await signIn(page, 'buyer@nordwind.example');
  const cart = await openTab(page);
  await cart.goto('/de_DE/cart');
  const orders = await openTab(page);
  await orders.goto('/de_DE/order-overview');
  await expect(cart.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(orders.getByText(/AB-\d{4}-\d+/).first()).toBeVisible();
  await page.bringToFront();

  const name = await addFromShop(page, 2);
  await expect(cart.locator('main')).toContainText(name);

  await page.goto('/de_DE/cart');
  await page.getByLabel(/Geschäftsbedingungen/).check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  const placed = page.getByText(/AB-\d{4}-\d+/).first();
  await expect(placed).toBeVisible();
  const number = /AB-\d{4}-\d+/.exec((await placed.textContent()) ?? '')?.[0] ?? 'no number';
  await expect(orders.locator('main')).toContainText(number);
  await expect(cart.locator('main')).not.toContainText(name);
});

test('what another device changed is there when somebody comes back after a pause', async ({ page }) => {
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
  await signIn(other, 'manager@nordwind.example');
  const name = await addFromShop(other, 4);
  await device?.close();

  await expect(page.locator('main')).not.toContainText(name);
  await page.clock.fastForward(31_000);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.locator('main')).toContainText(name);
});
