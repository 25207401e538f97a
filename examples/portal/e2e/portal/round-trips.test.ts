import { expect, test } from 'playwright/test';
import { openInTurns } from '../round-trips.ts';
import { signIn } from '../sign-in.ts';

/** The document is the first answer; then scripts, then data: what comes later is not waited for by what is seen first. */
const LAST_TURN = 2;

const environment = ['environment', 'environment/locales', 'environment/translations'];
const screens = [
  { path: '/de_DE/login', data: environment, first: '#portal .login-panel form' },
  {
    path: '/de_DE',
    data: [...environment, 'user-info', 'dashboard/information-list'],
    first: 'main [part~=list] a',
  },
  {
    path: '/de_DE/shop-products',
    data: [...environment, 'user-info', 'articles'],
    first: 'main [part~=article-link]',
  },
  {
    path: '/de_DE/order-overview',
    data: [...environment, 'user-info', 'orders'],
    first: 'main [part~=row-link]',
  },
];

for (const { path, data, first } of screens)
  test(`between the document of ${path} and its data stand two round trips, and its code is asked for by the document`, async ({
    page,
  }) => {
    if (!path.endsWith('login')) await signIn(page, 'buyer@nordwind.example');
    const html = await (await page.request.get(path)).text();
    const turns = await openInTurns(page, path, LAST_TURN);
    expect(data.filter((each) => (turns.get(`/api/portal/${each}`) ?? 99) > LAST_TURN)).toEqual([]);
    // it is drawn of what has come by then
    await expect(page.locator(first).first()).toBeVisible();
    const named = (tag: RegExp) => [...html.matchAll(tag)].map(([, file = '']) => file);
    const begin = named(/(?:"modulepreload" href|src)="(\/assets\/[^"]+\.js)"/g);
    const later = named(/"later" href="(\/assets\/[^"]+\.js)"/g);
    expect(begin.length).toBeGreaterThan(0);
    expect(later.length > 0).toBe(!path.endsWith('login'));
    expect(begin.filter((file) => turns.get(file) !== 1)).toEqual([]);
    // what the screen is drawn with is asked for while the last of these are on their way
    expect(later.filter((file) => (turns.get(file) ?? 99) > LAST_TURN)).toEqual([]);
  });
