import { expect, type Page, test } from 'playwright/test';
import { headingOf, menuOf } from '../page-parts.ts';
import { addressOf, ownScreens } from '../screens.ts';
import { fillLogin } from '../sign-in.ts';

const script = 'javascript:void(0)//planted';
const picture = 'http://planted.invalid/picture.svg';

/** Replaces every address that the server sends by one that no page may follow. */
async function plant(page: Page): Promise<void> {
  await page.route('**/api/portal/**', async (route) => {
    // an open stream has no end to wait for
    if (route.request().headers().accept === 'text/event-stream') return route.abort();
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const isJson = response.headers()['content-type']?.includes('json');
    const body = isJson
      ? text.replaceAll(/"(url|\w+Url)":"[^"]*"/g, (_, name: string) => {
          const isPicture = /^url$|logo|favicon/i.test(name);
          return `"${name}":"${isPicture && planted++ % 2 ? picture : script}"`;
        })
      : text;
    await route.fulfill({ response, body });
  });
  let planted = 0;
}

/** Planted addresses in the page or in its shadow roots. Links may lead to plain http; nothing may be loaded from there. */
const found = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    const bad: string[] = [];
    for (const root of roots)
      for (const node of root.querySelectorAll('*')) {
        if (node.shadowRoot) roots.push(node.shadowRoot);
        for (const { name, value } of node.attributes)
          if (/^javascript:/i.test(value) || (node.localName !== 'a' && value.startsWith('http://planted')))
            bad.push(`${node.localName} ${name}=${value}`);
      }
    return bad;
  });

/** Opens a screen and waits until it is complete. */
async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // the document's own form waits for a logo that never comes
  await expect(page.locator('#shell')).toHaveCount(0);
  await expect(headingOf(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect([path, await found(page)]).toEqual([path, []]);
}

test('no address that the server sends is followed or drawn unparsed, on any screen', async ({ page }) => {
  test.setTimeout(300_000); // every screen, each until it is quiet
  await plant(page);
  await look(page, '/de_DE/login');
  await fillLogin(page, 'manager@nordwind.example');
  await expect(menuOf(page)).toBeVisible();
  for (const screen of ownScreens) await look(page, await addressOf(page, screen));
});
