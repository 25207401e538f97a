import { type APIRequestContext, expect, test } from 'playwright/test';

/** Pages that the server serves, by path, with the icon of the brand if the page has one. */
const pages: readonly (readonly [path: string, icon?: string])[] = [
  ['/de_DE/login', '/media/brands/foyer/favicon.svg'],
  ['/fr_FR/sonnental/login', '/media/brands/sonnental/favicon.svg'],
  ['/en_GB/nordlicht/order-overview', '/media/brands/nordlicht/favicon.svg'],
  ['/es_ES/forget-password', '/media/brands/foyer/favicon.svg'],
  ['/404'],
  ['/nothing'],
  ['/elements/check'],
  ['/elements/theme'],
  ['/mailbox'],
  ['/mailbox/nothing'],
  ['/service-desk'],
  ['/service-desk/nothing/more/of/it'],
];

/** Fails unless a page names an icon of its own origin that exists and that its policy allows. Returns the address of the icon. */
async function iconOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path, { headers: { accept: 'text/html' } });
  expect(answer.headers()['content-type'], path).toContain('text/html');
  const link = /<link [^>]*rel="icon"[^>]*>/.exec(await answer.text())?.[0] ?? '';
  const icon = /href="([^"]+)"/.exec(link)?.[1] ?? '';
  expect(icon, `${path} names its icon`).toMatch(/^\//);
  await isIcon(request, icon);
  const sources = /img-src ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1];
  expect(sources, `the policy of ${path}`).toContain("'self'");
  return icon;
}

async function isIcon(request: APIRequestContext, at: string): Promise<void> {
  const icon = await request.get(at);
  expect(icon.status(), at).toBe(200);
  expect(icon.headers()['content-type'], at).toMatch(/^image\//);
  expect((await icon.body()).length, at).toBeGreaterThan(100);
}

for (const [path, brandIcon] of pages)
  test(`${path} names an existing icon`, async ({ request }) => {
    const icon = await iconOf(request, path);
    if (brandIcon !== undefined) expect(icon).toBe(brandIcon);
  });

test('responses without a named icon use the icon at the default address', async ({ request, page }) => {
  await isIcon(request, '/favicon.ico');
  expect((await request.head('/favicon.ico')).status()).toBe(200);
  const trouble: string[] = [];
  page.on('console', (message) => message.type() === 'error' && trouble.push(message.text()));
  for (const path of ['/api/portal/openapi.json', '/elements/foyer.js', '/healthz'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(trouble).toEqual([]);
});
