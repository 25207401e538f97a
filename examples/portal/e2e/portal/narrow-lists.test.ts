import { type PortalRouteName, portalRoutes } from '@foyer/contract/portal-routes';
import { expect, type Page, test } from 'playwright/test';
import { openScreen } from '../screens.ts';
import { openAs } from '../signed-in.ts';

/** Every screen with a list, the part of its first entry, and an account that has entries in it. */
const lists: readonly [screen: PortalRouteName, entry: string, email: string][] = [
  ['order-overview', '[part~=row]', 'manager@nordwind.example'],
  ['offer-overview', '[part~=row]', 'manager@nordwind.example'],
  ['invoices', '[part~=row]', 'manager@nordwind.example'],
  ['shipments', '[part~=row]', 'manager@nordwind.example'],
  ['document', '[part~=row]', 'manager@nordwind.example'],
  ['manage-employee', '[part~=row]', 'manager@nordwind.example'],
  ['audit-log', '[part~=row]', 'manager@nordwind.example'],
  ['news', '[part=list] > li', 'manager@nordwind.example'],
  ['tickets', '[part~=row]', 'technician@service.example'],
];

const phone = { width: 390, height: 844 };
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filter(?: \(\d+\))?$/ });

test.describe('a list on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  for (const [screen, entry, email] of lists) {
    test(`${portalRoutes[screen].path} begins within 300 px, with one line for search and filters`, async ({
      page,
    }) => {
      await openAs(page, email);
      await openScreen(page, screen);
      const first = page.locator(`main ${entry}`).first();
      await expect(first).toBeVisible();
      const top = await first.evaluate((node) => node.getBoundingClientRect().top + window.scrollY);
      expect(top).toBeLessThanOrEqual(300);
      const search = await page.getByRole('searchbox').first().boundingBox();
      const filter = (await filterButton(page).count()) > 0 ? await filterButton(page).boundingBox() : search;
      expect(Math.abs((search?.y ?? 0) - (filter?.y ?? 0))).toBeLessThanOrEqual(1);
    });
  }

  test('opens its filters in a drawer, counts those that are active, and gives the focus back', async ({
    page,
  }) => {
    await openAs(page, 'manager@nordwind.example');
    await openScreen(page, 'invoices');
    await filterButton(page).click();
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    await drawer.getByLabel('Status').selectOption({ label: 'Überfällig' });
    await expect(page).toHaveURL(/state=overdue/);
    await drawer.getByRole('button', { name: /anzeigen$/ }).click();
    await expect(drawer).toBeHidden();
    await expect(filterButton(page)).toHaveText('Filter (1)');
    await expect(filterButton(page)).toBeFocused();
    await filterButton(page).click();
    await drawer.getByRole('button', { name: 'Filter zurücksetzen' }).click();
    await expect(page).not.toHaveURL(/state=/);
    await page.keyboard.press('Escape');
    await expect(filterButton(page)).toHaveText('Filter');
  });
});

test('a list in a wide window has its filters beside the search, and no button for them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'manager@nordwind.example');
  await openScreen(page, 'invoices');
  await expect(filterButton(page)).toHaveCount(0);
  await expect(page.getByLabel('Status').first()).toBeVisible();
});
