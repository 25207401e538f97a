import { type Browser, expect, type Page, test } from 'playwright/test';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { headingOf, menuOf } from '../page-parts.ts';
import { endOnServer, signIn, watchTrouble } from '../sign-in.ts';
import { openAs, tokenOf } from '../signed-in.ts';

const toolOf = (page: Page) => page.frameLocator('main iframe[part=frame]');
const enter = (page: Page, name: string) => menuOf(page).getByRole('link', { name, exact: true }).click();

/** A day in German notation. */
const inGerman = (day: string) => day.split('-').reverse().join('.');

async function chooseTimes(page: Page, from: string, until: string): Promise<void> {
  await toolOf(page)
    .getByLabel(/^Beginn/)
    .selectOption(from);
  await toolOf(page).getByLabel(/^Ende/).selectOption(until);
}

async function visit(browser: Browser, server: OwnServer, email: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'de-DE', baseURL: server.url })).newPage();
  await openAs(page, email);
  return page;
}

test.describe('on a server of its own', () => {
  let server: OwnServer;
  test.beforeEach(async () => {
    server = await startOwnServer();
  });
  test.afterEach(() => server.end());

  test('a technician reads an article without a second sign-in, and is out of the tool with the portal', async ({
    browser,
  }) => {
    const page = await visit(browser, server, 'technician@service.example');
    const trouble = watchTrouble(page);
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    await enter(page, 'Wissensplattform');
    await expect(headingOf(page)).toHaveText('Wissensplattform');
    const tool = toolOf(page);
    await tool.getByRole('searchbox', { name: 'Suche' }).fill('ladekabel ABZIEHEN');
    await expect(tool.getByRole('status')).toHaveText('1 Artikel');
    await tool.getByRole('button', { name: 'Ladekabel lässt sich nicht abziehen' }).click();
    await expect(tool.getByRole('heading', { name: 'Ladekabel lässt sich nicht abziehen' })).toBeFocused();
    await expect(tool.getByText(/Notentriegelung/)).toBeVisible();
    await expect(page.locator('main iframe')).toHaveAttribute(
      'title',
      /Ladekabel lässt sich nicht abziehen$/,
    );
    const token = await tokenOf(page);
    expect(addresses.filter((address) => address.includes(token) || address.includes('code='))).toEqual([]);
    expect(trouble).toEqual([]);

    // The session ends elsewhere: the tool notices and reports it, without any action in a tab.
    const other = await page.context().newPage();
    await other.goto('/de_DE/document');
    await expect(headingOf(other)).toBeVisible();
    await page.bringToFront();
    await endOnServer(page);
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login/);
    await expect(tool.getByText(/Notentriegelung/)).toHaveCount(0);
  });

  test('charging is started and stopped, and the load is drawn', async ({ browser }) => {
    const page = await visit(browser, server, 'manager@nordwind.example');
    await enter(page, 'Smart Connect');
    const tool = toolOf(page);
    await expect(tool.getByRole('heading', { name: 'Last über den Tag' })).toBeVisible();
    const site = 'LP 1, Bremen, Am Güterbahnhof 3a';
    const start = tool.getByRole('button', { name: `Laden starten: ${site}` });
    const stop = tool.getByRole('button', { name: `Laden beenden: ${site}` });
    await expect(start.or(stop)).toBeVisible();
    // A vehicle of the weekly plan may be charging already.
    if (await stop.isVisible()) await stop.click();
    await start.click();
    await expect(stop).toBeVisible();
    const card = tool.getByRole('listitem').filter({ has: stop });
    await expect(card).toContainText('22 kW');
    await stop.click();
    await expect(start).toBeVisible();
    await expect(tool.getByRole('listitem').filter({ has: start })).toContainText('Frei');
  });

  test('two people book the same bay: one has it, the other is told and takes another time', async ({
    browser,
  }) => {
    const [one, other] = [
      await visit(browser, server, 'manager@nordwind.example'),
      await visit(browser, server, 'henning.freese@nordwind.example'),
    ];
    const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    for (const page of [one, other]) {
      await enter(page, 'Reservierung');
      await toolOf(page)
        .getByLabel(/^Tag\s*\*?$/)
        .first()
        .fill(inGerman(day));
      await expect(toolOf(page).getByLabel(/^Tag/).last()).toHaveValue(inGerman(day));
      await chooseTimes(page, '08:00', '10:00');
    }
    await toolOf(one).getByRole('button', { name: 'Buchen', exact: true }).click();
    await expect(toolOf(one).getByText('Gebucht: 08:00 bis 10:00.')).toBeVisible();
    await toolOf(other).getByRole('button', { name: 'Buchen', exact: true }).click();
    await expect(toolOf(other).getByText(/in der Zeit schon vergeben/)).toBeVisible();
    // the other user sees who has booked it, and cannot cancel it
    const taken = toolOf(other).getByRole('listitem').filter({ hasText: '08:00 bis 10:00' }).last();
    await expect(taken).toContainText('Katharina Brandt');
    await expect(taken.getByRole('button')).toHaveCount(0);
    await chooseTimes(other, '10:00', '11:15');
    await toolOf(other).getByRole('button', { name: 'Buchen', exact: true }).click();
    await expect(toolOf(other).getByText('Gebucht: 10:00 bis 11:15.')).toBeVisible();
    await toolOf(one).getByRole('button', { name: 'Stornieren: Stellplatz A, 08:00 bis 10:00' }).click();
    await toolOf(one).getByRole('button', { name: 'Jetzt stornieren' }).click();
    await expect(toolOf(one).getByText('Die Buchung ist storniert.')).toBeVisible();
  });

  test('opened by itself it signs in by the portal and comes back', async ({ browser }) => {
    const page = await visit(browser, server, 'manager@nordwind.example');
    await page.goto('/de_DE/knowledge-platform');
    const src = await page.locator('main iframe').getAttribute('src');
    const { origin, pathname } = new URL(src ?? '');
    const { port } = new URL(server.url);
    expect(origin).toBe(`http://tools.localhost:${server.toolsPort}`);
    // The session is stored for the portal's own address.
    await page.goto(`http://localhost:${port}/de_DE/login`);
    await signIn(page, 'manager@nordwind.example', `http://localhost:${port}/de_DE/login`);
    await page.goto(origin + pathname);
    await expect(page.getByRole('heading', { name: 'Wissensplattform' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Suche' })).toBeVisible();
    expect(page.url()).toBe(origin + pathname);
    // the tool belongs to another party: its origin serves nothing of the portal
    const at = (path: string) => page.request.get(`http://127.0.0.1:${server.toolsPort}${path}`);
    const statuses = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await at(path)).status()));
    expect(await statuses('/api/portal/user-info', '/mailbox', '/de_DE/login')).toEqual([404, 404, 404]);
    expect(await statuses('/icon.svg', pathname)).toEqual([200, 200]);
  });
});
