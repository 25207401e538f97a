import { expect, test } from 'playwright/test';
import { openInTurns } from '../round-trips.ts';
import { signIn } from '../sign-in.ts';

/** Last turn that the first render waits for: the document is the first one, then scripts, then data. */
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
  test(`the data of ${path} arrives two round trips after its document, which also requests its code`, async ({
    page,
  }) => {
    if (!path.endsWith('login')) await signIn(page, 'buyer@nordwind.example');
    const html = await (await page.request.get(path)).text();
    const named = [...html.matchAll(/(?:"modulepreload"[^>]* href|src)="([^"]+\.js)"/g)].map(
      ([, file = '']) => file,
    );
    expect(named.length).toBeGreaterThan(2);
    const isFurtherCode = (file: string) =>
      /^\/(assets|elements)\/.+\.js$/.test(file) && !named.includes(file);
    const turns = await openInTurns(page, path, LAST_TURN, isFurtherCode);
    expect(named.filter((file) => turns.get(file) !== 1)).toEqual([]);
    expect(data.filter((each) => (turns.get(`/api/portal/${each}`) ?? 99) > LAST_TURN)).toEqual([]);
    // it is drawn from the answers so far, without any script that the document does not name
    await expect(page.locator(first).first()).toBeVisible();
  });
