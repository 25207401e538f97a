import { expect, type Page, test } from 'playwright/test';
import { serveSite } from '../hostile-parts.ts';
import { fillLogin } from '../sign-in.ts';

/** The complete page of a partner. */
const fiveLines = (base: string) => `<!doctype html><link rel="stylesheet" href="${base}/elements/foyer.css">
<script type="module" src="${base}/elements/foyer.js" data-api="${base}" data-brand="foyer" data-locale="de_DE"></script>
<foyer-login></foyer-login>
<foyer-shop page-size="4"></foyer-shop>
<foyer-cart></foyer-cart>`;

const policyFor = (base: string) =>
  `default-src 'none'; script-src ${base}; style-src ${base}; connect-src ${base}; img-src ${base}; require-trusted-types-for 'script'`;

/** Events, policy violations and layout shifts of a page. */
interface Told {
  readonly events: readonly (readonly [name: string, detail: Readonly<Record<string, unknown>> | null])[];
  readonly violations: readonly string[];
  /** Sum of layout shifts, except those caused by user input: within half a second, as browsers count it, or later on a slow machine. */
  readonly shift: number;
  /** Descriptions of the moves behind `shift`. */
  readonly moves: readonly string[];
}

/** A shift as Chromium reports it. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

/** Does the work of a user, and waits for its result; layout shifts in between do not count. */
async function act(page: Page, work: () => Promise<unknown>, result: () => Promise<unknown>): Promise<void> {
  const isAwaited = (is: boolean) =>
    page.evaluate(
      (value) => Object.assign((globalThis as unknown as { told: object }).told, { isAwaited: value }),
      is,
    );
  await isAwaited(true);
  await work();
  await result();
  await isAwaited(false);
}

/** Listens to all events of the widgets, to policy violations and to layout shifts, before any other script of the page runs. */
async function listen(page: Page, names: readonly string[]): Promise<() => Promise<Told>> {
  await page.addInitScript((all) => {
    const told = {
      events: [] as unknown[],
      violations: [] as string[],
      moves: [] as string[],
      shift: 0,
      isAwaited: false,
    };
    Object.assign(globalThis, { told });
    for (const name of all)
      document.addEventListener(name, (event) => {
        // The page stays after the sign-in.
        if (name === 'foyer-signed-in') event.preventDefault();
        told.events.push([name, JSON.parse(JSON.stringify((event as CustomEvent).detail ?? null))]);
      });
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      told.violations.push(`${effectiveDirective} ${blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput || told.isAwaited) continue;
        told.shift += entry.value;
        const places = entry.sources.map(({ previousRect: from, currentRect: to }) => `${from.y} to ${to.y}`);
        told.moves.push(`${entry.value} after ${told.events.length} events: ${places.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, names);
  return () => page.evaluate(() => (globalThis as unknown as { told: Told }).told);
}

/** Names of all events, from the published manifest. */
async function eventNames(page: Page, base: string): Promise<readonly string[]> {
  const manifest = await (await page.request.get(`${base}/elements/custom-elements.json`)).json();
  const names: string[] = manifest.modules.flatMap(
    (module: { declarations: { events?: { name: string }[] }[] }) =>
      module.declarations.flatMap(({ events = [] }) => events.map(({ name }) => name)),
  );
  return [...new Set([...names, 'foyer-session', 'foyer-ready', 'foyer-error'])];
}

test('five lines on another origin: signed in, ordered, signed out, all of it told, nothing refused, nothing moved', async ({
  page,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const site = await serveSite({ '/': fiveLines(base) }, { 'content-security-policy': policyFor(base) });
  const tell = await listen(page, await eventNames(page, base));
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(site.url);
  const [login, shop, cart] = [
    page.locator('foyer-login'),
    page.locator('foyer-shop'),
    page.locator('foyer-cart'),
  ];
  await act(
    page,
    () => fillLogin(page, 'buyer@nordwind.example'),
    async () => {
      await expect(login).toContainText('Angemeldet als');
      await expect(shop.getByRole('listitem').getByRole('heading').first()).toBeVisible();
      await expect(cart.locator('[aria-busy=true]')).toHaveCount(0);
    },
  );
  const session = () =>
    page.evaluate(() => (globalThis as { Foyer?: { session: unknown } }).Foyer?.session ?? null);
  expect(await session()).toMatchObject({ isSignedIn: true, user: { email: 'buyer@nordwind.example' } });

  await act(
    page,
    () => shop.getByRole('searchbox').fill('Wallbox'),
    () => expect.poll(async () => (await tell()).events.map(([name]) => name)).toContain('foyer-searched'),
  );
  const card = shop
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /^Wallbox/ }) })
    .first();
  const terms = cart.getByLabel(/Geschäftsbedingungen/);
  await act(
    page,
    () => card.getByRole('button', { name: /Warenkorb|Hinzufügen/ }).click(),
    () => terms.check(),
  );
  await act(
    page,
    () => cart.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click(),
    () => expect(cart).toContainText('Vielen Dank für Ihre Bestellung'),
  );
  await act(
    page,
    () =>
      page.evaluate(() => (globalThis as unknown as { Foyer: { signOut(): Promise<void> } }).Foyer.signOut()),
    () => expect(login.getByLabel('E-Mail-Adresse')).toBeVisible(),
  );
  expect(await session()).toMatchObject({ isSignedIn: false, user: null });

  const { events, violations, shift, moves } = await tell();
  const lines = events.map(([name, detail]) =>
    [name, detail?.tag ?? detail?.reason ?? detail?.text ?? detail?.step ?? ''].join(' ').trim(),
  );
  expect(lines.filter((line) => line.startsWith('foyer-ready')).toSorted()).toEqual(
    ['cart', 'login', 'shop'].map((tag) => `foyer-ready foyer-${tag}`),
  );
  // a cart left by earlier tests reports its step before
  const seen = 'foyer-checkout-step cart';
  expect(lines).toContain(seen);
  expect(lines.filter((line) => !line.startsWith('foyer-ready') && line !== seen)).toEqual([
    'foyer-session start',
    'foyer-signed-in',
    'foyer-session signed-in',
    'foyer-searched Wallbox',
    'foyer-article-added',
    ...['details', 'submitted', 'placed'].map((step) => `foyer-checkout-step ${step}`),
    'foyer-order-placed',
    'foyer-session signed-out',
  ]);
  expect(events.find(([name]) => name === 'foyer-order-placed')?.[1]).toMatchObject({
    number: expect.stringMatching(/^AB-\d{4}-\d+$/),
  });
  expect(violations).toEqual([]);
  expect(errors).toEqual([]);
  expect(shift, moves.join('\n')).toBeLessThanOrEqual(0.01);
  site.close();
});
