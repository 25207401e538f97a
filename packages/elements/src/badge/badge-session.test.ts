// @vitest-environment jsdom

import type { Role } from '@foyer/contract';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import { createSdk, type SdkOptions } from '@foyer/core';
import { afterEach, expect, test, vi } from 'vitest';
import { type BadgeSession, joinSession, maySeeCart } from './badge-session.ts';

const close: (() => void)[] = [];
afterEach(() => {
  for (const each of close.splice(0)) each();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
/** A token with a lifetime in seconds. */
function makeToken(lifetime: number): string {
  const now = Math.floor(Date.now() / 1000);
  return `${part({ alg: 'none' })}.${part({ sub: 'user-1', iat: now, exp: now + lifetime })}.x`;
}
const infoOf = (roles: readonly Role[], more: Partial<UserInfo> = {}) =>
  ({ user: { id: 'u', email: 'a@b.example', roles }, company: null, hasNews: false, ...more }) as UserInfo;

/** A browser with a tab that has an SDK, and a tab with a badge alone. */
function openBrowser(info: UserInfo = infoOf(['ROLE_SHOP']), lifetime = 1800) {
  let pieces = 2;
  const seen: string[] = [];
  const answers: Record<string, () => Response> = {
    '/security/login': () => Response.json({ tokens: [{ mode: 'b2b', token: makeToken(lifetime) }] }),
    '/security/logout': () => new Response(null, { status: 204 }),
    '/user-info': () => Response.json(info),
    '/environment': () => Response.json({ branding: { primaryColor: 'ffb000' } }),
    '/cart': () => Response.json({ id: 'cart', itemCount: pieces }),
    '/cart/add-items': () => Response.json({ id: 'cart', itemCount: ++pieces }),
  };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname, search } = new URL(String(input), location.href);
    const path = pathname.replace('/api/portal', '');
    seen.push(path + search);
    return answers[path]?.() ?? new Response('', { status: 404 });
  });
  const scope = `badge${close.length}${String(Math.random()).slice(2)}`;
  const options: SdkOptions = { brand: scope, storageScope: scope };
  const other = createSdk(options);
  close.push(() => {
    other.session.clear();
    other.destroy();
  });
  const needSdk = vi.fn();
  return {
    other,
    answers,
    seen,
    needSdk,
    scope,
    signIn: () => other.session.login('a@b.example', 'pw'),
    asked: () => seen.filter((path) => path === '/cart').length,
    join(): BadgeSession {
      const { session, leave } = joinSession(options, { onChange() {}, needSdk });
      close.push(leave);
      return session;
    },
  };
}
const isSettled = (session: BadgeSession) => vi.waitUntil(() => session.answers().isSettled);
const isAllowed = (session: BadgeSession) => maySeeCart(session.state(), session.answers().user);
/** Collects the reports of a session. */
function reportsOf(session: BadgeSession): string[] {
  const told: string[] = [];
  session.watch(({ user }, reason) => told.push(`${reason} ${user?.email ?? ''}`.trim()), null);
  return told;
}

test('reads nothing while nobody is signed in, then session and cart of a user of another tab', async () => {
  const { other, seen, scope, signIn, join, needSdk } = openBrowser();
  const session = join();
  const told = reportsOf(session);
  await isSettled(session);
  expect([isAllowed(session), session.answers().cart, seen]).toEqual([false, undefined, []]);
  await signIn();
  await vi.waitUntil(() => session.answers().cart);
  expect([isAllowed(session), session.answers().cart]).toEqual([true, { id: 'cart', itemCount: 2 }]);
  expect(seen).toContain(`/user-info?brand=${scope}`);
  expect(session.isCurrent()).toBe(true);
  await other.session.logout();
  await vi.waitUntil(() => !isAllowed(session));
  expect(session.answers().cart).toBeUndefined();
  await vi.waitUntil(() => told.length === 3);
  expect(told).toEqual(['start', 'signed-in a@b.example', 'signed-out']);
  expect(needSdk).not.toHaveBeenCalled();
});

test('reports a session that is gone without a logout as expired, and to a later listener only what is new', async () => {
  const { other, signIn, join } = openBrowser();
  await signIn();
  const session = join();
  const told = reportsOf(session);
  await isSettled(session);
  const later: string[] = [];
  session.watch(
    (report) => later.push(`${report.isSignedIn}`),
    await new Promise((resolve) => session.watch(resolve, null)),
  );
  other.session.clear('expired');
  await vi.waitUntil(() => told.length === 2);
  expect(told).toEqual(['start a@b.example', 'expired']);
  expect(later).toEqual(['false']);
});

test('many badges read once; a session that all have left is opened anew', async () => {
  const { signIn, join, asked, other } = openBrowser();
  await signIn();
  const all = Array.from({ length: 30 }, join);
  await isSettled(all[0] as BadgeSession);
  expect([new Set(all).size, asked()]).toEqual([1, 1]);
  for (const leave of close.splice(1)) leave();
  const again = join();
  expect(again).not.toBe(all[0]);
  await isSettled(again);
  expect(asked()).toBe(2);
  await other.session.logout();
  await vi.waitUntil(() => again.state().status === 'signed-out');
  expect(all[0]?.state().status).toBe('signed-in');
});

test('reads again what another tab has changed, and nothing else', async () => {
  const { other, signIn, join, asked } = openBrowser();
  await signIn();
  const session = join();
  await isSettled(session);
  const before = asked();
  await other.call('addCartItems', { body: { items: [] } } as never);
  await vi.waitUntil(() => session.answers().cart?.itemCount === 3);
  expect(asked()).toBe(before + 1);
});

test('reads no cart that the user may not see', async () => {
  const { signIn, join, asked } = openBrowser(infoOf(['ROLE_USE_CASES']));
  await signIn();
  const session = join();
  await isSettled(session);
  expect([isAllowed(session), asked()]).toEqual([false, 0]);
});

test('knows the colour of the user’s brand, else of the page’s', async () => {
  const branding = { id: 'b', name: 'B', primaryColor: '112233' } as UserInfo['branding'];
  for (const [more, color] of [
    [{ branding }, '112233'],
    [{}, 'ffb000'],
  ] as const) {
    const { signIn, join } = openBrowser(infoOf(['ROLE_SHOP'], more));
    await signIn();
    const session = join();
    await vi.waitUntil(() => session.answers().primaryColor !== undefined);
    expect(session.answers().primaryColor).toBe(color);
  }
});

test('speaks the language of the account, unless the user acts for another one', async () => {
  const { user } = infoOf(['ROLE_SHOP']);
  const actor = { id: 'x', name: 'X', kind: 'impersonation' } as UserInfo['actor'];
  const spoken: string[] = [];
  for (const more of [{}, { actor }]) {
    const { signIn, join } = openBrowser({
      ...infoOf(['ROLE_SHOP'], more),
      user: { ...user, locale: 'fr_FR' },
    });
    await signIn();
    const session = join();
    await isSettled(session);
    spoken.push(session.locale({}), session.locale({ locale: 'es' }));
  }
  expect(spoken).toEqual(['fr_FR', 'es_ES', 'de_DE', 'es_ES']);
});

test('leaves a token that ends soon to an SDK, and reads nothing', async () => {
  const { signIn, join, needSdk, asked } = openBrowser(infoOf(['ROLE_SHOP']), 60);
  await signIn();
  join();
  expect(needSdk).toHaveBeenCalledOnce();
  expect(asked()).toBe(0);
});

test.each([
  ['an error status', () => new Response('{}', { status: 401 })],
  [
    'a login page of a network',
    () => new Response('<p>Wi-Fi</p>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['no number', () => Response.json({ id: 'cart' })],
  ['a list', () => Response.json([])],
  ['null', () => Response.json(null)],
])('leaves an invalid response to an SDK: %s', async (_, answer) => {
  const { answers, signIn, join, needSdk } = openBrowser();
  await signIn();
  answers['/cart'] = answer;
  const session = join();
  await vi.waitUntil(() => needSdk.mock.calls.length > 0);
  expect([isAllowed(session), session.answers().cart, session.answers().isSettled]).toEqual([
    true,
    undefined,
    undefined,
  ]);
});

test('reads again when the user returns after a pause', async () => {
  const { signIn, join, asked } = openBrowser();
  await signIn();
  const session = join();
  await isSettled(session);
  const before = asked();
  window.dispatchEvent(new Event('focus'));
  vi.setSystemTime(Date.now() + 31_000);
  expect(asked()).toBe(before);
  window.dispatchEvent(new Event('focus'));
  await vi.waitUntil(() => asked() === before + 1);
});
