import { type Browser, expect, type Page, test } from 'playwright/test';
import { openFirst, rowsOf, untilRead } from '../page-parts.ts';
import { recordBytes } from '../received-bytes.ts';
import { watchTrouble } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';

/** Differs in each run: a retry finds the ticket of the first attempt. */
const subject = `Skonto fehlt auf der Rechnung (${Date.now()})`;
const note = 'Skonto war im Stammsatz vergessen, Kulanz erlaubt.';
const answer = 'Sie bekommen heute eine berichtigte Rechnung.';

/** Opens a separate browser context with a signed-in user. */
async function sitDown(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
  await openAs(page, email);
  return page;
}

async function openBySubject(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Suche' }).fill(subject);
  await expect(rowsOf(page)).toHaveCount(1);
  await openFirst(page);
  await expect(page.getByRole('heading', { name: 'Gespräch' })).toBeVisible();
}

const write = async (page: Page, text: string) => {
  await page.getByLabel('Ihre Antwort').fill(text);
  await page.getByRole('button', { name: 'Antwort senden' }).click();
  await expect(page.locator('[part~=message]', { hasText: text })).toBeVisible();
};

test('from an invoice to its ticket, answered beside a note that the customer never receives, solved and opened again', async ({
  browser,
}) => {
  const customer = await sitDown(browser, 'manager@nordwind.example');
  const trouble = watchTrouble(customer);
  const received = await recordBytes(customer);
  await customer.goto('/de_DE/invoices');
  await openFirst(customer);
  const title = customer.getByRole('heading', { level: 1, name: /^Rechnung RE-/ });
  const invoice = /RE-\d{4}-\d{6}/.exec(await title.innerText())?.[0] ?? '?';
  await customer.getByRole('link', { name: 'Frage dazu stellen' }).click();
  await expect(customer.getByText(`Zur Rechnung ${invoice}`)).toBeVisible();
  await customer.getByLabel('Betreff').fill(subject);
  await customer.getByLabel('Was ist passiert?').fill('Vereinbart sind zwei Prozent.');
  const screenshot = await customer.screenshot();
  await customer
    .locator('main input[type=file][multiple]')
    .setInputFiles({ name: 'ausschnitt.png', mimeType: 'image/png', buffer: screenshot });
  await customer.getByRole('button', { name: 'Ticket senden' }).click();
  await customer.getByRole('link', { name: 'Ticket ansehen' }).click();
  await expect(customer.getByText('Antwort versprochen bis')).toBeVisible();
  await expect(customer.getByRole('link', { name: invoice })).toBeVisible();
  await customer.getByRole('button', { name: 'ausschnitt.png ansehen' }).click();
  await expect(customer.getByRole('dialog').getByRole('img')).toBeVisible();
  await customer.keyboard.press('Escape');
  // The customer leaves the ticket: an open ticket counts as read when an answer arrives.
  await customer.goto('/de_DE/tickets');
  await customer.getByRole('searchbox', { name: 'Suche' }).fill(subject);
  await expect(rowsOf(customer)).toHaveCount(1);
  const unread = rowsOf(customer).getByText('Ungelesen');
  await expect(unread).toHaveCount(0);

  const technician = await sitDown(browser, 'technician.admin@service.example');
  await technician.goto('/de_DE/tickets');
  await openBySubject(technician);
  await technician.getByLabel('Nur intern, der Kunde sieht das nicht').check();
  await write(technician, note);
  await write(technician, answer);
  await expect(technician.getByText('Nur intern', { exact: true })).toHaveCount(1);

  await expect(unread).toHaveCount(1);
  await openFirst(customer);
  await expect(customer.getByText(answer)).toBeVisible();
  await customer.goBack();
  await expect(rowsOf(customer)).toHaveCount(1);
  await expect(unread).toHaveCount(0);
  await openFirst(customer);

  await customer.getByRole('button', { name: 'Als gelöst melden' }).click();
  const badge = customer.locator('main [part~=head]');
  await expect(badge).toContainText('Gelöst');
  await customer.getByRole('button', { name: 'Wieder öffnen' }).click();
  await expect(badge).toContainText('In Bearbeitung');
  await untilRead(customer);
  const all = await received.all();
  expect(all).toContain(answer);
  expect(all).not.toContain(note);
  expect(trouble).toEqual([]);
});
