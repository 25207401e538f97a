import { portalRoutes } from '@foyer/contract/portal-routes';
import { aheadRead } from '@foyer/react/ahead';
import { features, screens } from '@foyer/react/registry';
import { expect, type Page, test } from 'playwright/test';
import { headingOf, menuOf, openFirst, rowsOf, untilRead } from '../page-parts.ts';
import { shiftOf, watchShift } from '../page-start.ts';
import { menuScreens, openScreen } from '../screens.ts';
import { beSignedIn, openAs } from '../signed-in.ts';

/** Records the API requests from now on. */
function noteAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/api/') && !url.pathname.endsWith('/events'))
      asked.push(`${request.method()} ${url.pathname}${url.search}`);
  });
  return asked;
}
const twice = (asked: readonly string[]) => asked.filter((each, at) => asked.indexOf(each) !== at);

/** Holds back API requests from now on until the returned function is called. */
async function holdApi(page: Page): Promise<() => Promise<void>> {
  const waiting: (() => Promise<void>)[] = [];
  await page.route('**/api/portal/**', (route) => void waiting.push(() => route.continue()));
  return async () => {
    await page.unroute('**/api/portal/**');
    for (const go of waiting) await go().catch(() => undefined);
  };
}

/** Every list whose entries have their own screen, from the manifests. The shop's entries are cards, which begin with the picture. */
const pairs = features.flatMap(({ widgets }) => {
  const [list, ...others] = widgets;
  const detail = others.find(({ sample, shows: [name] }) => {
    const isOfList = Object.values(sample).some(
      (value) => typeof value === 'object' && value.from !== 'listArticles',
    );
    return isOfList && name !== undefined && /\/:id$/.test(portalRoutes[name].path);
  });
  const [screen] = list?.shows ?? [];
  return detail && screen ? [{ screen, detail: detail.tag }] : [];
});

test('every list of rows opens its entry with what the row knows, and nothing moves when the rest comes', async ({
  page,
}) => {
  expect(pairs.map(({ detail }) => detail).sort()).toEqual([
    'invoice',
    'order',
    'quotation',
    'shipment',
    'ticket',
  ]);
  await beSignedIn(page, 'manager@nordwind.example');
  await watchShift(page);
  for (const { screen, detail } of pairs) {
    await openScreen(page, screen);
    const row = (await rowsOf(page).first().innerText()).replace(/\s+/g, ' ');
    const [number = '?'] = /[A-Z]+-\d{4}-\d+/.exec(row) ?? [];
    const release = await holdApi(page);
    const before = await shiftOf(page);
    await openFirst(page);
    const heading = headingOf(page);
    await expect(heading, detail).toContainText(number);
    const badge = page.locator('main [part~=head] [part~=badge]').first();
    expect(row, detail).toContain(await badge.innerText());
    const box = await heading.boundingBox();
    const total = page.locator('main [part~=totals]');
    const sum = (await total.count()) > 0 ? /[\d.]+,\d\d/.exec(await total.innerText())?.[0] : undefined;
    await release();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await untilRead(page);
    expect(await heading.boundingBox(), detail).toEqual(box);
    if (sum) await expect(total.first(), detail).toContainText(sum);
    expect(await shiftOf(page), detail).toBe(before);
  }
});

test('a card of the shop opens its article with what the card knows', async ({ page }) => {
  await beSignedIn(page, 'manager@nordwind.example');
  await openScreen(page, 'shop-products');
  const card = page.locator('main [part~=article-card]').first();
  const [name, price] = await Promise.all([
    card.locator('[part~=article-link]').innerText(),
    card.locator('[part~=price] strong').innerText(),
  ]);
  const release = await holdApi(page);
  await card.locator('[part~=article-link]').click();
  await expect(headingOf(page)).toHaveText(name);
  await expect(page.locator('main [part~=price] strong')).toHaveText(price);
  await expect(page.locator('main [part~=gallery] img')).toBeVisible();
  const box = await headingOf(page).boundingBox();
  await release();
  await untilRead(page);
  await expect(headingOf(page)).toHaveText(name);
  expect(await headingOf(page).boundingBox()).toEqual(box);
});

/** Menu entries whose data is prefetched according to their records; a read that marks data as read is not prefetched. */
const ahead = menuScreens.flatMap(({ screen, email }) => {
  const { reads, route } = screens[screen];
  return reads && route !== 'home' && email.startsWith('manager') ? [{ route, reads }] : [];
});

test('a link that is rested on brings its screen, and nothing is asked twice', async ({ page }) => {
  const asked = noteAsked(page);
  await openAs(page, 'manager@nordwind.example');
  await untilRead(page);
  expect(ahead.length).toBeGreaterThan(7);
  for (const { route, reads } of ahead) {
    const { path } = portalRoutes[route];
    const link = menuOf(page).locator(`a[href="/de_DE/${path}"]`).first();
    const wanted = reads({ id: '', locale: 'de_DE' }).map(aheadRead);
    const counts = () =>
      wanted.map(({ path: read, method = 'GET' }) => {
        const call = `${method} /api/portal${read}`;
        return asked.filter((each) => each === call).length;
      });
    await link.hover();
    // or before, if the pointer was over another link to it
    await expect.poll(counts, route).toEqual(wanted.map(() => 1));
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/${path}$`));
    await untilRead(page);
    expect(counts(), route).toEqual(wanted.map(() => 1));
  }
  // the same for an entry: by key
  await openScreen(page, 'order-overview');
  asked.length = 0;
  const row = rowsOf(page).first().getByRole('link');
  await row.focus();
  await expect.poll(() => asked.filter((each) => /\/order\/[^/]+\?/.test(each)).length).toBe(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order-overview\/.+/);
  await untilRead(page);
  expect(twice(asked)).toEqual([]);
});

test('a ticket that somebody points at stays unread, and pointing changes nothing', async ({ page }) => {
  await beSignedIn(page, 'manager@nordwind.example');
  await openScreen(page, 'tickets');
  const asked = noteAsked(page);
  await rowsOf(page).first().getByRole('link').focus();
  // once the next link has prefetched its data, the first link has had enough time to send requests
  await menuOf(page).locator('a[href="/de_DE/order-overview"]').first().focus();
  await expect.poll(() => asked.some((each) => each.includes('/orders?'))).toBe(true);
  expect(asked.filter((each) => !each.startsWith('GET ') || each.includes('/ticket/'))).toEqual([]);
});

test('back shows at once what was there, where it was, whatever the network does', async ({ page }) => {
  await beSignedIn(page, 'manager@nordwind.example');
  await page.setViewportSize({ width: 390, height: 700 });
  await openScreen(page, 'order-overview');
  const row = rowsOf(page).nth(8);
  await row.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  const left = await page.evaluate(() => scrollY);
  const text = await row.innerText();
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/order-overview\/.+/);
  await untilRead(page);
  const release = await holdApi(page);
  await page.goBack();
  await expect(row).toHaveText(text, { useInnerText: true });
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await release();
});
