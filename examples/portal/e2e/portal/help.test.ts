import { expect, type Page, test } from 'playwright/test';
import { headingOf } from '../page-parts.ts';
import { watchTrouble } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';

const helpOf = (page: Page) => page.getByRole('button', { name: 'Hilfe', exact: true });

/** Chooses an entry of the help menu. */
async function choose(page: Page, entry: string): Promise<void> {
  await helpOf(page).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

const everything = ['Meine Tickets', 'Neues Ticket', 'Assistent', 'Wissensplattform'];

for (const email of [
  'norole@nordwind.example',
  'people@nordwind.example',
  'finance@nordwind.example',
  'buyer@nordwind.example',
  'technician@service.example',
  'private@kunde.example',
])
  test(`${email} reaches help from the bar`, async ({ page }) => {
    const trouble = watchTrouble(page);
    await openAs(page, email, '/de_DE/news');
    await helpOf(page).click();
    await expect(page.getByRole('menuitem')).toHaveText(everything);
    await page.keyboard.press('Escape');
    await expect(helpOf(page)).toBeFocused();
    await choose(page, 'Meine Tickets');
    await expect(headingOf(page)).toHaveText('Tickets');
    await choose(page, 'Neues Ticket');
    await expect(headingOf(page)).toHaveText('Neues Ticket');
    await choose(page, 'Wissensplattform');
    await expect(page).toHaveURL(/\/knowledge-platform$/);
    expect(trouble).toEqual([]);
  });

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [1440, 900],
] as const)
  test(`the help menu opens the assistant and lies within a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, 'buyer@nordwind.example', '/de_DE/news');
    const box = await helpOf(page).boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    const logo = await page.locator('.shop-menu [part=logo]').first().boundingBox();
    if (width < 600) expect((logo?.x ?? 0) + (logo?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);
    await choose(page, 'Assistent');
    await expect(page.getByRole('textbox', { name: 'Ihre Frage' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Assistent' })).toBeHidden();
    await choose(page, 'Assistent');
    await expect(page.getByRole('textbox', { name: 'Ihre Frage' })).toBeFocused();
  });
