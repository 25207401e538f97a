import { expect, type Page, test } from 'playwright/test';
import { breadcrumbOf, everyRow, menuOf, openFirst, rowsOf } from '../page-parts.ts';
import { beSignedIn, openAs } from '../signed-in.ts';

async function openOrders(page: Page, email = 'manager@nordwind.example'): Promise<void> {
  await openAs(page, email);
  await menuOf(page).getByRole('link', { name: 'Bestellungen' }).click();
  await expect(rowsOf(page).first()).toBeVisible();
}

test("the colleague's orders are found in one step, without one being opened, and are there on the way back", async ({
  page,
}) => {
  await openOrders(page);
  await expect(page.getByRole('columnheader', { name: 'Bestellt von' })).toBeVisible();
  await page.getByLabel('Bestellt von').selectOption('Mehmet Yilmaz');
  await everyRow(page, 'Mehmet Yilmaz');
  expect(new URL(page.url()).pathname).toBe('/de_DE/order-overview');
  const found = await rowsOf(page).allInnerTexts();

  await openFirst(page);
  await expect(page.getByText(/^Bestellt am .* von Mehmet Yilmaz$/)).toBeVisible();
  await breadcrumbOf(page).getByRole('link', { name: 'Bestellungen' }).click();
  await everyRow(page, 'Mehmet Yilmaz');
  await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual(found);
  await expect(page.getByLabel('Bestellt von').locator('option:checked')).toHaveText('Mehmet Yilmaz');
});

/** Offsets of the parts from the top of the list: labels, fields, chips of months, buttons and the table. */
const places = (page: Page) =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll('main *')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const root = roots.find((each) => each.querySelector('[part=orders]'));
    const list = root?.querySelector('[part=orders]');
    if (!root || !list) throw new Error('There is no list.');
    const top = list.getBoundingClientRect().top;
    const found: Record<string, string> = {};
    const note = (name: string, node: Element | null | undefined) => {
      if (!node) throw new Error(`There is no ${name} in the list.`);
      const box = node.getBoundingClientRect();
      found[name] = `${Math.round(box.left)}, ${Math.round(box.top - top)}`;
    };
    for (const label of root.querySelectorAll('search label, search legend'))
      note(`label ${label.textContent}`, label);
    for (const field of root.querySelectorAll('search input[type=search], search select'))
      note(field.id, field);
    for (const button of root.querySelectorAll('[part=export], [part=columns]'))
      note(`button ${button.textContent}`, button);
    const month = root.querySelector('[part=chip]');
    if (month) note('first month', month);
    note('table', root.querySelector('[part=table], [role=table]'));
    return found;
  });

for (const width of [768, 1440]) {
  test(`nothing above a list moves when it is filtered, exported or gets an invalid day, at ${width} px`, async ({
    page,
  }) => {
    await beSignedIn(page, 'manager@nordwind.example');
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/de_DE/order-overview');
    await expect(page.getByRole('button', { name: 'Nächste Seite' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Letzter Monat: / })).toBeVisible();
    await expect(page.getByLabel('Bestellt von').locator('option')).not.toHaveCount(1);
    await expect(page.getByLabel('Von', { exact: true })).toBeVisible();
    const before = await places(page);
    expect(Object.keys(before).length).toBeGreaterThan(8);
    const stays = async (what: string) => {
      await page.waitForLoadState('networkidle');
      await expect.poll(() => places(page), what).toEqual(before);
    };
    await page.getByLabel('Status').selectOption('Abgeschlossen');
    await everyRow(page, 'Abgeschlossen');
    await stays('a state');
    await page.getByLabel('Bestellt von').selectOption('Mehmet Yilmaz');
    await everyRow(page, 'Mehmet Yilmaz');
    await stays('a person');
    await page.getByRole('button', { name: 'Als CSV exportieren' }).click();
    await expect(page.locator('main [part=count]')).toHaveText(/^Gespeichert: /);
    await stays('an export');
    await page.getByLabel('Bis', { exact: true }).fill('01.10.2026');
    await page.getByLabel('Von', { exact: true }).fill('01.11.2026');
    await page.getByLabel('Von', { exact: true }).press('Tab');
    await expect(page.getByText('„Von“ liegt nach „Bis“.')).toBeVisible();
    const after = await places(page);
    for (const [name, place] of Object.entries(before))
      if (/^label|^(?!button|table|first)/.test(name)) expect([name, after[name]]).toEqual([name, place]);
  });
}

test('nothing above a list on a phone moves when it is filtered or exported', async ({ page }) => {
  await beSignedIn(page, 'manager@nordwind.example');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/de_DE/order-overview');
  await expect(page.getByRole('button', { name: 'Nächste Seite' })).toBeVisible();
  // the buttons are below the cards, and the filters in a drawer
  const above = async () => {
    const { 'label Suche': search, table } = await places(page);
    return { search, table };
  };
  const before = await above();
  expect(Object.values(before)).not.toContain(undefined);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filter' });
  await drawer.getByLabel('Status').selectOption('Abgeschlossen');
  await drawer.getByRole('button', { name: /anzeigen$/ }).click();
  await expect(drawer).toBeHidden();
  await everyRow(page, 'Abgeschlossen');
  await expect.poll(above).toEqual(before);
  await page.getByRole('button', { name: 'Als CSV exportieren' }).click();
  await expect(page.locator('main [part=count]')).toHaveText(/^Gespeichert: /);
  await expect.poll(above).toEqual(before);
});

test('the page of an order says one day for one thing, and offers no invoice before there is one', async ({
  page,
}) => {
  await openOrders(page);
  await page.getByLabel('Status').selectOption('Zugestellt');
  await everyRow(page, 'Zugestellt');
  await openFirst(page);
  await expect(page.locator('main [part=shipment]').first()).toBeVisible();
  const arrived = await page.locator('main [part=shipments]').innerText();
  const step = page.locator('main [part=progress] [data-state=delivered] time');
  expect(arrived).toContain(`Zugestellt am ${await step.innerText()}`);
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Rechnung/ })).toBeVisible();
  await page.goto('/de_DE/order-overview?orders.state=received');
  await openFirst(page);
  await expect(page.getByRole('button', { name: 'Drucken' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Rechnung/ })).toHaveCount(0);
});

test('errors in a form leave labels and neighbours where they are', async ({ page }) => {
  await openAs(page, 'buyer@nordwind.example', '/de_DE/shop?shop.q=Wallbox');
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /^Wallbox/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Wallbox/ })).toBeVisible();
  await page
    .getByRole('button', { name: /in den Warenkorb/i })
    .first()
    .click();
  await expect(page.getByText(/im Warenkorb/i).first()).toBeVisible();
  await page.goto('/de_DE/cart');
  await page.locator('main [part~=change-address]').click();
  await page.locator('main [part~=new-address]').click();
  const form = page.getByRole('form', { name: 'Neue Adresse eingeben' });
  await expect(form).toBeVisible();
  /** Rows of fields, each field as the vertical positions of its label and its frame. */
  const fieldRows = () =>
    form.evaluate((node) => {
      const beside: Record<string, string[]> = {};
      for (const label of node.querySelectorAll('label')) {
        const frame = label.closest('[part$=field]')?.querySelector('[part=frame]');
        if (!frame) continue;
        const box = label.getBoundingClientRect();
        const gap = Math.round(frame.getBoundingClientRect().top - box.top);
        const row = Math.round(box.top - node.getBoundingClientRect().top);
        beside[row] = [...(beside[row] ?? []), `${label.textContent} ${Math.round(box.left)} ${gap}`];
      }
      return Object.values(beside);
    });
  const before = await fieldRows();
  expect(before.some((row) => row.length > 1)).toBe(true);
  await form.getByRole('button', { name: 'Adresse übernehmen' }).click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await expect.poll(fieldRows).toEqual(before);
});
