import { expect, type Locator, type Page, test } from 'playwright/test';
import { loader, serveSite, spoilPrototypes, stay, unkindStyles, widgets } from '../hostile-parts.ts';
import { demoPassword } from '../sign-in.ts';

/** Serves a page on the server's own origin that the server does not have. */
async function servePage(page: Page, address: string, head: string, body: string): Promise<void> {
  const html = `<!doctype html><html lang="de"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}

interface Declared {
  readonly tagName?: string;
  readonly sample: Readonly<Record<string, unknown>>;
}

/** All widgets of the published manifest, with those attributes of their samples that are not objects. */
async function everyWidget(page: Page, base: string): Promise<readonly { tag: string; html: string }[]> {
  const manifest = await (await page.request.get(`${base}/elements/custom-elements.json`)).json();
  const all: Declared[] = manifest.modules.flatMap(
    (module: { declarations: Declared[] }) => module.declarations,
  );
  return all.flatMap(({ tagName, sample }) => {
    if (!tagName) return [];
    const given = Object.entries(sample).filter(([, value]) => typeof value !== 'object');
    const attributes = given.map(([name, value]) => ` ${name}="${value}"`).join('');
    return [{ tag: tagName, html: `<${tagName}${attributes}></${tagName}>` }];
  });
}

/** Computed text styles of a widget's root, which must not depend on the styles of the page. */
const lookOf = (widget: Locator) =>
  widget
    .locator('[part~=root]')
    .first()
    .evaluate((node) => {
      const { direction, textTransform, fontSize, letterSpacing, whiteSpace, writingMode } =
        getComputedStyle(node);
      return { direction, textTransform, fontSize, letterSpacing, whiteSpace, writingMode };
    });
const plainLook = {
  direction: 'ltr',
  textTransform: 'none',
  fontSize: '14px',
  letterSpacing: 'normal',
  whiteSpace: 'normal',
  writingMode: 'horizontal-tb',
};

test('a page with spoilt prototypes, unkind styles and another base leaves the widgets whole', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(spoilPrototypes);
  const head = `<base href="https://elsewhere.example/x/"><style>${unkindStyles}</style>${loader(base)}`;
  const every = await everyWidget(page, base);
  const dialog = `<dialog><form method="dialog">${every.map(({ html }) => html).join('')}</form></dialog>`;
  await servePage(
    page,
    `${base}/unkind`,
    head,
    `${dialog}${stay}<script>document.querySelector('dialog').showModal()</script>`,
  );
  await page.goto('/unkind');
  const login = page.locator('foyer-login');
  await login.getByLabel('E-Mail-Adresse').fill('manager@nordwind.example');
  await login.locator('input[type=password]').fill(demoPassword);
  await login.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(login).toContainText('Angemeldet als');
  await expect(page.locator('foyer-shop').getByRole('listitem').getByRole('heading').first()).toBeVisible();
  for (const { tag } of every) {
    const widget = page.locator(tag);
    await expect(widget.locator('[part~=broken]'), tag).toHaveCount(0);
    expect(await lookOf(widget), tag).toEqual(plainLook);
  }
  expect(errors).toEqual([]);
});

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
  // Turbo replaces the body in this way on a navigation back
  await page.evaluate(() => {
    const snapshot = document.body.cloneNode(true);
    document.documentElement.replaceChild(document.createElement('body'), document.body);
    document.documentElement.replaceChild(snapshot, document.body);
  });
  await expect(sonnental).toContainText('Angemeldet als');
  await expect(page.locator('#foyer foyer-login').getByLabel('E-Mail-Adresse')).toBeVisible();
});
