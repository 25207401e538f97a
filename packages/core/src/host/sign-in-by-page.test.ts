// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createSdk } from '../sdk/create-sdk.ts';
import {
  createMemoryStorage,
  createScriptedApi,
  json,
  makeToken,
  problem,
  userInfo,
} from '../testing/scripted-api.ts';
import { type PageSignIn, pageSignInEvent, runningPageSignIn } from './page-sign-in.ts';
import { signInByPage } from './sign-in-by-page.ts';

const MINUTE = 60_000;
const open: (() => void)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) close();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await navigator.locks?.request('foyer.refresh', async () => undefined);
});

/** Returns a server that exchanges codes and can end the resulting sessions. */
function world(local = createMemoryStorage()) {
  let ended = false;
  const tokens = (sub: string) => json({ tokens: [{ mode: 'b2b', token: makeToken({ sub }) }] });
  const refused = () => problem(401, 'session_revoked');
  const api = createScriptedApi({
    'POST /security/sign-in/partner': ({ body }) => {
      const { code } = body as { code: string };
      if (code === 'used') return problem(410, 'challenge_expired');
      ended = false;
      return tokens(code);
    },
    'POST /security/login': () => tokens('typed'),
    'POST /security/logout': () => new Response(null, { status: 204 }),
    'POST /security/refresh-jwt': () => (ended ? refused() : tokens('maren')),
    'GET /user-info': () => (ended ? refused() : json(userInfo())),
    'GET /news': () => (ended ? refused() : json({ items: [], nextCursor: null })),
    'GET /environment/locales': () => json(['de_DE']),
  });
  const storage = { local, session: createMemoryStorage() };
  const openPage = () => {
    const sdk = createSdk({ fetch: api.fetch, storage, storageScope: '' });
    open.push(() => sdk.destroy());
    return sdk;
  };
  const end = () => {
    ended = true;
  };
  return { api, openPage, end, exchanged: () => api.count('/security/sign-in/partner') };
}
type Sdk = ReturnType<ReturnType<typeof world>['openPage']>;
function run(sdk: Sdk, page: PageSignIn) {
  const running = signInByPage(sdk, page);
  open.push(running.close);
  return running;
}
const codeOf = (code: string | null) => vi.fn(async () => code);
const isIn = (sdk: Sdk) => sdk.session.$state.get().status === 'signed-in';
const stateOf = (sdk: Sdk) => runningPageSignIn(sdk.options)?.state;
const settled = (sdk: Sdk) => vi.waitUntil(() => stateOf(sdk) !== 'waiting' || isIn(sdk));

test('gets a code from the page at the start, and makes widgets wait for it', async () => {
  const { openPage } = world();
  const sdk = openPage();
  const heard = vi.fn();
  document.addEventListener(pageSignInEvent, heard);
  open.push(() => document.removeEventListener(pageSignInEvent, heard));
  const getToken = codeOf('maren');
  run(sdk, { user: 'maren', getToken });
  expect(stateOf(sdk)).toBe('waiting');
  await vi.waitUntil(() => isIn(sdk) && stateOf(sdk) === 'idle');
  expect(getToken).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls.length).toBeGreaterThanOrEqual(2);
});

test('leaves an SDK for another API alone', () => {
  const { openPage } = world();
  run(openPage(), { getToken: () => new Promise(() => {}) });
  const other = createSdk({ storageScope: '.x', fetch: async () => json({}) });
  open.push(() => other.destroy());
  expect(runningPageSignIn(other.options)).toBeUndefined();
});

test('requests nothing where nobody is signed in on the page, and makes nobody wait', async () => {
  const { openPage, exchanged } = world();
  const sdk = openPage();
  const getToken = codeOf('maren');
  run(sdk, { user: null, getToken });
  expect(stateOf(sdk)).toBe('idle');
  await Promise.resolve();
  expect([getToken.mock.calls.length, exchanged()]).toEqual([0, 0]);
});

test('accepts a page that returns no code', async () => {
  const { openPage, exchanged } = world();
  const sdk = openPage();
  run(sdk, { getToken: codeOf(null) });
  await settled(sdk);
  expect([stateOf(sdk), exchanged()]).toEqual(['idle', 0]);
});

test.each<[string, PageSignIn['getToken'], string]>([
  ['that throws', () => Promise.reject(new Error('502')), 'get-token-failed'],
  ['whose code the server refuses', codeOf('used'), 'challenge_expired'],
])('reports to a page %s, and does not try again automatically', async (_, getToken, code) => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const heard: string[] = [];
  const listen = (event: Event) => heard.push((event as CustomEvent<{ code: string }>).detail.code);
  document.addEventListener('foyer-error', listen);
  open.push(() => document.removeEventListener('foyer-error', listen));
  const sdk = world().openPage();
  run(sdk, { user: 'maren', getToken });
  await vi.waitUntil(() => stateOf(sdk) === 'refused');
  expect(heard).toEqual([code]);
  expect(told).toHaveBeenCalledTimes(1);
});

test('renews an expired session with new tokens of the same person, who stays signed in', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { openPage, end, exchanged } = world();
  const sdk = openPage();
  run(sdk, { user: 'maren', getToken: codeOf('maren') });
  await vi.waitUntil(() => isIn(sdk));
  const states: string[] = [];
  open.push(sdk.session.$state.listen(({ status }) => states.push(status)));
  vi.setSystemTime(Date.now() + 45 * MINUTE);
  end();
  const answer = await sdk.call('listNews', { query: {} });
  expect(answer.ok).toBe(true);
  expect([states, exchanged()]).toEqual([[], 2]);
});

test('renews a session that was ended elsewhere once, not repeatedly', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { openPage, end, exchanged } = world();
  const sdk = openPage();
  run(sdk, { user: 'maren', getToken: codeOf('maren') });
  await vi.waitUntil(() => isIn(sdk));
  vi.setSystemTime(Date.now() + MINUTE);
  end();
  await sdk.call('listNews', { query: {} });
  await vi.waitUntil(() => isIn(sdk) && exchanged() === 2);
  end();
  await sdk.call('listNews', { query: {} });
  await vi.waitUntil(() => !isIn(sdk));
  // a third sign-in would begin with the end of the session, and would show as the state waiting
  expect([stateOf(sdk), exchanged()]).toEqual(['idle', 2]);
});

test('keeps a user signed out after a deliberate logout, also after a reload, until they sign in or the page has another user', async () => {
  const { openPage, exchanged } = world();
  const sdk = openPage();
  const first = run(sdk, { user: 'maren', getToken: codeOf('maren') });
  await vi.waitUntil(() => isIn(sdk));
  await sdk.session.logout();
  first.close();
  const again = openPage();
  const running = run(again, { user: 'maren', getToken: codeOf('maren') });
  await vi.waitUntil(() => stateOf(again) === 'idle');
  expect([isIn(again), exchanged()]).toEqual([false, 1]);
  expect(await running.attempt()).toBe(true);
  await again.session.logout();
  running.close();
  const others = openPage();
  run(others, { user: 'jonas', getToken: codeOf('jonas') });
  await vi.waitUntil(() => isIn(others));
});

test.each<[string, string | null, string | null]>([
  ['another user of the page', 'jonas', 'jonas'],
  ['a page without a user', null, null],
])('ends the session of the previous user for %s', async (_, user, code) => {
  const { openPage } = world();
  const before = openPage();
  const first = run(before, { user: 'maren', getToken: codeOf('maren') });
  await vi.waitUntil(() => isIn(before));
  first.close();
  const sdk = openPage();
  expect(isIn(sdk)).toBe(true);
  run(sdk, { user, getToken: codeOf(code) });
  await vi.waitUntil(() => isIn(sdk) === (user !== null));
  const token = await sdk.session.freshToken();
  const sub = token && JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sub;
  expect(sub).toBe(user);
});

test('keeps a user who signed in by the form where the page knows nobody', async () => {
  const sdk = world().openPage();
  await sdk.session.login('a@b.example', 'secret');
  run(sdk, { user: null, getToken: codeOf(null) });
  await Promise.resolve();
  expect(isIn(sdk)).toBe(true);
});

test('gives precedence to a logout while the page provides a code', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { openPage, end } = world();
  const sdk = openPage();
  let answer: (code: string) => void = () => {};
  const getToken = vi
    .fn<() => Promise<string | null>>()
    .mockResolvedValueOnce('maren')
    .mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  run(sdk, { user: 'maren', getToken });
  await vi.waitUntil(() => isIn(sdk));
  vi.setSystemTime(Date.now() + 45 * MINUTE);
  end();
  const call = sdk.call('listNews', { query: {} });
  await vi.waitUntil(() => getToken.mock.calls.length === 2);
  await sdk.session.logout();
  answer('maren');
  await call;
  expect(isIn(sdk)).toBe(false);
});
