import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from 'playwright/test';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { enterKiel, headingOf, untilRead } from '../page-parts.ts';
import { signIn, watchTrouble } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';

const axeText = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

const opener = (page: Page) => page.getByRole('button', { name: 'Assistent', exact: true });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Assistent' });
const question = (page: Page) => page.getByRole('textbox', { name: 'Ihre Frage' });
const entries = (page: Page) => page.locator('foyer-chatbot [part~=entry]');

async function ask(page: Page, text: string): Promise<void> {
  const before = await entries(page).count();
  await question(page).fill(text);
  await question(page).press('Enter');
  await expect(entries(page).nth(before + 1)).toBeVisible();
  await expect(page.getByText('Ich sehe nach …')).toHaveCount(0);
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Benutzermenü/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(headingOf(page)).toHaveText('Anmelden');
}

/** Violations in the open widget, as "rule: place". */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeText);
  const found = await page.evaluate(async () => {
    const widget = document.querySelector('.header-chatbot')?.shadowRoot;
    const element = widget?.querySelector('foyer-chatbot');
    const moving = [widget, element?.shadowRoot].flatMap((root) => root?.getAnimations() ?? []);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return axe.run('.header-chatbot', { resultTypes: ['violations'], rules: { region: { enabled: false } } });
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${JSON.stringify(target)}`),
  );
}

async function reportMileage(page: Page): Promise<string> {
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.getByLabel(/HH-NW 214E/).check();
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('textbox', { name: /^Kilometerstand/ }).fill('48.900');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  const photo = { name: 'tacho.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('button', { name: 'Weiter zur Prüfung' }).click();
  await page.getByRole('button', { name: 'Verbindlich einreichen' }).click();
  return page.getByText(/^UC-\d{4}-\d{6}$/).innerText();
}

test.describe('on a server of its own, whose driver has to report a mileage first', () => {
  let server: OwnServer;
  test.beforeEach(async () => {
    server = await startOwnServer();
  });
  test.afterEach(() => server.end());

  test('a driver asks for the state of a request, and turns what is not known into a ticket', async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ locale: 'de-DE', baseURL: server.url })).newPage();
    const trouble = watchTrouble(page);
    await openAs(page, 'driver@nordwind.example');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
    const number = await reportMileage(page);

    await opener(page).click();
    await expect(question(page)).toBeFocused();
    await ask(page, `Wie ist der Stand von ${number}?`);
    await expect(entries(page).last()).toContainText(`(${number}): Erledigt, eingereicht am`);
    await entries(page).last().getByRole('link').click();
    await expect(page).toHaveURL(/\/use-cases\?open=/);
    await expect(page.locator('[part~=submission]').filter({ hasText: number })).toBeVisible();

    const open = 'Darf ich in Norwegen mit der Fähre laden?';
    await ask(page, open);
    await expect(entries(page).last()).toContainText('Dazu weiß ich leider nichts');
    await entries(page).last().getByRole('button', { name: 'Als Ticket an unser Team' }).click();
    const addition = page.getByLabel(/^Möchten Sie etwas dazu sagen/);
    await expect(addition).toBeFocused();
    await addition.fill('Ich fahre am Freitag.');
    await page.route('**/api/portal/chat/ticket*', (route) => route.abort());
    await page.getByRole('button', { name: 'Ticket senden' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'versuchen Sie es erneut' })).toBeVisible();
    await expect(addition).toHaveValue('Ich fahre am Freitag.');
    await page.unroute('**/api/portal/chat/ticket*');
    await page.getByRole('button', { name: 'Ticket senden' }).click();
    await entries(page)
      .last()
      .getByRole('link', { name: /^T-\d{4}-\d{6}$/ })
      .click();
    await expect(headingOf(page)).toHaveText(/^Ticket T-/);
    const main = page.getByRole('main');
    for (const said of ['Ich fahre am Freitag.', `Frage: Wie ist der Stand von ${number}?`, `Frage: ${open}`])
      await expect(main.getByText(said).first()).toBeVisible();

    await question(page).press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await signOut(page);
    await expect(page.locator('foyer-chatbot')).toHaveCount(0);
    expect(trouble).toEqual([]);
  });
});

test('it comes from below /chatbot/ to whom is signed in, and goes with the session, the company and the other tab', async ({
  page,
}) => {
  const trouble = watchTrouble(page);
  const fetched: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().includes('/chatbot/'))
      fetched.push(`${new URL(answer.url()).pathname} ${answer.headers()['cache-control']}`);
  });
  await page.goto('/de_DE/login');
  await expect(headingOf(page)).toHaveText('Anmelden');
  expect(fetched).toEqual([]);
  await signIn(page, 'manager@nordwind.example');
  await expect(opener(page)).toBeVisible();
  expect(fetched).toEqual(['/chatbot/chatbot.js no-cache', '/chatbot/chatbot.css no-cache']);

  await opener(page).click();
  await ask(page, 'Was gibt es Neues?');
  await page.goto('/de_DE/news');
  await opener(page).click();
  await ask(page, 'Welche Rechnungen sind offen?');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Dokumente' }).click();
  await expect(page).toHaveURL(/\/document$/);
  await expect(entries(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Assistent schließen' }).click();

  await enterKiel(page);
  await expect(page.getByText(/Sie handeln für Nordwind Spedition Kiel/)).toBeVisible();
  await opener(page).click();
  await expect(entries(page)).toHaveCount(1);

  const other = await page.context().newPage();
  await other.goto('/de_DE');
  await expect(opener(other)).toBeVisible();
  await signOut(page);
  await expect(other.locator('foyer-chatbot')).toHaveCount(0);
  expect(trouble).toEqual([]);
});

test('its place is kept while it comes, in each language', async ({ page }) => {
  await openAs(page, 'finance@nordwind.example');
  await page.setViewportSize({ width: 1440, height: 900 });
  const place = page.locator('.header-chatbot');
  for (const locale of ['de_DE', 'en_GB', 'fr_FR', 'es_ES']) {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/chatbot/chatbot.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(`/${locale}/news`);
    let before: Awaited<ReturnType<typeof place.boundingBox>> = null;
    // the empty place, or the widget that has just taken it
    await expect
      .poll(async () => {
        before = await place.boundingBox();
        return before;
      })
      .not.toBeNull();
    arrive();
    await expect(page.locator('foyer-chatbot button').first()).toBeVisible();
    expect([locale, await place.boundingBox()]).toEqual([locale, before]);
    await page.unroute('**/chatbot/chatbot.js');
  }
});

test('without a backend there is none, and nothing is asked for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/chatbot/') && asked.push(request.url()));
  await page.route('**/api/portal/user-info*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), chatbotBackend: null } });
  });
  await openAs(page, 'norole@nordwind.example');
  await untilRead(page);
  await expect(opener(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  for (const scheme of ['light', 'dark'] as const)
    test(`at ${width} px in the ${scheme} scheme it has no accessibility violation, and manages the keyboard focus`, async ({
      page,
    }) => {
      await page.addInitScript((value) => localStorage.setItem('foyer.portal.scheme', value), scheme);
      await openAs(page, 'finance@nordwind.example');
      await page.setViewportSize({ width, height });
      await expect(opener(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await opener(page).click();
      await ask(page, 'Welche Rechnungen sind offen?');
      await ask(page, 'Wie wird das Wetter in Lissabon?');
      expect(await violations(page)).toEqual([]);
      const box = await panelOf(page).boundingBox();
      if (width < 600) expect(box).toEqual({ x: 0, y: 0, width, height });
      else expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      const isInside = () => page.evaluate(() => document.activeElement?.matches('.header-chatbot') === true);
      const inside: boolean[] = [];
      for (let stop = 0; stop < 12; stop++) {
        await page.keyboard.press('Tab');
        inside.push(await isInside());
      }
      // On a phone the sheet keeps the focus; on a wide page Tab continues into the page.
      if (width < 600) expect(await page.evaluate(() => document.activeElement?.closest('main'))).toBeNull();
      else expect(inside).toContain(false);
      await question(page).focus();
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      expect(await violations(page)).toEqual([]);
    });
