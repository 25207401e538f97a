import { afterEach, describe, expect, test, vi } from 'vitest';
import { runGuard } from '../guard/run-guard.ts';
import {
  createMemoryStorage,
  createScriptedApi,
  json,
  makeToken,
  userInfo,
} from '../testing/scripted-api.ts';
import { createSdk } from './create-sdk.ts';
import { lookAhead } from './look-ahead.ts';

const orders = { path: '/orders?limit=25&locale=de_DE' };
const close: (() => void)[] = [];
afterEach(() => {
  for (const each of close.splice(0)) each();
  vi.unstubAllGlobals();
});

/** Returns a browser in which a user has signed in, and the requests that it sends from then on. */
async function world() {
  const tokens = () => json({ tokens: ['b2b', 'b2c_cc'].map((mode) => ({ mode, token: makeToken() })) });
  const api = createScriptedApi({
    'POST /security/login': tokens,
    'GET /orders': () => json({ items: [], nextCursor: null }),
    'GET /environment/locales': () => json(['de_DE']),
  });
  vi.stubGlobal('fetch', api.fetch);
  const storage = { local: createMemoryStorage(), session: createMemoryStorage() };
  const options = { storage, locale: 'de_DE', apiBase: 'https://api.example/' };
  const start = () => {
    const sdk = createSdk(options);
    close.push(() => sdk.destroy());
    return sdk;
  };
  await start().session.login('a@b.example', 'pw');
  const sent = () => api.seen.filter(({ path }) => path === '/orders');
  return { api, storage, options, start, sent };
}

describe('a prefetch of a page', () => {
  test('is exactly the request that the SDK sends', async () => {
    const { options, start, sent } = await world();
    await start().call('listOrders', { query: { limit: 25, locale: 'de_DE' } });
    await lookAhead(options).askOwn(orders);
    const [first, second] = sent().map(({ query, method, headers }) => [`${query}`, method, [...headers]]);
    expect(second).toEqual(first);
  });

  test('is taken by the SDK with the same request, once', async () => {
    const { options, start, sent } = await world();
    const answer = lookAhead(options).askOwn(orders);
    expect(answer).not.toBeNull();
    const sdk = start();
    const asked = await sdk.call('listOrders', { query: { limit: 25, locale: 'de_DE' } });
    expect(asked).toMatchObject({ ok: true, value: { items: [] } });
    expect(sent()).toHaveLength(1);
    await sdk.call('listOrders', { query: { limit: 25, locale: 'de_DE' } });
    expect(sent()).toHaveLength(2);
  });

  test('is not given to another person', async () => {
    const { options, start, sent } = await world();
    lookAhead(options).askOwn(orders);
    const sdk = start();
    await sdk.session.logout();
    await sdk.session.login('c@d.example', 'pw');
    await sdk.call('listOrders', { query: { limit: 25, locale: 'de_DE' } });
    const [ahead, own] = sent().map(({ headers }) => headers.get('authorization'));
    expect(own).toBeTruthy();
    expect(own).not.toBe(ahead);
  });

  test('is not sent while a refresh is due or nobody is signed in', async () => {
    const { options, storage, start, sent } = await world();
    storage.local.setItem('USER_ACCESS_EXPIRE_TIME.api.example', `${Date.now() + 60_000}`);
    const ahead = lookAhead(options);
    expect([ahead.isSignedIn, ahead.askOwn(orders)]).toEqual([true, null]);
    await start().session.logout();
    expect(lookAhead(options)).toMatchObject({ isSignedIn: false });
    expect(lookAhead(options).askOwn(orders)).toBeNull();
    expect(sent()).toEqual([]);
  });

  test('of a restricted screen waits until the guard has found the permission of this user, mode and company', async () => {
    const { api, options, start } = await world();
    let held: string[] = [];
    api.handlers['GET /user-info'] = () => json(userInfo(held));
    const roles = (...names: string[]) => {
      held = names;
    };
    const permitted = () =>
      ['signedIn', 'shop', 'orders', 'auditLog'].filter((name) => lookAhead(options).isPermitted(name));
    expect(permitted()).toEqual(['signedIn']);
    roles('ROLE_FLEET_FINANCIAL');
    await runGuard(start(), { path: '/de_DE' });
    expect(permitted()).toEqual(['signedIn', 'orders']);
    roles('ROLE_FLEET_MANAGER');
    // a refused screen stores the permissions too
    expect(await runGuard(start(), { path: '/de_DE/shop' })).toMatchObject({ rule: 'route-access' });
    expect(permitted()).toEqual(['signedIn', 'auditLog']);
    const sdk = start();
    sdk.session.selectMode('b2c_cc');
    expect(permitted()).toEqual(['signedIn']);
    await runGuard(sdk, { path: '/de_DE' });
    expect(permitted()).toEqual(['signedIn']);
    await sdk.session.logout();
    expect(permitted()).toEqual([]);
  });

  test('of a public read has no token', async () => {
    const { options, api } = await world();
    await lookAhead(options).askPublic({ path: '/environment/locales' });
    expect(api.last('/environment/locales')?.headers.has('authorization')).toBe(false);
  });
});
