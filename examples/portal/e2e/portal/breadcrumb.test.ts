import { expect, type Locator, type Page, test } from 'playwright/test';
import { breadcrumbOf, headingOf, menuOf } from '../page-parts.ts';
import { menuScreens, openScreen } from '../screens.ts';
import { beSignedIn, openAs } from '../signed-in.ts';

/** The visible name of a link, without the text about unread news for screen readers. */
const nameOf = async (link: Locator) => (await link.innerText()).split('\n')[0]?.trim() ?? '';
/** The entry of the menu that this screen belongs to. */
const entry = (page: Page) => menuOf(page).locator('a[aria-current]').first();

for (const email of new Set(menuScreens.map((known) => known.email)))
  test(`a screen has the name of its menu entry: ${email}`, async ({ page }) => {
    await beSignedIn(page, email);
    const named = menuScreens.filter((known) => known.email === email).map(({ screen }) => screen);
    const alsoNamed = named.includes('shop') ? (['shop-products'] as const) : [];
    // the home page has a greeting as its heading
    for (const screen of [...named.filter((known) => known !== 'home'), ...alsoNamed]) {
      await openScreen(page, screen);
      const name = await nameOf(entry(page));
      await expect(headingOf(page)).toHaveText(name);
      await expect(page).toHaveTitle(new RegExp(`^${name}`));
      await expect(breadcrumbOf(page)).toHaveCount(0);
    }
  });

test('a screen below begins with its breadcrumb: from the entry of the menu, where that leads, to its own heading', async ({
  page,
}) => {
  await beSignedIn(page, 'manager@nordwind.example');
  const follow = async (list: string, link: string) => {
    await page.goto(`/de_DE/${list}`);
    await page.locator(`[part~=${link}]`).first().click();
  };
  const below = [
    () => follow('shop-products', 'article-link'),
    () => follow('order-overview', 'row-link'),
    () => follow('invoices', 'row-link'),
    () => follow('shipments', 'row-link'),
    () => follow('offer-overview', 'row-link'),
    () => page.goto('/de_DE/quotation-request'),
    () => page.goto('/de_DE/quick-order'),
    () => page.goto('/de_DE/use-cases/mileage-status-report'),
    () => page.goto('/de_DE/use-cases?kind=charging-card-loss'),
  ];
  for (const open of below) {
    await open();
    const steps = breadcrumbOf(page).getByRole('listitem');
    await expect(steps.last()).toHaveAttribute('aria-current', 'page');
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
    expect(plain(await steps.last().innerText())).toBe(plain(await headingOf(page).innerText()));
    const first = steps.first().getByRole('link');
    await expect(first).toHaveText(await nameOf(entry(page)));
    expect(await first.getAttribute('href')).toBe(await entry(page).getAttribute('href'));
    // above the heading
    const [above, below] = [await breadcrumbOf(page).boundingBox(), await headingOf(page).boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);
  }
});

test('a category in the breadcrumb leads to its articles', async ({ page }) => {
  await openAs(page, 'buyer@nordwind.example', '/de_DE/shop-products');
  await page.locator('[part~=article-link]').first().click();
  const category = breadcrumbOf(page).getByRole('link').last();
  const name = await category.innerText();
  await category.click();
  await expect(page).toHaveURL(/shop-products\?shop\.category=/);
  await expect(page.locator('[aria-current=true]').filter({ hasText: name, visible: true })).toBeVisible();
});
