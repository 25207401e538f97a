import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from 'playwright/test';
import { headingOf, menuOf, untilRead } from '../page-parts.ts';
import { openScreen, ownScreens } from '../screens.ts';
import { demoPassword } from '../sign-in.ts';
import { beSignedIn, openAs } from '../signed-in.ts';

const axeText = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until all animations in all shadow roots have ended: the contrast of colours in transition does not count. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const roots: (Document | ShadowRoot)[] = [document];
    for (const root of roots)
      for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
    const running = roots.flatMap((root) => root.getAnimations());
    const ending = running.filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Violations that axe finds on the page with all its shadow roots, as "rule: place" with a summary. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeText);
  await atRest(page);
  const found = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    // `region` reports the skip link and open menus by mistake: it compares positions across shadow roots.
    return axe.run(document, { resultTypes: ['violations'], rules: { region: { enabled: false } } });
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${JSON.stringify(node.target)} ${node.failureSummary}`),
  );
}

/** Name of the element that has focus, through all shadow roots. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    return (element?.getAttribute('aria-label') || label || element?.textContent || '').trim();
  });

/** Presses Tab until the element with focus has this name; 80 stops are more than any screen has. */
async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < 80; stop++) {
    await page.keyboard.press(key);
    const now = await focusedName(page);
    if (name.test(now)) return;
    passed.push(now.slice(0, 40));
  }
  throw new Error(`Tab never reached ${name}. It passed: ${passed.join(' | ')}`);
}

const isInMain = (page: Page) => page.evaluate(() => document.activeElement?.closest('main') !== null);

test('sign in, search, add and order with the keyboard alone', async ({ page }) => {
  await page.goto('/de_DE/login');
  await page.getByLabel('E-Mail-Adresse').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await expect(page).toHaveTitle(/^Anmelden – Foyer|^Anmeldung – Foyer/);
  await tabTo(page, /^E-Mail-Adresse/);
  await page.keyboard.type('buyer@nordwind.example');
  await tabTo(page, /^Passwort\s*\*?$/);
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await expect(menuOf(page)).toBeVisible();

  await tabTo(page, /^Zum Inhalt springen$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => isInMain(page)).toBe(true);
  await tabTo(page, /^Shop$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de_DE\/shop$/);
  await expect(page).toHaveTitle(/^Shop – /);
  await expect.poll(() => isInMain(page)).toBe(true);

  await tabTo(page, /^Artikel suchen/);
  await page.keyboard.type('Wallbox Foyer Pro');
  await expect(page).toHaveURL(/\?shop\.q=Wallbox(\+|%20)Foyer(\+|%20)Pro$/);
  await expect(page.getByRole('heading', { name: /^Wallbox Foyer Pro/ }).first()).toBeVisible();
  // articles of the previous search are paler until the new ones arrive
  await untilRead(page);
  expect(await violations(page)).toEqual([]);
  await tabTo(page, /^Wallbox Foyer Pro/);
  const name = await focusedName(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.poll(() => isInMain(page)).toBe(true);
  expect(await violations(page)).toEqual([]);

  await tabTo(page, /in den Warenkorb/i);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/im Warenkorb/i).first()).toBeVisible();
  await tabTo(page, /^Warenkorb, \d/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de_DE\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: /Warenkorb/ })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await tabTo(page, /^Zahlungspflichtig bestellen$/);
  await page.keyboard.press('Enter');
  // The terms were not accepted: focus moves to the invalid field, which is linked to its message.
  await expect.poll(() => focusedName(page)).toMatch(/Geschäftsbedingungen/);
  await page.keyboard.press('Space');
  await tabTo(page, /^Zahlungspflichtig bestellen$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
  await expect.poll(() => isInMain(page)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await tabTo(page, /^Bestellung ansehen$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de_DE\/order-overview\/\w+/);
  await expect(page.getByRole('heading', { level: 1, name: /AB-/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('open menus, drawers and dialogs pass axe, close on Escape and give focus back', async ({ page }) => {
  await openAs(page, 'manager@nordwind.example');
  const open = async (name: RegExp, role: 'menu' | 'dialog') => {
    await page.getByRole('button', { name }).first().focus();
    const opener = await focusedName(page);
    await page.keyboard.press('Enter');
    await page.getByRole(role).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role)).toHaveCount(0);
    await expect.poll(() => focusedName(page)).toBe(opener);
  };
  await open(/Unternehmen wechseln/, 'menu');
  await open(/Sprache/, 'menu');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/de_DE/shop-products');
  await open(/^Filter/, 'dialog');
  await open(/Menü/, 'dialog');
});

test('every page has one title, one main heading and its language', async ({ page }) => {
  await beSignedIn(page, 'manager@nordwind.example');
  const titles = new Set<string>();
  for (const screen of ownScreens) {
    await openScreen(page, screen);
    await expect(headingOf(page)).toHaveCount(1);
    expect(await violations(page), screen).toEqual([]);
    titles.add(await page.title());
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  }
  expect(titles.size, [...titles].join(' | ')).toBe(ownScreens.length);
});
