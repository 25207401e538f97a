import { expect, type Page, type Request } from 'playwright/test';

/** The portal's menu; named, since the breadcrumb is a navigation too. */
export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' });

/** The breadcrumb of a screen. */
export const breadcrumbOf = (page: Page) => page.getByRole('navigation', { name: 'Sie sind hier' });

/** The heading of a screen. */
export const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

/** The entries of the list that is open, as a table's rows or as cards. */
export const rowsOf = (page: Page) => page.locator('main [part~=row]');

/** Waits until there are entries and every one of them contains the text. */
export const everyRow = (page: Page, text: string) =>
  expect(async () => {
    const shown = await rowsOf(page).allInnerTexts();
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((row) => !row.includes(text))).toEqual([]);
  }).toPass();

/** Opens the first entry of the list that is open. */
export const openFirst = (page: Page) => rowsOf(page).first().getByRole('link').click();

/** Open requests of a page. */
interface Asking {
  readonly open: Set<Request>;
  /** Time at which the last request began or ended. */
  movedAt: number;
}

const asking = new WeakMap<Page, Asking>();

/** Follows the requests of a page from now on, except for the event stream, which does not end. */
export function followRequests(page: Page): Asking {
  const known = asking.get(page);
  if (known) return known;
  const now: Asking = { open: new Set(), movedAt: Date.now() };
  asking.set(page, now);
  const end = (request: Request) => {
    if (now.open.delete(request)) now.movedAt = Date.now();
  };
  page.on('request', (request) => {
    if (request.url().includes('/tickets/events')) return;
    now.open.add(request);
    now.movedAt = Date.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return now;
}

/** Waits until a page has had no open request for half a second. */
export async function untilQuiet(page: Page): Promise<void> {
  const now = followRequests(page);
  const resting = () => (now.open.size > 0 ? 0 : Date.now() - now.movedAt);
  await expect.poll(resting, { intervals: [50] }).toBeGreaterThan(500);
}

/** Waits until a page has loaded its data: no part is busy, and no request is open. */
export async function untilRead(page: Page): Promise<void> {
  followRequests(page);
  await expect(page.locator('#main')).toBeVisible();
  await page.waitForLoadState('load');
  await untilQuiet(page);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Switches to the manager's company in Kiel. */
export async function enterKiel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Unternehmen wechseln/ }).click();
  await page.getByRole('menuitemradio', { name: /Nordwind Spedition Kiel/ }).click();
}
