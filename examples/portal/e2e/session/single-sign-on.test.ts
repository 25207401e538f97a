import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot } from '@foyer/tooling/paths';
import { expect, type Page, test } from 'playwright/test';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { serverSettings } from '../server-settings.ts';

declare global {
  /** The members of the host's object that this page uses. */
  var Foyer: {
    readonly session: { readonly user: { readonly email: string } | null } | null;
    signOut(): Promise<void>;
    setScheme(scheme: 'light' | 'dark'): Promise<void>;
  };
}

const maren = 'manager@nordwind.example';
const buyer = 'buyer@nordwind.example';
const doc = readFileSync(inRoot('docs/single-sign-on.md'), 'utf8');
/** The scripts of docs/single-sign-on.md: `foyer-code.mjs`, and the one that serves the page. */
const [codeScript = '', answerScript = ''] = [...doc.matchAll(/```js\n([\s\S]*?)```/g)].map(
  ([, text]) => text,
);
/** The operator's commands of docs/single-sign-on.md; the first one only lists. */
const commands = [...doc.matchAll(/^npm run partners -- ([^#\n]+)/gm)].map(([, words = '']) =>
  words.trim().split(' '),
);

let folder: string;
let portal: OwnServer;
let site: Server;
let strangers: Server;
let origin: string;
let asked = 0;

/** The user named by the website's own cookie; null without one. */
const userOf = (request: IncomingMessage) =>
  /own-user=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? null;

const pageOf = (user: string | null) => `<!doctype html><html lang="de"><title>Nordwind</title>
  <link rel="stylesheet" href="${portal.url}/elements/foyer.css">
  <style>body{font-family:system-ui;margin:24px;max-inline-size:1000px}h1{font-size:24px}</style>
  <script type="module" src="${portal.url}/elements/foyer.js" data-api="${portal.url}" data-locale="de_DE"></script>
  <script type="module">
    import { Foyer } from '${portal.url}/elements/host.js';
    globalThis.Foyer ??= Foyer;
    Foyer.configure({
      user: ${JSON.stringify(user)},
      async getToken() {
        const answer = await fetch('/foyer-code', { method: 'POST' });
        if (!answer.ok) throw new Error('foyer-code: ' + answer.status);
        return (await answer.json()).code;
      },
    });
  </script>
  <h1>Nordwind</h1><foyer-orders compact></foyer-orders>`;

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => unknown,
): Promise<Server> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-site-'));
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const keyFile = join(folder, 'foyer-public.pem');
  writeFileSync(keyFile, publicKey.export({ type: 'spki', format: 'pem' }));
  writeFileSync(join(folder, 'foyer-code.mjs'), codeScript);
  writeFileSync(join(folder, 'answer.mjs'), answerScript);
  let answerFoyerCode: (...given: unknown[]) => Promise<unknown> = async () => {};
  site = await listen(async (request, response) => {
    if (request.url === '/foyer-code') {
      asked += 1;
      return answerFoyerCode(request, response, { userOf, origin });
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    return response.end(pageOf(userOf(request)));
  });
  strangers = await listen((_, response) => response.end('<!doctype html><title>Stranger</title>'));
  origin = originOf(site);
  portal = await startOwnServer({}, (dataDir) => {
    for (const words of commands) {
      const given = words.map((word) =>
        word.replace('foyer-public.pem', keyFile).replace('https://www.nordwind.example', origin),
      );
      execFileSync('node', [inRoot('packages/server/src/partners-command.ts'), ...given], {
        env: { ...process.env, ...serverSettings, FOYER_DATA_DIR: dataDir },
      });
    }
  });
  process.env.FOYER_URL = portal.url.replace('127.0.0.1', 'localhost');
  process.env.FOYER_PARTNER = 'nordwind-web';
  process.env.FOYER_PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  ({ answerFoyerCode } = await import(pathToFileURL(join(folder, 'answer.mjs')).href));
});

test.afterAll(async () => {
  for (const server of [site, strangers]) {
    server.close();
    server.closeAllConnections();
  }
  await portal.end();
  rmSync(folder, { recursive: true });
});

/** Signs a user in on the website, or out if null, and opens its page. */
async function open(page: Page, user: string | null): Promise<void> {
  await page.context().clearCookies();
  if (user) await page.context().addCookies([{ name: 'own-user', value: user, url: origin }]);
  await page.goto(origin);
}
async function watchAsking(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const look = () => {
      const orders = document.querySelector('foyer-orders');
      if (orders?.shadowRoot?.textContent?.includes('Zur Anmeldung'))
        Object.assign(globalThis, { hasAsked: true });
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => 'hasAsked' in globalThis);
}
const orders = (page: Page) => page.locator('foyer-orders');
const number = /AB-\d{4}-\d+/;
const whoIsIn = (page: Page) => page.evaluate(() => globalThis.Foyer.session?.user?.email ?? null);

test('a user signed in on a website of another origin is signed in at its widgets, without a further sign-in', async ({
  page,
}) => {
  const hasAsked = await watchAsking(page);
  asked = 0;
  await open(page, maren);
  await expect(orders(page)).toContainText(number);
  await expect.poll(() => whoIsIn(page)).toBe(maren);
  expect(await hasAsked()).toBe(false);
  await page.reload();
  await expect(orders(page)).toContainText(number);
  expect([asked, await hasAsked()]).toEqual([1, false]);
});

test('a session that was ended on the server begins again by itself', async ({ page }) => {
  await open(page, maren);
  await expect.poll(() => whoIsIn(page)).toBe(maren);
  asked = 0;
  await page.evaluate(async (api) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('USER_ACCESS_ALL_MODE')) ?? '';
    const body = JSON.stringify({ tokens: JSON.parse(localStorage.getItem(key) ?? '[]') });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${api}/api/portal/security/logout`, { method: 'POST', headers, body });
  }, portal.url);
  await page.reload();
  await expect(orders(page)).toContainText(number);
  await expect.poll(() => whoIsIn(page)).toBe(maren);
  expect(asked).toBe(1);
});

test('a user who signs out stays signed out, and signs in again without a form; the next user sees no data of the previous one', async ({
  page,
}) => {
  await open(page, maren);
  await expect.poll(() => whoIsIn(page)).toBe(maren);
  await page.evaluate(() => globalThis.Foyer.signOut());
  await page.reload();
  await expect(orders(page)).toContainText('Zur Anmeldung');
  await orders(page).getByRole('button', { name: 'Zur Anmeldung' }).click();
  await expect(orders(page)).toContainText(number);
  await expect(page.locator('dialog')).toHaveCount(0);
  await open(page, buyer);
  await expect.poll(() => whoIsIn(page)).toBe(buyer);
  await open(page, null);
  await expect(orders(page)).toContainText('Zur Anmeldung');
  expect(await whoIsIn(page)).toBe(null);
});

test('a user whom the website may not vouch for sees a message, and signs in with a password', async ({
  page,
}) => {
  const heard: string[] = [];
  await page.exposeFunction('tell', (code: string) => heard.push(code));
  await page.addInitScript(() =>
    document.addEventListener('foyer-error', (event) => {
      (globalThis as unknown as { tell(code: string): void }).tell((event as CustomEvent).detail.code);
    }),
  );
  await open(page, 'buyer@sonnental.example');
  await expect(orders(page)).toContainText('konnte nicht übernommen werden');
  await expect.poll(() => heard).toEqual(['get-token-failed']);
  if (process.env.FOYER_SHOTS) await takeShots(page, process.env.FOYER_SHOTS);
  await orders(page).getByRole('button', { name: 'Zur Anmeldung' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-Mail-Adresse').fill(buyer);
  await dialog.getByLabel(/^Passwort\s*\*?$/).fill('Foyer-Demo-2026');
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(orders(page)).toContainText(number);
});

test('a code of the website is worth nothing on a page of strangers, and nothing afterwards', async ({
  page,
}) => {
  const headers = { 'sec-fetch-site': 'same-origin', cookie: `own-user=${maren}` };
  const answer = await fetch(`${origin}/foyer-code`, { method: 'POST', headers });
  const { code } = (await answer.json()) as { code: string };
  const bring = async (from: string) => {
    await page.goto(from);
    return page.evaluate(
      async ([api, given]) => {
        const body = JSON.stringify({ code: given });
        const to = `${api}/api/portal/security/sign-in/partner`;
        return (await fetch(to, { method: 'POST', headers: { 'content-type': 'application/json' }, body }))
          .status;
      },
      [portal.url, code],
    );
  };
  expect(await bring(originOf(strangers))).toBe(410);
  expect(await bring(`${origin}/empty`)).toBe(410);
  // nor does another website get a code for the session of its visitor
  const foreign = await fetch(`${origin}/foyer-code`, {
    method: 'POST',
    headers: { ...headers, 'sec-fetch-site': 'cross-site' },
  });
  expect(foreign.status).toBe(403);
});

async function takeShots(page: Page, to: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.evaluate((scheme) => globalThis.Foyer.setScheme(scheme), colorScheme);
    await page.evaluate((dark) => {
      document.body.style.background = dark ? '#14181f' : '#fff';
    }, colorScheme === 'dark');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.screenshot({ path: join(to, `refused-${colorScheme}-${width}.png`) });
    }
  }
  await page.evaluate(() => globalThis.Foyer.setScheme('light'));
}
