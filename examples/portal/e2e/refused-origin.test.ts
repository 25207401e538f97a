import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'playwright/test';
import { type OwnServer, startOwnServer } from './own-server.ts';

let portal: OwnServer;
let site: Server;
let origin: string;

/** A server as an operator has it, without the demo's brands, which any page may use; and a page of another origin. */
test.beforeAll(async () => {
  portal = await startOwnServer({
    FOYER_DEMO: 'false',
    FOYER_TEXTS_DIR: undefined,
    LOG_LEVEL: 'error',
  });
  site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="de"><title>Partner</title>
      <script type="module" src="${portal.url}/elements/foyer.js" data-api="${portal.url}" data-brand="foyer"></script>
      <foyer-login></foyer-login>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  site.close();
  site.closeAllConnections();
  await portal.end();
});

test('a page whose origin is not allowed is told so on the console, once, with the command that allows it', async ({
  page,
}) => {
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
  await expect(login.getByRole('alert')).toBeVisible();
  expect(told).toHaveLength(1);
});
