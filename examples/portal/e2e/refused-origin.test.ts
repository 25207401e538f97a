import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '@foyer/tooling/paths';
import { expect, test } from 'playwright/test';

let dataDir: string;
let portal: ChildProcess;
let base: string;
let site: Server;
let origin: string;

/** A server as an operator has it, without the demo's brands, which any page may use; and a page of another origin. */
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'foyer-refused-'));
  portal = spawn('node', [inRoot('packages/server/src/main.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: '0', HOST: '127.0.0.1', FOYER_DEMO: 'false', FOYER_DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      FOYER_ELEMENTS_DIR: inRoot('packages/elements/dist'),
    },
  });
  const port = await new Promise<string>((resolve, reject) => {
    let said = '';
    portal.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /Foyer is ready: \S+:(\d+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    portal.once('exit', () => reject(new Error(`The server did not start.\n${said}`)));
  });
  base = `http://127.0.0.1:${port}`;
  site = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(
      `<!doctype html><html lang="de"><title>Partner</title>
      <script type="module" src="${base}/elements/foyer.js" data-api="${base}" data-brand="foyer"></script>
      <foyer-login></foyer-login>`,
    );
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  site.close();
  site.closeAllConnections();
  const ended = new Promise((resolve) => portal.once('exit', resolve));
  portal.kill('SIGTERM');
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
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
  expect(told[0]).toContain(`${base} does not let pages of ${origin} use the brand "foyer"`);
  expect(told[0]).toContain(`npm run origins -- allow foyer ${origin}`);
  const login = page.locator('foyer-login');
  await login.getByLabel('E-Mail-Adresse').fill('buyer@nordwind.example');
  await login.locator('input[type=password]').fill('nothing');
  await login.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(login.getByRole('alert')).toBeVisible();
  expect(told).toHaveLength(1);
});
