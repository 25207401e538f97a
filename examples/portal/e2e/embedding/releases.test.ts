import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '@foyer/tooling/paths';
import { publishRelease } from '@foyer/tooling/release/publish-release';
import { expect, type Page, test } from 'playwright/test';
import { type OwnServer, startOwnServer } from '../own-server.ts';
import { followRequests, untilQuiet } from '../page-parts.ts';
import { serveSite } from '../serve-site.ts';

let folder: string;
let portal: OwnServer;
let site: Awaited<ReturnType<typeof serveSite>>;
/** The body of the partner's page. */
let body = '';
const { version } = JSON.parse(readFileSync(inRoot('packages/elements/package.json'), 'utf8')) as {
  readonly version: string;
};

/** Starts a server with the build as a release, and a page of another origin. */
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-releases-'));
  const store = join(folder, 'store');
  publishRelease({
    from: inRoot('packages/elements/dist'),
    store,
    changelog: '# x\n\n## Unreleased\n\n- It is tried.\n',
  });
  portal = await startOwnServer({
    FOYER_DEMO: 'false',
    FOYER_TEXTS_DIR: undefined,
    FOYER_RELEASES_DIR: store,
    LOG_LEVEL: 'error',
  });
  site = await serveSite(() => `<!doctype html><html lang="de"><title>Partner</title>${body}`);
});

test.afterAll(async () => {
  site.close();
  await portal.end();
  rmSync(folder, { recursive: true, force: true });
});

/** The tags of a checked version, as the program in docs/versions.md prints them. */
function checkedTags(): string {
  const [, program = ''] =
    /```js\n([\s\S]*?)```/.exec(readFileSync(inRoot('docs/versions.md'), 'utf8')) ?? [];
  const file = join(folder, 'print-tags.mjs');
  writeFileSync(file, program.replaceAll('https://portal.example', portal.url).replace('1.4.2', version));
  return execFileSync(process.execPath, [file], { encoding: 'utf8' });
}

const loader = (path: string) =>
  `<script type="module" src="${portal.url}/elements/${path}" data-api="${portal.url}" data-brand="foyer"></script>`;
const isDefined = (page: Page, tag: string) =>
  page.evaluate((name) => customElements.get(name) !== undefined, tag);

/** Records the Foyer scripts that a page requests, and the messages on the console. */
function watch(page: Page) {
  followRequests(page);
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/elements/') && pathname.endsWith('.js'))
      asked.push(`${pathname.slice(10)}${search}`);
  });
  page.on('console', (message) => said.push(message.text()));
  return { asked, said };
}

/** Adds a byte to the response for a matching script. */
async function tamper(page: Page, name: RegExp): Promise<void> {
  await page.route(name, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  });
}

test('a version is for ever: its own files alone, each of them checked by the browser', async ({ page }) => {
  body = `${checkedTags()}<foyer-login></foyer-login>`;
  const { asked, said } = watch(page);
  await page.goto(site.origin);
  await expect.poll(() => isDefined(page, 'foyer-login')).toBe(true);
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((path) => !path.startsWith(`${version}/`))).toEqual([]);
  expect(said.filter((line) => /integrity|digest/i.test(line))).toEqual([]);
  const kept = await page.request.get(`${portal.url}/elements/${version}/foyer.js`);
  expect(kept.headers()['cache-control']).toContain('immutable');
});

for (const [what, name, refused] of [
  ['the loader', /\/foyer\.js$/, 'foyer.js'],
  ['a chunk that others import', /\/chunks\/react-[^/]*\.js$/, 'react-'],
  ['a script that is imported on demand', /\/widgets\/login\.js$/, 'widgets/login.js'],
] as const)
  test(`the browser refuses ${what} with an additional byte`, async ({ page }) => {
    body = `${checkedTags()}<foyer-login></foyer-login><p id="rest">Rest</p>`;
    const { said } = watch(page);
    await tamper(page, name);
    await page.goto(site.origin);
    await expect
      .poll(() => said.filter((line) => line.includes('valid digest') && line.includes(refused)).length)
      .toBeGreaterThan(0);
    await expect(page.locator('#rest')).toBeVisible();
    // no late request defines it
    await untilQuiet(page);
    expect(await isDefined(page, 'foyer-login')).toBe(false);
  });

test('trying again by hand does not get round the check', async ({ page }) => {
  body = `${checkedTags()}<foyer-news></foyer-news>`;
  const { asked } = watch(page);
  await tamper(page, /\/widgets\/news\.js/);
  await page.goto(site.origin);
  const again = page.getByRole('button', { name: 'Erneut versuchen' });
  await expect(again).toBeVisible();
  await again.click();
  // another import of the same address is refused too; it runs after that of the button
  const address = `${portal.url}/elements/${version}/widgets/news.js`;
  const result = page.evaluate(
    (script) =>
      import(script).then(
        () => 'taken',
        () => 'refused',
      ),
    address,
  );
  expect(await result).toBe('refused');
  await untilQuiet(page);
  expect(new Set(asked.filter((path) => path.includes('news')))).toEqual(
    new Set([`${version}/widgets/news.js`]),
  );
  expect(await isDefined(page, 'foyer-news')).toBe(false);
});

test('a major version takes everything from the version it is', async ({ page }) => {
  const major = version.split('.')[0];
  body = `${loader(`${major}/foyer.js`)}<foyer-login></foyer-login>
    <script type="module">import { Foyer } from '${portal.url}/elements/${major}/host.js'; globalThis.fromHost = Foyer;</script>`;
  const { asked } = watch(page);
  await page.goto(site.origin);
  await expect.poll(() => isDefined(page, 'foyer-login')).toBe(true);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { Foyer, fromHost } = globalThis as { Foyer?: unknown; fromHost?: unknown };
        return Foyer !== undefined && Foyer === fromHost;
      }),
    )
    .toBe(true);
  const ofMajor = asked.filter((path) => path.startsWith(`${major}/`));
  expect([...new Set(ofMajor)].sort()).toEqual([`${major}/foyer.js`, `${major}/host.js`]);
  expect(asked.filter((path) => path.startsWith(`${version}/`)).length).toBeGreaterThan(3);
});

test('a second version on the page loads nothing, and says so', async ({ page }) => {
  body = `${loader(`${version}/foyer.js`)}${loader('foyer.js')}<foyer-login></foyer-login><foyer-news></foyer-news>`;
  const { asked, said } = watch(page);
  await page.goto(`${site.origin}/?foyer-debug`);
  await expect.poll(() => isDefined(page, 'foyer-news')).toBe(true);
  const other = `${version} ${portal.url}/elements/`;
  const warnings = said.filter((line) => line.startsWith('Foyer') && line.includes('stopped'));
  expect(warnings).toEqual([
    `Foyer ${other} stopped: this page already has ${version} ${portal.url}/elements/${version}/`,
  ]);
  expect(asked.filter((path) => !path.startsWith(`${version}/`))).toEqual(['foyer.js']);
  await expect(page.getByRole('region', { name: 'Foyer debug' })).toContainText(
    `stopped, because the page already had a loader: ${other}`,
  );
});
