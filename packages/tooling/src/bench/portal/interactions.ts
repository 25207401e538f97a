import type { Page } from 'playwright';
import type { TouchUser } from './touch-user.ts';

/** A user action on a screen, on a slow phone. */
export interface Interaction {
  readonly path: string;
  /** Prepares the data that the action needs, before measuring. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly use: (page: Page, finger: TouchUser) => Promise<void>;
}

async function typeInSearch(page: Page, finger: TouchUser): Promise<void> {
  await finger.press(page.locator('main input[type=search]').first());
  await finger.type(...'wallbox', 'Backspace');
}

/** Puts five pieces of the first article into the cart, as the shop does. */
const fillCart = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const [{ token } = { token: '' }] = JSON.parse(localStorage.getItem('USER_ACCESS_ALL_MODE') ?? '[]') as {
      token: string;
    }[];
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(`/api/portal${path}`, {
        ...init,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
      });
    const { items } = (await (await ask('/articles?limit=5&available=true')).json()) as {
      items: { id: string }[];
    };
    const wanted = items.map(({ id }) => ({ articleId: id, quantity: 5 }));
    await ask('/cart/add-items', { method: 'POST', body: JSON.stringify({ items: wanted }) });
  });

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

const pressOne = (name: string | RegExp) => (page: Page, finger: TouchUser) =>
  finger.press(named(page, name));

async function openWholeMenu(page: Page, finger: TouchUser): Promise<void> {
  await finger.press(named(page, 'Menü öffnen'));
  await finger.press(named(page, 'Menü schließen'));
}

/** Opens and closes one of the menus inside the main menu. */
const openInMenu = (name: RegExp) => async (page: Page, finger: TouchUser) => {
  await named(page, 'Menü öffnen').tap();
  const menu = page.getByRole('dialog').getByRole('button', { name });
  await menu.waitFor();
  await finger.press(menu);
  await finger.type('ArrowDown', 'Escape');
};

async function openScheme(page: Page, finger: TouchUser): Promise<void> {
  await finger.press(named(page, /^Darstellung/));
  await finger.type('ArrowDown', 'Escape');
}

async function chooseState(page: Page, finger: TouchUser): Promise<void> {
  await page.getByLabel('Status').focus();
  await finger.type('ArrowDown', 'ArrowDown');
}

async function chooseCountry(page: Page, finger: TouchUser): Promise<void> {
  await page.locator('main [part~=change-address]').tap();
  await page.locator('main [part~=new-address]').tap();
  const country = page.getByRole('combobox', { name: /^Land/ });
  await country.waitFor();
  await finger.press(country);
  await finger.type('s', 'p', 'ArrowDown', 'Enter');
}

const orders = '/de_DE/order-overview';

/** User actions of `npm run bench -- portal`, which measures the response time of a press or a key. */
export const interactions: Readonly<Record<string, Interaction>> = {
  'type into the shop search': { path: '/de_DE/shop-products', use: typeInSearch },
  'type into the order search': { path: orders, use: typeInSearch },
  'change quantities in the cart': {
    path: '/de_DE/cart',
    prepare: fillCart,
    use: (page, finger) => finger.press(named(page, 'Menge erhöhen'), 4),
  },
  'open and close the main menu': { path: orders, use: openWholeMenu },
  'open the user menu': { path: orders, use: openInMenu(/^Benutzermenü/) },
  'open the language menu': { path: orders, use: openInMenu(/^Sprache/) },
  'open the scheme menu': { path: orders, use: openScheme },
  'open the choice of columns': { path: orders, use: pressOne(/^Spalten/) },
  'choose an order state': { path: orders, use: chooseState },
  'choose a country': { path: '/de_DE/cart', prepare: fillCart, use: chooseCountry },
};
