import { expect, type Page, test } from 'playwright/test';
import { watchTrouble } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';

/** Every account and the parts of its home page, in order. An account with a forced prompt sees the outline behind the prompt. */
const homes: readonly [email: string, parts: readonly string[]][] = [
  ['manager@nordwind.example', ['figures', 'tasks', 'chart', 'list', 'list', 'requests']],
  ['people@nordwind.example', ['figures', 'tasks', 'list', 'list', 'shortcuts']],
  ['buyer@nordwind.example', ['figures', 'tasks', 'chart', 'list', 'list']],
  ['finance@nordwind.example', ['figures', 'tasks', 'chart', 'list', 'list']],
  ['norole@nordwind.example', ['notice', 'tasks', 'list', 'list', 'shortcuts']],
  ['private@kunde.example', ['figures', 'tasks', 'chart', 'list', 'list', 'requests']],
  ['buyer@sonnental.example', ['figures', 'tasks', 'chart', 'list', 'list']],
  [
    'buyer@wuerth-beispiel.example',
    ['figures', 'tasks', 'list', 'list', 'list', 'list', 'requests', 'shortcuts'],
  ],
  ['technician@service.example', ['tasks', 'list', 'list', 'shortcuts']],
  ['technician.sub@service.example', ['tasks', 'list', 'list', 'shortcuts']],
  ['technician.admin@service.example', ['tasks', 'list', 'list', 'shortcuts']],
  ['support@service.example', ['tasks', 'list', 'list', 'shortcuts']],
];

const sections = ['notice', 'tasks', 'figures', 'chart', 'list', 'requests', 'shortcuts'];

/** The parts of the home page in document order, with their texts. */
async function partsOf(page: Page) {
  const found = page.locator(sections.map((name) => `[part~=${name}]`).join(', '));
  return found.evaluateAll((nodes) =>
    nodes.map((node) => ({ part: node.getAttribute('part') ?? '', text: (node.textContent ?? '').trim() })),
  );
}

async function untilThere(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Guten \S+, \S+$/);
  await expect(page.locator('[part=dashboard]')).toBeVisible();
  await expect(page.locator('[part=dashboard] [aria-busy=true]')).toHaveCount(0);
}

for (const [email, parts] of homes) {
  test(`${email} sees the home page of their roles: no empty section, at most three calls, nothing wider than the window`, async ({
    page,
  }) => {
    const trouble = watchTrouble(page);
    await openAs(page, email);
    // The requests of the sign-in do not count; the listener below counts those of the home page.
    await untilThere(page);
    await page.waitForLoadState('networkidle');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      const isOfThePage = /\/(user-info|environment|cart|security|user\/)/.test(pathname);
      if (pathname.startsWith('/api/portal/') && !isOfThePage) calls.push(pathname);
    });
    await page.goto('/de_DE');
    await untilThere(page);
    await page.waitForLoadState('networkidle');
    const shown = await partsOf(page);
    expect(shown.map(({ part }) => part)).toEqual(parts);
    expect(shown.filter(({ text }) => text === '')).toEqual([]);
    expect(calls.length).toBeLessThanOrEqual(3);
    expect(calls.filter((path) => !path.startsWith('/api/portal/dashboard/'))).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
    expect(trouble).toEqual([]);
  });
}

test('the figures lead to lists that say the same', async ({ page }) => {
  await openAs(page, 'finance@nordwind.example');
  await untilThere(page);
  const figure = page.locator('[part=figure]').filter({ hasText: 'Offene Rechnungen' });
  const amount = (await figure.locator('strong').innerText()).trim();
  await figure.getByRole('link').click();
  await expect(page).toHaveURL(/invoices\?invoices\.state=unpaid$/);
  await expect(page.locator('[part=sum]').filter({ hasText: 'Offen' })).toContainText(amount);
  await page.goto('/de_DE');
  const orders = page.locator('[part=figure]').filter({ hasText: 'Offene Bestellungen' });
  const count = (await orders.locator('strong').innerText()).trim();
  await orders.getByRole('link').click();
  await expect(page).toHaveURL(/order-overview\?orders\.state=open$/);
  await expect(page.locator('[part=range]')).toContainText(new RegExp(`von ${count}\\b`));
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]) {
  test(`all figures are in the first view at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openAs(page, 'manager@nordwind.example');
    await page.goto('/de_DE');
    await untilThere(page);
    const figures = page.locator('[part=figure]');
    expect(await figures.count()).toBeGreaterThan(0);
    for (const figure of await figures.all()) {
      const { y, height } = (await figure.boundingBox()) ?? { y: Number.NaN, height: 0 };
      expect(y + height).toBeLessThanOrEqual(viewport.height);
    }
  });
}

test('the months of the chart are walked through by keyboard, and read as a table', async ({ page }) => {
  await openAs(page, 'finance@nordwind.example');
  await untilThere(page);
  const chart = page.locator('[part=chart]');
  const bars = chart.getByRole('option');
  await expect(bars).toHaveCount(12);
  await chart.getByRole('button', { name: 'Als Tabelle' }).focus();
  const focused = chart.locator('[role=option]:focus');
  for (let presses = 0; presses < 3 && (await focused.count()) === 0; presses++)
    await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(bars.first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(bars.nth(1)).toBeFocused();
  const [month = '', amount = ''] = ((await bars.nth(1).getAttribute('aria-label')) ?? '').split(': ');
  await expect(chart.locator('strong').first()).toHaveText(amount);
  await chart.getByRole('button', { name: 'Als Tabelle' }).click();
  await expect(chart.getByRole('row', { name: new RegExp(month) })).toContainText(amount);
  await expect(chart.locator('tbody tr')).toHaveCount(12);
});

test('an order that has arrived is had again with one press, also after a lost connection', async ({
  page,
}) => {
  await openAs(page, 'private@kunde.example');
  await untilThere(page);
  const again = page.locator('[part=task]').filter({ hasText: 'Erneut bestellen' });
  await page.context().setOffline(true);
  await again.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(again.getByRole('alert')).toContainText('Ein erneuter Versuch sendet nichts doppelt.');
  await page.context().setOffline(false);
  await again.getByRole('button', { name: 'In den Warenkorb' }).click();
  // if an article is no longer available as ordered, the link leads to the order, which explains it
  await again.getByRole('link', { name: /Zum Warenkorb|Zur Bestellung/ }).click();
  await expect(page).toHaveURL(/\/de_DE\/(cart|order-overview\/[\w-]+)$/);
});
