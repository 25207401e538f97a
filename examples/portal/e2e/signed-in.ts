import { keptSession } from '@foyer/testing/kept-session';
import { type APIResponse, expect, type Page } from 'playwright/test';
import { followRequests, menuOf } from './page-parts.ts';
import { demoPassword } from './sign-in.ts';

/**
 * Signs in by the API and stores the session where the SDK looks for it, so that the page can open a screen directly. For tests that do not
 * test the login. Removes data that the browser stored before.
 */
export async function beSignedIn(page: Page, email: string): Promise<void> {
  followRequests(page);
  // An open portal would notice the other user, and navigate by itself.
  await page.goto('about:blank');
  const answer = await page.request.post('/api/portal/security/login', {
    data: { username: email, password: demoPassword },
  });
  expect(answer.status(), `${email} signs in`).toBe(200);
  const { tokens } = await answer.json();
  const info = await page.request.get('/api/portal/user-info', {
    headers: { authorization: `Bearer ${tokens[0].token}` },
  });
  const kept = Object.entries(keptSession(tokens, (await info.json()).user.roles));
  const { origin } = new URL(answer.url());
  const localStorage = kept.map(([name, value]) => ({ name, value }));
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
}

/** Opens a screen as a signed-in user. */
export async function openAs(page: Page, email: string, path = '/de_DE'): Promise<void> {
  await beSignedIn(page, email);
  await page.goto(path);
  // in a narrow window the menu is closed
  await expect(
    menuOf(page)
      .or(page.getByRole('button', { name: 'Menü öffnen' }))
      .first(),
  ).toBeVisible();
}

/** The token of the signed-in user of a page's browser. */
export async function tokenOf(page: Page): Promise<string> {
  const { origins } = await page.context().storageState();
  const kept = origins.flatMap((origin) => origin.localStorage);
  const tokens = kept.find(({ name }) => name === 'USER_ACCESS_ALL_MODE')?.value ?? '[]';
  return JSON.parse(tokens)[0]?.token ?? '';
}

/** Calls the API, `/orders?limit=1`, as the signed-in user of a page's browser, independently of the page. */
export async function askAs(
  page: Page,
  path: string,
  { method = 'GET', data }: { readonly method?: string; readonly data?: unknown } = {},
): Promise<APIResponse> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  return page.request.fetch(`/api/portal${path}`, { method, data, headers });
}
