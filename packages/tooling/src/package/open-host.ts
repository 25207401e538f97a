import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fallbackLanguage } from '@foyer/contract/languages';
import { longestWait } from '@foyer/testing/test-limits';
import type { Browser, BrowserContext, Page } from 'playwright';
import { serveFolder } from '../bench/serve-folder.ts';
import { toolEnvironment } from '../run-command.ts';
import type { Host } from './hosts.ts';

/** The portal's address in the code of the hosts. */
const portal = 'https://portal.example';

/** Serves the page as a partner does. */
async function serve(folder: string, page: Host['page']): Promise<{ url: string; close(): unknown }> {
  if ('folder' in page) return serveFolder(join(folder, page.folder));
  const server = spawn('node', [page.server], {
    cwd: folder,
    env: toolEnvironment({ PORT: '0' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    server.once('exit', () => reject(new Error(`${page.server} ended.`)));
  });
  return { url: `http://127.0.0.1:${port}`, close: () => server.kill() };
}

/** Creates a policy that allows the inline scripts of the served page by their hashes, and no other inline code. */
function policyOf(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  const from = `'self' ${portal}`;
  return `default-src 'none'; script-src ${from} ${hashes.join(' ')}; style-src ${from}; connect-src ${from}; img-src ${from} data:; base-uri 'none'; form-action 'none'`;
}

/** Adds the policy to the page, and routes the portal's address to the server and to the packed elements. */
async function routeTo(context: BrowserContext, url: string, api: string, elements: string): Promise<void> {
  await context.route(`${url}/`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policyOf(await response.text()) };
    await route.fulfill({ response, headers });
  });
  await context.route(`${portal}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (pathname.startsWith('/elements/')) {
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ path: join(elements, pathname.slice('/elements/'.length)), headers });
    }
    const response = await route.fetch({ url: `${api}${pathname}${search}` });
    await route.fulfill({ response });
  });
}

/** Signs in; the login, the orders and the host's own output must show the session. */
async function use(page: Page): Promise<void> {
  await page.locator('input[name=username]').fill('manager@nordwind.example');
  await page.locator('input[name=password]').fill('Foyer-Demo-2026');
  await page.locator('input[name=password]').press('Enter');
  await page.locator('output', { hasText: /^b2b,b2c_cc$/ }).waitFor();
  await page.getByText('Angemeldet als').waitFor();
  await page
    .getByText(/AB-\d{4}-\d+/)
    .first()
    .waitFor();
}

/** Opens a host's page under a strict policy and uses it. Returns the faults. */
export async function openHost(
  browser: Browser,
  folder: string,
  host: Host,
  { api, elements }: { readonly api: string; readonly elements: string },
): Promise<string[]> {
  const faults: string[] = [];
  const served = await serve(folder, host.page);
  const context = await browser.newContext({ locale: fallbackLanguage });
  try {
    await routeTo(context, served.url, api, elements);
    const page = await context.newPage();
    page.setDefaultTimeout(longestWait);
    page.on('pageerror', ({ message }) => faults.push(message));
    // violations of the policy are logged as errors too
    page.on(
      'console',
      (line) => line.type() === 'error' && faults.push(`${line.text()} ${line.location().url}`),
    );
    await page.goto(`${served.url}/`);
    await use(page);
    // a copy: requests that fail after the routes are removed are no faults
    return [...faults];
  } catch (error) {
    return [...faults, String(error)];
  } finally {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    await served.close();
  }
}
