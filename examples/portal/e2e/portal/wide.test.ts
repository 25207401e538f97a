import { expect, type Locator, test } from 'playwright/test';
import { openAs } from '../signed-in.ts';

const widthOf = async (node: Locator) => Math.round((await node.boundingBox())?.width ?? 0);

test('the table of orders and the shop grow with the window to 1,800 px', async ({ page }) => {
  await openAs(page, 'buyer@nordwind.example');
  for (const [window, wide] of [
    [1440, 1440 - 264 - 64],
    [1920, 1920 - 264 - 64],
    [2200, 1800],
    [2560, 1800],
  ] as const) {
    await page.setViewportSize({ width: window, height: 1000 });
    await page.goto('/de_DE/order-overview');
    await expect(page.locator('[part~=row-link]').first()).toBeVisible();
    expect([window, await widthOf(page.getByRole('table').first())]).toEqual([window, wide - 2]);
    await page.goto('/de_DE/shop-products');
    await expect(page.locator('[part~=article-card]').first()).toBeVisible();
    expect([window, await widthOf(page.locator('[part=shop]'))]).toEqual([window, wide]);
  }
});

test('cards in a row are equally tall', async ({ page }) => {
  await openAs(page, 'manager@nordwind.example');
  for (const [screen, card] of [
    ['', '[part~=figure]'],
    ['', '[part~=request]'],
    ['', '[part~=list]'],
    ['shop', '[part~=category]'],
    ['shop-products', '[part~=article-card]'],
    ['news', '[part~=article]'],
    ['use-cases', '[part~=card]'],
  ] as const) {
    await page.goto(`/de_DE/${screen}`.replace(/\/$/, ''));
    const cards = page.locator(`main ${card}`);
    await expect(cards.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const boxes = await cards.evaluateAll((nodes) =>
      nodes
        .filter((node) => node.checkVisibility())
        .map((node) => node.getBoundingClientRect())
        .map(({ top, height }) => ({ top: Math.round(top), height: Math.round(height) })),
    );
    const uneven = boxes.filter(({ top, height }) =>
      boxes.some((other) => other.top === top && Math.abs(other.height - height) > 1),
    );
    expect([screen, card, boxes.length > 1, uneven]).toEqual([screen, card, true, []]);
  }
});

test('a strip of novelties is a full row, however wide the window', async ({ page }) => {
  await openAs(page, 'buyer@nordwind.example', '/de_DE/shop');
  const cards = page.locator('[part=start-page] ul').nth(1).locator('[part~=article-card]');
  await expect(cards.first()).toBeVisible();
  for (const width of [1100, 1280, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1000 });
    const row = await cards.evaluateAll((nodes) => {
      const shown = nodes
        .filter((node) => node.checkVisibility())
        .map((node) => node.getBoundingClientRect());
      const end = nodes[0]?.parentElement?.getBoundingClientRect().right ?? 0;
      const last = Math.max(...shown.map(({ right }) => right));
      return {
        rows: new Set(shown.map(({ top }) => top)).size,
        left: Math.round(end - last),
      };
    });
    expect([width, row.rows, row.left]).toEqual([width, 1, 0]);
  }
});
