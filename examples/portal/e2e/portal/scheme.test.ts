import { expect, type Locator, type Page, test } from 'playwright/test';
import { openAs } from '../signed-in.ts';

const choose = (page: Page, scheme: string) =>
  page.evaluate((chosen) => localStorage.setItem('foyer.portal.scheme', chosen), scheme);

/** Brightness of a CSS colour, 0 to 255; a transparent one counts as the white of an empty page. */
const brightness = (color: string): number => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return alpha === 0 ? 255 : Math.max(red, green, blue);
};
const canvas = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor).then(brightness);

test('a user of the dark scheme sees no bright page first', async ({ page }) => {
  await openAs(page, 'buyer@nordwind.example');
  await choose(page, 'dark');
  // the background of each frame, from the first one
  await page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(globalThis, { drawn });
    const look = () => {
      drawn.push(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/de_DE/news');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const drawn = await page.evaluate<string[]>('drawn');
  expect(drawn.length).toBeGreaterThan(1);
  expect([...new Set(drawn)].filter((color) => brightness(color) > 60)).toEqual([]);
});

test('the dark of the system is offered, followed at once, and kept', async ({ context, page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'buyer@nordwind.example');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await canvas(page)).toBeGreaterThan(200); // the user has not chosen the scheme of the system
  const other = await context.newPage();
  await other.emulateMedia({ colorScheme: 'dark' });
  await other.goto('/de_DE/news');
  await page.getByRole('button', { name: 'Darstellung: Hell' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText(['Hell', 'Dunkel', 'Wie das System']);
  await page.getByRole('menuitemradio', { name: 'Wie das System' }).click();
  await expect.poll(() => canvas(page)).toBeLessThan(60);
  await expect.poll(() => canvas(other)).toBeLessThan(60);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => canvas(page)).toBeGreaterThan(200);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Darstellung: Wie das System' })).toBeVisible();
  expect(await canvas(page)).toBeLessThan(60);
});

/** The brightest pixel of a picture on the screen, 0 to 255. */
async function brightestOf(picture: Locator): Promise<number> {
  await picture.scrollIntoViewIfNeeded();
  const png = (await picture.screenshot()).toString('base64');
  const page = await picture.page().context().newPage();
  const brightest = await page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const { width, height } = image;
    const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    // without its edges, whose round corners show the background
    const { data: pixels } = context.getImageData(width / 4, height / 4, width / 2, height / 2);
    let most = 0;
    for (let at = 0; at < pixels.length; at += 4)
      most = Math.max(most, Math.min(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0));
    return most;
  }, png);
  await page.close();
  return brightest;
}

for (const [place, picture] of [
  ['', '[part=entry] [part=picture]'],
  ['shop-products', '[part=article-card] [part=picture]'],
  ['news', '[part=picture]'],
] as const) {
  test(`a picture with a white background is dimmed in the dark scheme: /${place}`, async ({ page }) => {
    await openAs(page, 'buyer@nordwind.example', `/de_DE/${place}`);
    const shown = page.locator(`${picture}:has(img)`).first();
    await expect(shown.locator('img')).toHaveJSProperty('complete', true);
    expect(await brightestOf(shown)).toBeGreaterThan(225);
    await choose(page, 'dark');
    await page.reload();
    await expect(shown.locator('img')).toHaveJSProperty('complete', true);
    expect(await brightestOf(shown)).toBeLessThan(195);
  });
}

/** A partner's page: one element that is painted before React is loaded, and one element of each scheme that is not. */
const partnerPage = (base: string) => `<!doctype html><html lang="de"><head><meta charset="utf-8">
  <script type="module" src="${base}/elements/foyer.js" data-api="${base}"></script></head><body>
  <foyer-login scheme="auto"></foyer-login><foyer-orders scheme="auto"></foyer-orders><foyer-news></foyer-news></body></html>`;

/** Brightness of the text of an element: dark on light, bright on dark. */
const wordsOf = async (page: Page, tag: string) => {
  const element = page.locator(tag);
  const words = element.getByRole('heading').or(element.getByText('E-Mail-Adresse')).first();
  return brightness(await words.evaluate((node) => getComputedStyle(node).color));
};

test('an element with scheme="auto" on a foreign page is as the system from its first picture on, and follows it', async ({
  page,
  baseURL,
}) => {
  await page.route('**/partner', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: partnerPage(baseURL ?? '') }),
  );
  // the text colour of the login in each frame, from the first one with text
  await page.addInitScript(() => {
    const drawn: string[] = [];
    Object.assign(globalThis, { drawn });
    const look = () => {
      const label = document.querySelector('foyer-login')?.shadowRoot?.querySelector('label');
      if (label) drawn.push(getComputedStyle(label).color);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/partner');
  for (const tag of ['foyer-login', 'foyer-orders'])
    await expect.poll(() => wordsOf(page, tag), tag).toBeGreaterThan(150);
  expect(await wordsOf(page, 'foyer-news')).toBeLessThan(110); // it has no `scheme` attribute
  const drawn = await page.evaluate<string[]>('drawn');
  expect(drawn.length).toBeGreaterThan(1);
  expect([...new Set(drawn)].filter((color) => brightness(color) < 150)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const tag of ['foyer-login', 'foyer-orders'])
    await expect.poll(() => wordsOf(page, tag), tag).toBeLessThan(110);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const tag of ['foyer-login', 'foyer-orders'])
    await expect.poll(() => wordsOf(page, tag), tag).toBeGreaterThan(150);
});
