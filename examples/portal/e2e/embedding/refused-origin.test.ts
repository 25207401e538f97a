import { expect, test } from 'playwright/test';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { serveSite } from '../serve-site.ts';

let portal: OwnServer;
let site: Awaited<ReturnType<typeof serveSite>>;

/** A server as an operator has it, without the demo's brands, which any page may use; and a page of another origin. */
test.beforeAll(async () => {
  portal = await startOwnServer({
    FOYER_DEMO: 'false',
    FOYER_TEXTS_DIR: undefined,
    LOG_LEVEL: 'error',
  });
  site = await serveSite(
    () => `<!doctype html><html lang="de"><title>Partner</title>
      <script type="module" src="${portal.url}/elements/foyer.js" data-api="${portal.url}" data-brand="foyer"></script>
      <foyer-login></foyer-login>`,
  );
});

test.afterAll(async () => {
  site.close();
  await portal.end();
});

test('a page whose origin is not allowed is told so on the console, once, with the command that allows it', async ({
  page,
}) => {
  const { origin } = site;
  const told: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('does not let pages')) told.push(message.text());
  });
  await page.goto(origin);
  await expect.poll(() => told).toHaveLength(1);
  expect(told[0]).toContain(`${portal.url} does not let pages of ${origin} use the brand "foyer"`);
  expect(told[0]).toContain(`npm run origins -- allow foyer ${origin}`);
  const login = page.locator('foyer-login');
  await login.getByLabel('E-Mail-Adresse').fill('buyer@nordwind.example');
  await login.locator('input[type=password]').fill('nothing');
  await login.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(login.getByRole('alert')).toContainText(/\S/);
  expect(told).toHaveLength(1);
});
