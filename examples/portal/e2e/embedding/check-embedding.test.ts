import { execFileSync } from 'node:child_process';
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '@foyer/tooling/paths';
import { expect, type Page, test } from 'playwright/test';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { serveSite } from '../serve-site.ts';
import { serverSettings } from '../server-settings.ts';

const axeText = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
let folder: string;
let portal: OwnServer;
let site: Awaited<ReturnType<typeof serveSite>>;
let policy = '';

/** A server as an operator has it, whose list is changed while it runs, and a partner's page of another origin. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-check-'));
  const keyFile = join(folder, 'operator-public.pem');
  writeFileSync(keyFile, publicKey.export({ type: 'spki', format: 'pem' }));
  const settings = { FOYER_DEMO: 'false', FOYER_TEXTS_DIR: undefined, LOG_LEVEL: 'error' };
  portal = await startOwnServer(settings, (dataDir) => {
    for (const words of [
      ['add', 'deployment'],
      ['key', 'deployment', keyFile],
      ['brands', 'deployment', '*'],
      ['environments', 'deployment', 'development'],
    ])
      execFileSync('node', [inRoot('packages/server/src/operators-command.ts'), ...words], {
        env: { ...process.env, ...serverSettings, FOYER_DEMO: 'false', FOYER_DATA_DIR: dataDir },
      });
  });
  site = await serveSite(
    () => `<!doctype html><html lang="de"><title>Partner</title>
      <script type="module" src="${portal.url}/elements/foyer.js" data-api="${portal.url}" data-brand="foyer"></script>
      <foyer-login></foyer-login>`,
    (): Record<string, string> => (policy === '' ? {} : { 'content-security-policy': policy }),
  );
});

test.afterAll(async () => {
  site.close();
  await portal.end();
  rmSync(folder, { recursive: true });
});

/** The operator's call, as its systems make it. */
async function change(of: 'allow' | 'remove'): Promise<void> {
  const iat = Math.floor(Date.now() / 1000);
  const audience = portal.url.replace('127.0.0.1', 'localhost');
  const claims = { iss: 'deployment', aud: audience, iat, exp: iat + 60, jti: randomUUID() };
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${encode({ alg: 'ES256', typ: 'foyer-operator+jwt' })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  const assertion = `${text}.${signature.toString('base64url')}`;
  const origins = [{ brand: 'foyer', environment: 'development', origin: site.origin }];
  const answer = await fetch(`${portal.url}/api/portal/operator/origins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ assertion, [of]: origins }),
  });
  expect(answer.status).toBe(200);
}

const results = (page: Page, state: string) => page.locator(`li.${state}`);
const openCheck = (page: Page, more = '&locale=de') =>
  page.goto(`${portal.url}/elements/check?origin=${site.origin}&brand=foyer${more}`);

test('the check page says what is wrong, with the line that mends it, and that it is mended', async ({
  page,
}) => {
  const violated: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violated.push(message.text());
  });
  const answer = await openCheck(page);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'; script-src 'self'");
  const bad = results(page, 'bad');
  await expect(bad).toHaveCount(1);
  await expect(bad).toContainText(`${site.origin} ist für die Marke foyer nicht freigegeben (development)`);
  await expect(bad.locator('code')).toHaveText(
    `npm run origins -- allow foyer ${site.origin} --environment development`,
  );

  await page
    .getByLabel('Content-Security-Policy')
    .fill(`default-src 'none'; script-src ${portal.url} 'self'`);
  await page
    .getByLabel('Quelltext')
    .fill(
      `<link href="${portal.url}/elements/foyer.css"><script src="${portal.url}/elements/9.9.9/foyer.js">`,
    );
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(bad).toHaveCount(5);
  await expect(bad.locator('code')).toContainText([
    'npm run origins',
    `style-src ${portal.url}`,
    `connect-src ${portal.url}`,
    `img-src ${portal.url}`,
  ]);
  await expect(bad.last()).toContainText('mehrere Versionen');

  await change('allow');
  await page.getByLabel('Content-Security-Policy').fill(`default-src ${portal.url}`);
  await page.getByLabel('Quelltext').fill(`<script src="${portal.url}/elements/foyer.js">`);
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(bad).toHaveCount(0);
  await expect(page.getByText('Alles in Ordnung.')).toBeVisible();
  await expect(results(page, 'good').first()).toContainText('ist für die Marke foyer freigegeben');
  await change('remove');
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect(bad).toHaveCount(1);
  expect(violated).toEqual([]);

  await page.evaluate(axeText);
  const found = await page.evaluate(() => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
    return axe.run(document, { resultTypes: ['violations'] });
  });
  expect(found.violations.map(({ id }) => id)).toEqual([]);
});

test('the check page speaks the reader’s language, and knows an address that is none', async ({ page }) => {
  for (const [locale, title] of [
    ['en', 'Check your embedding'],
    ['fr', 'Vérifier une intégration'],
    ['es', 'Comprobar la integración'],
  ] as const) {
    await openCheck(page, `&locale=${locale}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.getByLabel('Sitio web').fill('https://www.example.org/tienda');
  await page.getByLabel('Marca').fill('nadie');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(results(page, 'bad')).toContainText('no existe la marca nadie');
  await page.getByLabel('Marca').fill('foyer');
  await page.getByRole('button', { name: 'Comprobar' }).click();
  await expect(results(page, 'bad')).toContainText('Esto no es un origen');
});

test('the panel of ?foyer-debug says what the page’s own policy blocks, and that nothing does', async ({
  page,
}) => {
  const checked = () =>
    page
      .getByRole('region', { name: 'Foyer debug' })
      .locator('section', { hasText: 'Check' })
      .getByRole('listitem');
  policy = `default-src 'none'; script-src ${portal.url}; connect-src ${portal.url}; style-src 'self'`;
  await page.goto(`${site.origin}/?foyer-debug`);
  const wrong = checked().filter({ hasText: '✗' });
  await expect(wrong).toHaveCount(3);
  await expect(wrong).toContainText([
    `allow foyer ${site.origin} --environment development`,
    `style-src 'self' ${portal.url}`,
    `img-src ${portal.url}`,
  ]);

  await change('allow');
  policy = `default-src 'none'; script-src ${portal.url}; connect-src ${portal.url}; style-src ${portal.url}; img-src ${portal.url}`;
  await page.goto(`${site.origin}/?foyer-debug`);
  await expect(checked().filter({ hasText: '✓' })).toHaveCount(9);
  await expect(wrong).toHaveCount(0);
  await change('remove');
});
