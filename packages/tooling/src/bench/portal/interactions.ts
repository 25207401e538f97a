import type { Page } from 'playwright';

/** Something that people do on a screen, on a slow phone. */
export interface Interaction {
  readonly path: string;
  /** Puts there what it takes, before anything is measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly use: (page: Page) => Promise<void>;
}

/** As fast as people type. */
const delay = 60;

async function typeInSearch(page: Page): Promise<void> {
  const field = page.locator('main input[type=search]').first();
  await field.click();
  await field.pressSequentially('wallbox', { delay });
  await page.keyboard.press('Backspace');
}

/** Five of the first article, as the shop would put them there. */
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

async function changeQuantities(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Menge erhöhen' }).first();
  for (let times = 0; times < 4; times++) await more.click({ delay });
}

async function openMenus(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menü öffnen' }).click({ delay });
  await page.getByRole('button', { name: 'Menü schließen' }).first().click({ delay });
  await page.getByRole('button', { name: /^Darstellung/ }).click({ delay });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
}

async function chooseColumns(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Spalten/ })
    .first()
    .click({ delay });
  await page.keyboard.press('Escape');
}

/** What `npm run bench -- portal` does while it measures how long a press or a key waits. */
export const interactions: Readonly<Record<string, Interaction>> = {
  'type in the search of the shop': { path: '/de_DE/shop-products', use: typeInSearch },
  'type in the search of orders': { path: '/de_DE/order-overview', use: typeInSearch },
  'change quantities in the cart': { path: '/de_DE/cart', prepare: fillCart, use: changeQuantities },
  'open and close menus': { path: '/de_DE/order-overview', use: openMenus },
  'choose columns': { path: '/de_DE/order-overview', use: chooseColumns },
};
