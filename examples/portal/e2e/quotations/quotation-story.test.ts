import { type Browser, expect, type Page, test } from 'playwright/test';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { headingOf, rowsOf, untilRead } from '../page-parts.ts';
import { demoPassword, watchTrouble } from '../sign-in.ts';
import { openAs } from '../signed-in.ts';

let portal: OwnServer;
/** Starts a separate demo, whose orders advance every second. */
test.beforeAll(async () => {
  portal = await startOwnServer({ FOYER_DEMO_STEP_SECONDS: '1' });
});
test.afterAll(() => portal.end());

async function openFor(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    baseURL: portal.url,
    locale: 'de-DE',
    viewport: { width: 1440, height: 900 },
  });
  return context.newPage();
}

/** Signs in at the service desk and opens a quotation. */
async function sitDown(desk: Page, title: string): Promise<void> {
  await desk.goto('/service-desk');
  await desk.getByLabel('E-Mail').fill('support@service.example');
  await desk.getByLabel('Passwort').fill(demoPassword);
  await desk.getByRole('button', { name: 'Anmelden' }).click();
  await desk.getByRole('link').filter({ hasText: title }).click();
}

async function offerAt(desk: Page, price: string, send: string): Promise<void> {
  await desk.getByLabel('Stückpreis').first().fill(price);
  await desk.getByRole('button', { name: send }).click();
  await expect(desk.getByRole('status')).toHaveText('Gespeichert.');
}

const amountOf = (text: string) => /[\d.]+,\d\d/.exec(text)?.[0] ?? '?';

test('from the cart to the invoice: asked, negotiated, made better, accepted once, shipped and charged at what was agreed', async ({
  browser,
}) => {
  const title = 'Ladepark am Kai';
  const page = await openFor(browser);
  const trouble = watchTrouble(page);
  await openAs(page, 'manager@nordwind.example');
  // A request copies the articles of the cart, and the cart keeps them.
  await page.goto('/de_DE/shop-products?shop.q=Wallbox');
  await page.locator('main [part~=article-link]').first().click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.getByText(/im Warenkorb/i).first()).toBeVisible();
  await page.goto('/de_DE/cart');
  await page.getByRole('link', { name: 'Angebot anfragen' }).click();
  await page.getByLabel('Titel').fill(title);
  await page.getByRole('button', { name: 'Unverbindlich anfragen' }).click();
  await page.getByRole('link', { name: 'Anfrage ansehen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihre Anfrage ist bei uns' })).toBeVisible();

  const desk = await openFor(browser);
  await sitDown(desk, title);
  await offerAt(desk, '500,00', 'Angebot senden');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Ihr Angebot ist da' })).toBeVisible();
  await page.getByLabel('Ihre Nachricht').fill('Ist die Montage dabei?');
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText('Ist die Montage dabei?')).toBeVisible();

  // A colleague's window still has the first offer open, ready to accept.
  const colleague = await openFor(browser);
  await openAs(colleague, 'buyer@nordwind.example', new URL(page.url()).pathname);
  await colleague.getByRole('button', { name: 'Angebot annehmen' }).click();
  const dialog = colleague.getByRole('dialog');
  await dialog.getByRole('checkbox').check();

  await page.getByRole('button', { name: 'Nachverhandeln' }).click();
  await page.getByRole('dialog').getByLabel('Ihr Wunsch').fill('Bei 450 sind wir dabei.');
  await page.getByRole('button', { name: 'Wunsch senden' }).click();
  await expect(page.getByRole('heading', { name: 'Wir bereiten Ihr Angebot vor' })).toBeVisible();
  await desk.reload();
  await expect(desk.getByText('Ist die Montage dabei?')).toBeVisible();
  await expect(desk.getByText('Bei 450 sind wir dabei.')).toBeVisible();
  await offerAt(desk, '450,00', 'Angebot senden');

  // The offer has changed since the dialog was opened: nothing is ordered, and the dialog lists the differences line by line.
  await dialog.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect(
    dialog.getByText('Das Angebot hat sich inzwischen geändert. Es wurde nichts gesendet'),
  ).toBeVisible();
  await expect(dialog.getByText(/Stückpreis 500,00\s€ → 450,00\s€/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await colleague.close();

  await page.reload();
  await page.getByRole('button', { name: 'Angebot annehmen' }).click();
  await page.getByRole('dialog').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  const total = amountOf(
    await page
      .locator('main [part=totals]')
      .first()
      .innerText()
      .then((text) => text.split('Gesamtsumme')[1] ?? ''),
  );
  await page.getByRole('link', { name: 'Bestellung ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bestellung AB-/ })).toBeVisible();
  const order = /AB-\d{4}-\d{6}/.exec(await headingOf(page).innerText())?.[0] ?? '?';
  await expect(page.locator('main')).toContainText(/450,00\s€/);
  await expect(page.locator('main')).toContainText(total);

  // The demo ships and charges it.
  const papers = async () => {
    await page.reload();
    await untilRead(page);
    const found = [
      page.getByRole('link', { name: /^Lieferung LS-\d{4}-\d{6}$/ }),
      page.getByRole('button', { name: 'Rechnung herunterladen' }),
    ];
    return Promise.all(found.map((one) => one.count()));
  };
  await expect.poll(papers).toEqual([1, 1]);
  await page.getByRole('link', { name: /^Lieferung LS-/ }).click();
  await expect(page.getByRole('link', { name: `Bestellung ${order}` })).toBeVisible();
  for (const [list, row] of [
    ['shipments', /LS-\d{4}-\d{6}/],
    ['invoices', total],
  ] as const) {
    await page.goto(`/de_DE/${list}`);
    await page.getByRole('searchbox', { name: 'Suche' }).fill(order);
    await expect(rowsOf(page)).toHaveCount(1);
    await expect(rowsOf(page)).toContainText(row);
  }
  // Each side got a mail about the actions of the other.
  await desk.goto('/mailbox');
  for (const subject of [/möchte AN-.* nachverhandeln/, /hat AN-.* angenommen/, /Ihr Angebot AN-/])
    await expect(desk.getByRole('link', { name: subject }).first()).toBeVisible();
  expect(trouble).toEqual([]);
});

test('a private customer declines with a reason, and the desk reads it', async ({ browser }) => {
  const page = await openFor(browser);
  await openAs(page, 'private@kunde.example', '/de_DE/offer-overview?quotations.state=offered');
  await rowsOf(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await page.getByRole('dialog').getByLabel('Grund').fill('Wir ziehen um.');
  await page.getByRole('dialog').getByRole('button', { name: 'Angebot ablehnen' }).click();
  await expect(page.getByRole('heading', { name: 'Sie haben dieses Angebot abgelehnt' })).toBeVisible();
  const number = /AN-\d{4}-\d{6}/.exec(await headingOf(page).innerText())?.[0] ?? '?';
  const desk = await openFor(browser);
  await sitDown(desk, number);
  await expect(desk.getByText('Wir ziehen um.')).toBeVisible();
  await expect(desk.getByRole('button', { name: /Angebot senden/ })).toHaveCount(0);
});
