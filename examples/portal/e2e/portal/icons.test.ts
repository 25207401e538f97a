import { toolPageIds, toolPages } from '@foyer/contract';
import { type APIRequestContext, expect, test } from 'playwright/test';

/** Pages that the server answers, by path; with the icon that each names, where that is a brand's. */
const pages: readonly (readonly [path: string, icon?: string])[] = [
  ['/de_DE/login', '/media/brands/foyer/favicon.svg'],
  ['/fr_FR/sonnental/login', '/media/brands/sonnental/favicon.svg'],
  ['/en_GB/nordlicht/order-overview', '/media/brands/nordlicht/favicon.svg'],
  ['/es_ES/forget-password', '/media/brands/foyer/favicon.svg'],
  ['/404'],
  ['/nothing'],
  ['/elements/check'],
  ['/elements/theme'],
  ['/tools.html'],
  ['/mailbox'],
  ['/mailbox/nothing'],
  ['/service-desk'],
  ['/service-desk/nothing/more/of/it'],
];

/** Where pages are asked for, and under which host name: a test's machine need not resolve it. */
interface Origin {
  readonly url: string;
  readonly host: string;
}
const portalAt = (url = ''): Origin => ({ url, host: new URL(url).host });
const toolsAt = (url = ''): Origin => ({ url, host: `tools.localhost:${new URL(url).port}` });

/** Fails unless a page names an icon of its own origin that is there, and that its policy lets in. Answers where the icon is. */
async function iconOf(request: APIRequestContext, origin: Origin, path: string): Promise<string> {
  const answer = await request.get(`${origin.url}${path}`, {
    headers: { accept: 'text/html', host: origin.host },
  });
  expect(answer.headers()['content-type'], path).toContain('text/html');
  const link = /<link [^>]*rel="icon"[^>]*>/.exec(await answer.text())?.[0] ?? '';
  const icon = /href="([^"]+)"/.exec(link)?.[1] ?? '';
  expect(icon, `${path} names its icon`).toMatch(/^\//);
  await isIcon(request, origin, icon);
  const sources = /img-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
  expect(sources, `the policy of ${path}`).toContain("'self'");
  return icon;
}

async function isIcon(request: APIRequestContext, { url, host }: Origin, at: string): Promise<void> {
  const icon = await request.get(`${url}${at}`, { headers: { host } });
  expect(icon.status(), at).toBe(200);
  expect(icon.headers()['content-type'], at).toMatch(/^image\//);
  expect((await icon.body()).length, at).toBeGreaterThan(100);
}

for (const [path, brandIcon] of pages)
  test(`${path} names an icon that is there`, async ({ request, baseURL }) => {
    const icon = await iconOf(request, portalAt(baseURL), path);
    if (brandIcon !== undefined) expect(icon).toBe(brandIcon);
  });

test('the tools’ origin has an icon, and its pages name it', async ({ request, baseURL }) => {
  for (const id of toolPageIds)
    await iconOf(request, toolsAt(baseURL), `/sonnental/${toolPages[id].client}/`);
  await isIcon(request, toolsAt(baseURL), '/favicon.ico');
});

test('what names no icon finds one where browsers look for it', async ({ request, page, baseURL }) => {
  await isIcon(request, portalAt(baseURL), '/favicon.ico');
  expect((await request.head(`${baseURL}/favicon.ico`)).status()).toBe(200);
  const trouble: string[] = [];
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  for (const path of ['/api/portal/openapi.json', '/elements/foyer.js', '/healthz'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(trouble).toEqual([]);
});
