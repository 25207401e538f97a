import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from 'playwright/test';
import { demoPassword, fillLogin } from './sign-in.ts';

/** What old libraries do to the prototypes of a page, before anything of Foyer runs. */
function spoilPrototypes(): void {
  const list = Array.prototype as unknown as Record<string, unknown>;
  list.toJSON = function toJSON(this: unknown[]) {
    return `[${this.map((entry) => JSON.stringify(entry)).join(', ')}]`;
  };
  list.each = list.first = list.contains = () => undefined;
  (String.prototype as unknown as Record<string, unknown>).toJSON = function toJSON(this: string) {
    return `"${this}"`;
  };
  Array.from = ((from: ArrayLike<unknown> | null) => (from ? [].slice.call(from) : [])) as never;
  for (const type of [Object, Function, Error, Promise, Map, Set, RegExp, Date, Number]) {
    Object.freeze(type);
    Object.freeze(type.prototype);
  }
}

const unkindStyles = `
  * { all: unset !important; }
  *::before, *::after { content: 'X' !important; }
  :root { direction: rtl !important; font-size: 62.5%; line-height: 4; text-transform: uppercase; letter-spacing: 1em;
    color: red; white-space: pre; writing-mode: vertical-rl; -webkit-text-fill-color: lime; }`;

/** A page of the server's own origin that the server does not have. */
async function servePage(page: Page, address: string, head: string, body: string): Promise<void> {
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}
const loader = (base: string) =>
  `<script type="module" src="${base}/elements/foyer.js" data-api="${base}" data-brand="foyer"></script>`;
const stay = `<script>document.addEventListener('foyer-signed-in', (event) => event.preventDefault())</script>`;
const widgets = '<foyer-login></foyer-login><foyer-shop page-size="4"></foyer-shop>';

test('a page with spoilt prototypes, unkind styles and another base leaves the widgets whole', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(spoilPrototypes);
  const head = `<base href="https://elsewhere.example/x/"><style>${unkindStyles}</style>${loader(base)}`;
  const dialog = `<dialog><form method="dialog">${widgets}</form></dialog>`;
  await servePage(
    page,
    `${base}/unkind`,
    head,
    `${dialog}${stay}<script>document.querySelector('dialog').showModal()</script>`,
  );
  await page.goto('/unkind');
  await fillLogin(page, 'buyer@nordwind.example');
  await expect(page.locator('foyer-login')).toContainText('Angemeldet als');
  const shop = page.locator('foyer-shop');
  await expect(shop.getByRole('listitem').getByRole('heading').first()).toBeVisible();
  const look = await shop.locator('[part~=root]').evaluate((node) => {
    const { direction, textTransform, fontSize, letterSpacing, whiteSpace, writingMode } =
      getComputedStyle(node);
    return { direction, textTransform, fontSize, letterSpacing, whiteSpace, writingMode };
  });
  expect(look).toEqual({
    direction: 'ltr',
    textTransform: 'none',
    fontSize: '14px',
    letterSpacing: 'normal',
    whiteSpace: 'normal',
    writingMode: 'horizontal-tb',
  });
  expect(errors).toEqual([]);
});

/** A site of its own: what a browser allows a frame depends on where its page really came from. */
async function serveSite(pages: Readonly<Record<string, string>>) {
  const server = createServer(({ url = '' }, response) => {
    const page = pages[url];
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' });
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

test('in a sandboxed frame, without storage or cookies, the session lives in memory', async ({
  page,
  baseURL,
}) => {
  const site = await serveSite({
    '/': '<iframe sandbox="allow-scripts allow-forms" src="/framed" width="1000" height="1200"></iframe>',
    '/framed': `<!doctype html><html lang="de">${loader(baseURL ?? '')}${widgets}${stay}`,
  });
  await page.goto(site.url);
  const frame = page.frameLocator('iframe');
  const login = frame.locator('foyer-login');
  await login.getByLabel('E-Mail-Adresse').fill('buyer@nordwind.example');
  await login.locator('input[type=password]').fill(demoPassword);
  await login.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(login).toContainText('Angemeldet als');
  await expect(frame.locator('foyer-shop').getByRole('listitem').first()).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  site.close();
});

test('two brands on one page are two sessions; a snapshot of the page that is put back works on', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const brands = ['foyer', 'sonnental'].map(
    (brand) => `<section id="${brand}"><foyer-login brand="${brand}"></foyer-login></section>`,
  );
  await servePage(page, `${base}/brands`, loader(base), `${brands.join('')}${stay}`);
  await page.goto('/brands');
  const sonnental = page.locator('#sonnental foyer-login');
  await sonnental.getByLabel('E-Mail-Adresse').fill('buyer@sonnental.example');
  await sonnental.locator('input[type=password]').fill(demoPassword);
  await sonnental.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(sonnental).toContainText('Angemeldet als');
  await expect(page.locator('#foyer foyer-login').getByLabel('E-Mail-Adresse')).toBeVisible();
  // what Turbo does when somebody goes back
  await page.evaluate(() => {
    const snapshot = document.body.cloneNode(true);
    document.documentElement.replaceChild(document.createElement('body'), document.body);
    document.documentElement.replaceChild(snapshot, document.body);
  });
  await expect(sonnental).toContainText('Angemeldet als');
  await expect(page.locator('#foyer foyer-login').getByLabel('E-Mail-Adresse')).toBeVisible();
});
