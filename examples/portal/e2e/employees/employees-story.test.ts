import { type Browser, expect, type Page, test } from 'playwright/test';
import { makeWorkbook } from '../make-workbook.ts';
import { headingOf, menuOf, rowsOf } from '../page-parts.ts';
import { signIn, watchTrouble } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';

/** Makes the people of each run different: a retry finds the invitations of the first attempt. */
const run = Date.now().toString(36);
const mailOf = (at: number) => `person-${run}-${at}@nordwind.example`;
const head = ['E-Mail-Adresse', 'Rollen', 'Vorname', 'Nachname', 'Sprache'];

/** Two hundred people, of whom twelve cannot be invited because their row is invalid. */
const rows = Array.from({ length: 200 }, (_, at): string[] => {
  const person = [mailOf(at), 'SHOP | USE_CASES', 'Person', `${at} ${run}`, 'de'];
  if (at < 5) return person.with(0, `keine-adresse-${at}`);
  if (at < 8) return person.with(1, 'KAPITAEN');
  if (at < 10) return person.with(4, 'xx');
  return at < 12 ? person.with(0, '') : person;
});
const workbook = {
  name: 'neue-mitarbeitende.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: makeWorkbook([head, ...rows]),
};

/** Requests with a token, begun after that moment, that still succeed: the time that a busy machine takes to navigate does not count. */
function servedFrom(page: Page, moment: number): string[] {
  const served: string[] = [];
  page.context().on('response', (answer) => {
    const asked = answer.request();
    const isLater = asked.timing().startTime > moment && 'authorization' in asked.headers();
    if (isLater && answer.ok()) served.push(asked.url());
  });
  return served;
}

async function sitDown(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await openAs(page, email);
  return page;
}

async function checkFile(page: Page): Promise<void> {
  await page.goto('/de_DE/manage-employee?invite=file');
  await page.locator('main input[type=file]').first().setInputFiles(workbook);
  await page.getByRole('button', { name: 'Datei prüfen' }).click();
  await expect(headingOf(page)).toHaveText('Zeilen prüfen');
}

test('200 people are invited by a workbook: five of twelve wrong rows are mended in place, and sending it again sends nothing', async ({
  browser,
}) => {
  const page = await sitDown(browser, 'manager@nordwind.example');
  const trouble = watchTrouble(page);
  await checkFile(page);
  await expect(page.getByRole('button', { name: 'Fehlerhaft: 12' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bereit: 188' })).toBeVisible();
  for (let at = 0; at < 5; at += 1) {
    await page.getByRole('button', { name: `Zeile ${at + 2} berichtigen`, exact: true }).click();
    const row = page.getByRole('region', { name: `Zeile ${at + 2}`, exact: true });
    await expect(row.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein.')).toBeVisible();
    await row.getByLabel('E-Mail-Adresse').fill(mailOf(at));
  }
  await page.getByRole('button', { name: '5 geänderte Zeilen prüfen' }).click();
  await expect(page.getByText('7 Zeilen haben Fehler')).toBeVisible();
  await page.getByRole('button', { name: '193 Einladungen senden' }).click();
  await expect(headingOf(page).filter({ hasText: '193 Personen eingeladen' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Ausgelassene Zeilen (CSV)' }).click();
  expect((await download).suggestedFilename()).toBe('nicht-eingeladen.csv');

  await page.getByRole('button', { name: 'Zu den Mitarbeitenden' }).click();
  await page.getByRole('searchbox').fill(run);
  await expect(page.getByText('193 Ergebnisse')).toBeVisible();
  await expect(rowsOf(page).first()).toContainText('Eingeladen');
  await expect(rowsOf(page).first()).toContainText('Einkauf');

  await checkFile(page);
  await expect(page.getByText('schon gesendet')).toBeVisible();
  await expect(page.getByRole('button', { name: /Schon eingeladen: 188/ })).toBeVisible();
  await expect(page.getByText('In dieser Datei gibt es niemanden einzuladen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Einladungen senden' })).toBeDisabled();

  const mails = await (await browser.newContext()).newPage();
  const arrived = async () => {
    await mails.goto('/mailbox');
    return mails.getByText(mailOf(199)).count();
  };
  await expect.poll(arrived).toBeGreaterThan(0);
  expect(trouble).toEqual([]);
});

test('a deactivated employee is signed out of all pages and the tool within five seconds, and can sign in once activated', async ({
  browser,
}) => {
  const person = await sitDown(browser, 'finance@nordwind.example');
  const second = await person.context().newPage();
  await second.goto('/de_DE/invoices');
  await expect(menuOf(second)).toBeVisible();
  const tool = await person.context().newPage();
  await tool.goto('/de_DE/knowledge-platform');
  const inside = tool.frameLocator('main iframe[part=frame]').getByRole('searchbox');
  await expect(inside).toBeVisible();

  const manager = await sitDown(browser, 'manager@nordwind.example');
  await manager.goto('/de_DE/manage-employee');
  await manager.getByRole('searchbox').fill('finance@nordwind.example');
  await expect(rowsOf(manager)).toHaveCount(1);
  await rowsOf(manager).first().getByRole('link').click();
  await expect(manager).toHaveURL(/\?open=/);
  const answered = manager.waitForResponse((answer) => answer.url().includes('/toggle'));
  await manager.getByRole('button', { name: 'Deaktivieren' }).click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Deaktivieren' }).click();
  await answered;
  const since = Date.now();
  const later = servedFrom(person, since + 5000);
  await expect(manager.getByRole('button', { name: 'Aktivieren', exact: true })).toBeVisible();
  // One page sends a request, and all pages go to the login.
  await person.bringToFront();
  // hovering over a link is enough: it prefetches the screen's data. On a busy machine, the return to the page may have been enough already
  const rest = menuOf(person).getByRole('link', { name: 'Dokumente' }).hover();
  rest.catch(() => undefined);
  await Promise.race([rest, person.waitForURL(/\/login/)]);
  for (const page of [person, second, tool]) await expect(page).toHaveURL(/\/login/);
  await expect(inside).toHaveCount(0);

  await manager.getByRole('button', { name: 'Aktivieren', exact: true }).click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Aktivieren' }).click();
  await expect(manager.getByRole('button', { name: 'Deaktivieren' })).toBeVisible();
  expect(later).toEqual([]);
  await signIn(person, 'finance@nordwind.example');
});
