import { type Browser, expect, type Page, test } from 'playwright/test';
import { follow } from '../follow.ts';
import { openFirst, rowsOf } from '../page-parts.ts';
import { recordBytes } from '../received-bytes.ts';
import { watchTrouble } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';
import { startTwoInstances, type TwoInstances } from '../two-instances.ts';

const note = 'Skonto war im Stammsatz vergessen, Kulanz erlaubt.';
const answer = 'Sie bekommen heute eine berichtigte Rechnung.';
const subject = 'Skonto fehlt auf der Rechnung';

let instances: TwoInstances;
test.beforeAll(async () => {
  instances = await startTwoInstances();
});
test.afterAll(() => instances.end());

/** Opens a separate browser context for a user, signed in at an instance, with a clock that can be stopped. */
async function sitDown(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'de-DE' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  const page = await context.newPage();
  await openAs(page, email);
  await page.clock.install();
  return page;
}

/** Takes a screenshot and pastes it into a field. */
async function pasteScreenshot(page: Page, field: string): Promise<void> {
  const png = (await page.screenshot()).toString('base64');
  await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    await navigator.clipboard.write([
      new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) }),
    ]);
  }, png);
  await page.getByLabel(field).focus();
  await page.keyboard.press('Control+V');
  await expect(page.getByText('image.png').first()).toBeVisible();
}

const fieldOf = (page: Page) => page.getByLabel('Ihre Antwort');
const messageOf = (page: Page, text: string) => page.locator('[part~=message]', { hasText: text });
const send = (page: Page) => page.getByRole('button', { name: 'Antwort senden' }).click();

test('a pasted screenshot and the file that answers it are there within two seconds, through another instance, while one types; a note never', async ({
  browser,
}) => {
  const [near, far] = instances.urls;
  const customer = await sitDown(browser, near, 'manager@nordwind.example');
  const technician = await sitDown(browser, far, 'technician.admin@service.example');
  const trouble = [watchTrouble(customer), watchTrouble(technician)];
  const received = await recordBytes(customer);
  await technician.goto('/de_DE/tickets');
  await expect(rowsOf(technician).first()).toBeVisible();

  await customer.goto('/de_DE/invoices');
  await openFirst(customer);
  await customer.getByRole('link', { name: 'Frage dazu stellen' }).click();
  await customer.getByLabel('Betreff').fill(subject);
  await customer.getByLabel('Was ist passiert?').fill('Vereinbart sind zwei Prozent.');
  await pasteScreenshot(customer, 'Was ist passiert?');
  const open = customer.getByRole('button', { name: 'Ticket senden' });
  await follow('a ticket', () => open.click(), [[technician, (text) => text.includes(subject)]]);
  await customer.getByRole('link', { name: 'Ticket ansehen' }).click();
  await openFirst(technician);
  await expect(technician.getByRole('button', { name: 'image.png ansehen' })).toBeVisible();

  await fieldOf(customer).pressSequentially('Sind das dann');
  const internal = technician.getByLabel('Nur intern, der Kunde sieht das nicht');
  await internal.check();
  await fieldOf(technician).fill(note);
  await send(technician);
  await expect(messageOf(technician, note)).toBeVisible();
  await fieldOf(technician).fill(answer);
  await technician
    .locator('main input[type=file][multiple]')
    .last()
    .setInputFiles({ name: 'berechnung.png', mimeType: 'image/png', buffer: await technician.screenshot() });
  await follow('an answer with a file', () => send(technician), [
    [customer, (text) => text.includes(answer) && text.includes('berechnung.png')],
  ]);
  await expect(customer.getByRole('status').filter({ hasText: `Neue Antwort von` })).toContainText(answer);
  await expect(fieldOf(customer)).toBeFocused();
  await customer.keyboard.type(' 1.960 Euro?');
  await expect(fieldOf(customer)).toHaveValue('Sind das dann 1.960 Euro?');

  await pasteScreenshot(customer, 'Ihre Antwort');
  await follow('a reply', () => send(customer), [[technician, (text) => text.includes('1.960 Euro?')]]);
  await expect(messageOf(technician, '1.960 Euro?').getByText('image.png')).toBeVisible();

  await expect.poll(received.streamed).toContain('event: changed');
  const all = await received.all();
  expect(all).toContain(answer);
  expect(all).not.toContain(note);
  expect(trouble).toEqual([[], []]);
});
