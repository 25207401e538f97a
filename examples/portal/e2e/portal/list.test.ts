import { expect, type Locator, type Page, test } from 'playwright/test';
import { rowsOf, untilRead } from '../page-parts.ts';
import { shiftOf, watchShift } from '../page-start.ts';
import { menuScreens, openScreen } from '../screens.ts';
import { askAs, beSignedIn, openAs } from '../signed-in.ts';

/** Orders as cards, on a phone. */
async function openCards(page: Page): Promise<void> {
  await openAs(page, 'manager@nordwind.example');
  await page.setViewportSize({ width: 390, height: 844 });
  // The clock runs until a test pauses it.
  await page.clock.install();
  await page.goto('/de_DE/order-overview');
  await expect(page.getByRole('button', { name: 'Nächste Seite' })).toBeVisible();
}

const card = (page: Page, at: number) => rowsOf(page).nth(at);
const nameOf = (page: Page, at: number) => card(page, at).getByRole('link').innerText();

/** The element with focus, through all shadow roots: whether it is the list's head, and the distance of its top from the top of the window. */
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
  // From here on the page's clock advances only when the test advances it.
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

test('a line with more than there is room for fades where it goes on', async ({ page }) => {
  await openCards(page);
  const faded = (line: Locator) =>
    line.evaluate((node) => {
      const { maskImage } = getComputedStyle(node);
      return [
        node.getAttribute('data-more'),
        maskImage === 'none' ? 0 : (maskImage.match(/32px/g) ?? []).length,
      ];
    });
  const toEnd = (line: Locator) => line.evaluate((node) => node.scrollTo({ left: node.scrollWidth }));
  const [chips, columns] = [
    page.locator('main [part=chips] > div'),
    page.locator('main [role=table] thead tr'),
  ];
  await expect.poll(() => faded(columns)).toEqual(['end', 1]);
  await toEnd(columns);
  await expect.poll(() => faded(columns)).toEqual(['start', 1]);
  await page.setViewportSize({ width: 700, height: 900 });
  await page.getByLabel('Status').selectOption('Abgeschlossen');
  await page.getByLabel('Bestellt von').selectOption('Mehmet Yilmaz');
  await expect(page.getByRole('button', { name: 'Filter zurücksetzen' })).toBeVisible();
  await expect.poll(() => faded(chips)).toEqual(['end', 1]);
  await toEnd(chips);
  await expect.poll(() => faded(chips)).toEqual(['start', 1]);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const line of [chips, columns]) await expect.poll(() => faded(line)).toEqual([null, 0]);
});

test('the categories of the shop fade where they go on, and not where they begin', async ({ page }) => {
  await openCards(page);
  await page.goto('/de_DE/shop-products');
  await expect(page.locator('main [part~=article-card]').first()).toBeVisible();
  const fades = () =>
    page
      .locator('main [data-more]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-more')));
  await expect.poll(fades).toEqual(['end']);
});

test('the search above cards and the count below them start at their left edge, and each export has an icon', async ({
  page,
}) => {
  await openCards(page);
  const left = async (what: Locator) => Math.round((await what.boundingBox())?.x ?? Number.NaN);
  const edge = await left(card(page, 0));
  for (const what of [page.locator('main search').first(), page.locator('main [part=count]')])
    expect(await left(what)).toBe(edge);
  await expect(page.locator('main [part=export] svg')).toHaveCount(2);
});

test('a state is one line in a table with room', async ({ page }) => {
  await openAs(page, 'manager@nordwind.example', '/de_DE/order-overview?orders.state=partially_shipped');
  const states = page.locator('main [part~=row] [part=badge]');
  await expect(states.first()).toHaveText('Teilweise versandt');
  const heights = await states.evaluateAll((nodes) =>
    nodes.map((node) => node.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBe(22);
});

test('no table is wider than its place on a usual screen', async ({ page }) => {
  await beSignedIn(page, 'manager@nordwind.example');
  for (const list of ['order-overview', 'offer-overview', 'invoices', 'shipments', 'document'] as const) {
    await openScreen(page, list);
    const surface = page.locator('main [part=surface]');
    for (const width of [1024, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = () => surface.evaluate((node) => node.scrollWidth - node.clientWidth);
      await expect.poll(beyond, `${list} at ${width} px`).toBe(0);
    }
  }
});

test('on a card no value lies on another', async ({ page }) => {
  await openAs(page, 'manager@nordwind.example');
  await page.setViewportSize({ width: 390, height: 844 });
  const lists = menuScreens.filter(({ email }) => email.startsWith('manager')).map(({ screen }) => screen);
  const cards: string[] = [];
  for (const list of [...lists, 'tickets'] as const) {
    await openScreen(page, list);
    const found = await rowsOf(page).evaluateAll((rows) =>
      rows.map((row) => {
        const boxes = [...row.querySelectorAll('[role=cell], [role=rowheader]')]
          .filter((cell) => cell.checkVisibility() && (cell.textContent ?? '') !== '')
          .map((cell) => cell.getBoundingClientRect());
        return boxes.some((one, at) =>
          boxes.slice(at + 1).some((other) => {
            const beside = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const below = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            return beside > 1 && below > 1;
          }),
        )
          ? (row.textContent ?? '')
          : '';
      }),
    );
    if (found.length > 0) cards.push(list);
    expect([list, found.filter((text) => text !== '')]).toEqual([list, []]);
  }
  expect(cards).toEqual(
    expect.arrayContaining(['order-overview', 'offer-overview', 'invoices', 'shipments']),
  );
});

test('the addresses of an order stand right below its articles, however few those are', async ({ page }) => {
  await beSignedIn(page, 'manager@nordwind.example');
  const { items } = await (await askAs(page, '/orders?limit=100')).json();
  const id = (items as { id: string; preview: string[] }[]).find(({ preview }) => preview.length === 1)?.id;
  await page.goto(`/de_DE/order-overview/${id}`);
  const cardOf = (title: string) =>
    page
      .locator('main [part=card]')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .evaluate((card) => card.getBoundingClientRect().toJSON() as DOMRect);
  await expect(page.getByRole('heading', { name: 'Rechnungsadresse', exact: true })).toBeVisible();
  const [articles, delivery, invoice] = [
    await cardOf('Artikel'),
    await cardOf('Lieferadresse'),
    await cardOf('Rechnungsadresse'),
  ];
  expect(delivery).toMatchObject({ left: articles.left, top: articles.bottom + 24 });
  expect(invoice).toMatchObject({ right: articles.right, top: delivery.top, height: delivery.height });
  expect(await cardOf('Summen')).toMatchObject({ top: articles.top });
});

test('under a short list there is no empty strip: a window that holds it does not scroll', async ({
  page,
}) => {
  await beSignedIn(page, 'manager@nordwind.example');
  await page.setViewportSize({ width: 1440, height: 700 });
  for (const list of ['order-overview', 'invoices', 'shipments', 'document'] as const) {
    await openScreen(page, list);
    const name = (await rowsOf(page).first().getByRole('rowheader').innerText()).split('\n')[0] ?? '';
    await page.getByRole('searchbox', { name: 'Suche' }).fill(name);
    // a credit note, or a second parcel, may contain the same number
    await expect(rowsOf(page).nth(3)).toHaveCount(0);
    await expect(rowsOf(page).first()).toContainText(name);
    const more = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await expect.poll(more, list).toBe(0);
  }
});

test('the default choice of a filter is not cut off, on a phone and on a desktop', async ({ page }) => {
  for (const [email, screens] of [
    ['manager@nordwind.example', ['order-overview', 'offer-overview', 'invoices', 'document', 'tickets']],
    ['technician.admin@service.example', ['tickets']],
  ] as const) {
    await beSignedIn(page, email);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const screen of screens) {
        await page.goto(`/de_DE/${screen}`);
        await expect(rowsOf(page).first()).toBeVisible();
        // on a phone the filters are in a drawer
        const isPhone = width === 390;
        if (isPhone) await page.getByRole('button', { name: 'Filter', exact: true }).click();
        const filters = page.locator(isPhone ? 'main dialog[open] select' : 'main search select');
        await expect(filters.first()).toBeVisible();
        const cut = await filters.evaluateAll((selects) =>
          selects
            .map((node) => node as HTMLSelectElement)
            .map((select) => {
              const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select);
              const ruler = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
              ruler.font = font;
              const words = select.selectedOptions[0]?.text ?? '';
              const room =
                select.clientWidth -
                Number.parseFloat(paddingInlineStart) -
                Number.parseFloat(paddingInlineEnd);
              return { words, missing: Math.ceil(ruler.measureText(words).width - room) };
            })
            .filter(({ missing }) => missing > 0),
        );
        expect([screen, width, cut]).toEqual([screen, width, []]);
      }
    }
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

for (const width of [390, 1440]) {
  test(`search results appear without a layout shift, at ${width} px`, async ({ page }) => {
    await beSignedIn(page, 'manager@nordwind.example');
    await page.setViewportSize({ width, height: 900 });
    await watchShift(page);
    for (const [list, words] of [
      ['order-overview', ['wall', '2026']],
      ['shop-products', ['wallbox', 'kabel']],
    ] as const) {
      await openScreen(page, list);
      await untilRead(page);
      const search = page.locator('main input[type=search]').first();
      await search.focus();
      const before = await shiftOf(page);
      for (const word of words) {
        const answer = page.waitForResponse((response) => response.url().includes(`search=${word}`));
        await search.fill(word);
        await answer;
        await untilRead(page);
      }
      expect([list, await shiftOf(page)]).toEqual([list, before]);
    }
  });
}
