// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSdk } from '../sdk/create-sdk.ts';
import type { FoyerSdk } from '../sdk/sdk.ts';
import {
  createMemoryStorage,
  createScriptedApi,
  json,
  makeToken,
  problem,
  userInfo,
} from '../testing/scripted-api.ts';
import { keepCurrent } from './keep-current.ts';

let sdk: FoyerSdk;
let user = userInfo();
const api = createScriptedApi({
  'POST /security/login': () => json({ tokens: [{ mode: 'b2b', token: makeToken() }] }),
  'GET /user-info': () => json(user),
  'GET /orders': () => problem(403, 'onboarding_required'),
  'GET /cart': () => problem(404, 'not_found'),
  'GET /invoice': () => problem(403, 'forbidden'),
});
const asked = () => api.count('/user-info');
const rolesNow = () => sdk.$userInfo.get().data?.user.roles;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  api.seen.length = 0;
  user = userInfo();
  sdk = createSdk({
    fetch: api.fetch,
    storage: { local: createMemoryStorage(), session: createMemoryStorage() },
  });
  await sdk.session.login('a@b.example', 'pw');
});
afterEach(() => {
  sdk.destroy();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Mounts two widgets that show the user. */
async function look() {
  const stops = [keepCurrent(sdk.$userInfo), keepCurrent(sdk.$userInfo)];
  await sdk.$userInfo.load();
  return () => {
    for (const stop of stops) stop();
  };
}
const comeBack = (after: number) => {
  vi.setSystemTime(Date.now() + after);
  window.dispatchEvent(new Event('focus'));
};

test('the user is fetched again after a return to the page, unless the pause was short', async () => {
  const stop = await look();
  user = userInfo(['ROLE_USE_CASES']);
  comeBack(20_000);
  expect(asked()).toBe(1);
  comeBack(20_000);
  await vi.waitUntil(() => rolesNow()?.includes('ROLE_USE_CASES'));
  expect(asked()).toBe(2);
  stop();
});

test('the user is fetched again every few minutes, but not while the tab is hidden', async () => {
  const stop = await look();
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(10 * 60_000);
  expect(asked()).toBe(1);
  seen.mockReturnValue('visible');
  vi.advanceTimersByTime(60_000);
  await vi.waitUntil(() => asked() === 2);
  await sdk.$userInfo.load();
  vi.advanceTimersByTime(2 * 60_000);
  expect(asked()).toBe(2);
  vi.advanceTimersByTime(2 * 60_000);
  await vi.waitUntil(() => asked() === 3);
  stop();
});

test('a prompt that has become due is known before the refused call answers', async () => {
  const stop = await look();
  user = userInfo([], { user: { ...userInfo().user, needsOnboarding: true } });
  const refused = await sdk.call('listOrders');
  expect(refused).toMatchObject({ ok: false, error: { code: 'onboarding_required' } });
  expect(sdk.$userInfo.get().data?.user.needsOnboarding).toBe(true);
  await Promise.all([sdk.call('listOrders'), sdk.call('listOrders')]);
  expect(sdk.$userInfo.get().status).toBe('ready');
  const before = asked();
  await sdk.call('getCart');
  expect(asked()).toBe(before);
  stop();
});

test('a role that was taken away is known before the refused call answers', async () => {
  user = userInfo(['ROLE_USE_CASES']);
  const stop = await look();
  user = userInfo();
  expect(await sdk.call('listInvoices')).toMatchObject({ ok: false, error: { code: 'forbidden' } });
  expect(rolesNow()).toEqual(user.user.roles);
  stop();
});
