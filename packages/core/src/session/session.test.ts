import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDrafts } from '../drafts/open-drafts.ts';
import type { SdkOptions } from '../options/sdk-options.ts';
import { createSdk } from '../sdk/create-sdk.ts';
import type { FoyerSdk } from '../sdk/sdk.ts';
import {
  createMemoryStorage,
  createScriptedApi,
  createThrowingStorage,
  type Handler,
  json,
  makeToken,
  problem,
  type TokenFacts,
  userInfo,
} from '../testing/scripted-api.ts';

const MINUTE = 60_000;
let open: FoyerSdk[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(async () => {
  for (const sdk of open) sdk.destroy();
  open = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // All tests of this process share the lock, which is held for a moment after a refresh.
  await refreshIsOver();
});

function world(given: { facts?: TokenFacts; handlers?: Record<string, Handler>; modes?: string[] } = {}) {
  const { facts = {}, modes = ['b2b', 'b2c_cc'] } = given;
  const tokens = () => json({ tokens: modes.map((mode) => ({ mode, token: makeToken(facts) })) });
  const api = createScriptedApi({
    'POST /security/login': tokens,
    'POST /security/refresh-jwt': tokens,
    'POST /security/logout': () => new Response(null, { status: 204 }),
    'POST /security/authorize/other': () =>
      json({ token: makeToken({ ...facts, act: { sub: facts.sub ?? 'u1' } }) }),
    'GET /user-info': () => json(userInfo()),
    'GET /news': () => json({ items: [], nextCursor: null }),
    ...given.handlers,
  });
  const storage = { local: createMemoryStorage(), session: createMemoryStorage() };
  const tab = (more: SdkOptions = {}) => {
    const sdk = createSdk({ fetch: api.fetch, storage, ...more });
    open.push(sdk);
    return sdk;
  };
  return { api, storage, tab };
}
/**
 * Resolves after a refresh is over, which keeps the lock until its response is handled and a moment longer; this request for the lock comes
 * after all others.
 */
const refreshIsOver = () => navigator.locks.request('foyer.refresh', async () => undefined);
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE);
const bearer = (headers: Headers | undefined) => headers?.get('authorization')?.replace('Bearer ', '');
const gate = () => {
  let open: () => void = () => undefined;
  const wait = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { wait, open };
};

describe('login', () => {
  test('stores the first token as the active mode and keeps all, under the names of the specification', async () => {
    const { tab, storage, api } = world();
    const sdk = tab();
    expect(await sdk.session.login('a@b.example', 'pw')).toEqual({ ok: true, value: undefined });
    expect(storage.local.getItem('USER_ACCESS_SELECTED_MODE')).toBe('b2b');
    const all = JSON.parse(storage.local.getItem('USER_ACCESS_ALL_MODE') ?? '');
    expect(all.map((one: { mode: string }) => one.mode)).toEqual(['b2b', 'b2c_cc']);
    expect(Number(storage.local.getItem('USER_ACCESS_EXPIRE_TIME'))).toBe(Date.now() + 30 * MINUTE);
    expect(storage.local.getItem('cookie.USER_ACCESS_TOKEN')).toBe(all[0].token);
    await sdk.call('listNews');
    expect(bearer(api.last('/news')?.headers)).toBe(all[0].token);
  });

  test('a refused login is an answer, and changes nothing', async () => {
    const { tab, storage } = world({
      handlers: { 'POST /security/login': () => problem(401, 'invalid_credentials') },
    });
    const sdk = tab();
    const result = await sdk.session.login('a@b.example', 'pw');
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_credentials', status: 401 } });
    expect(sdk.session.$state.get()).toMatchObject({ status: 'signed-out', endedBecause: null });
    expect(storage.local.length).toBe(0);
  });

  const secondFactor = {
    challenge: 'kT9v',
    expiresAt: '2030-01-01T00:00:00.000Z',
    secondsLeft: 600,
    methods: ['totp'],
    enrolment: [],
  };

  test('the correct password of an account with a second factor begins no session, and returns the challenge', async () => {
    const { tab, storage } = world({
      handlers: {
        'POST /security/login': () =>
          new Response(JSON.stringify({ code: 'second_factor_required', secondFactor }), {
            status: 403,
            headers: { 'content-type': 'application/problem+json' },
          }),
      },
    });
    const sdk = tab();
    const result = await sdk.session.login('a@b.example', 'pw');
    expect(result).toMatchObject({ ok: false, error: { code: 'second_factor_required', secondFactor } });
    expect([sdk.session.$state.get().status, storage.local.length]).toEqual(['signed-out', 0]);
  });

  test('the call that completes a sign-in needs no token, and its response begins the session', async () => {
    const tokens = [{ mode: 'b2b', token: makeToken() }];
    const { tab, api } = world({ handlers: { 'POST /security/sign-in/verify': () => json({ tokens }) } });
    const sdk = tab();
    const body = { method: 'totp' as const, challenge: 'kT9v', code: '123456' };
    const answer = await sdk.call('verifySignIn', { body });
    if (!answer.ok) throw new Error(answer.error.code);
    expect(api.last('/security/sign-in/verify')?.headers.get('authorization')).toBeNull();
    expect(sdk.session.$state.get().status).toBe('signed-out');
    expect(await sdk.session.login(answer.value)).toEqual({ ok: true, value: undefined });
    expect(sdk.session.$state.get()).toMatchObject({ status: 'signed-in', mode: 'b2b' });
    expect(await sdk.session.login({ tokens: [] })).toMatchObject({ ok: false });
  });

  test('an SDK with a brand or another API keeps its own session', async () => {
    const { tab, storage } = world();
    await tab({ brand: 'nordlicht', apiBase: 'https://api.example' }).session.login('a@b.example', 'pw');
    expect(storage.local.getItem('USER_ACCESS_SELECTED_MODE.api.example.nordlicht')).toBe('b2b');
    expect(tab().session.$state.get().status).toBe('signed-out');
  });

  test('a session survives the page, with the selected mode', async () => {
    const { tab } = world();
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    sdk.session.selectMode('b2c_cc');
    expect(tab().session.$state.get()).toMatchObject({ status: 'signed-in', mode: 'b2c_cc' });
  });
});

describe('refresh', () => {
  test('not with more than ten minutes left, once with ten', async () => {
    const { tab, api } = world();
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    later(19.9);
    await sdk.call('listNews');
    expect(api.count('/security/refresh-jwt')).toBe(0);
    later(0.1);
    await sdk.call('listNews');
    expect(api.count('/security/refresh-jwt')).toBe(1);
    expect(api.last('/security/refresh-jwt')?.body).toMatchObject({
      tokens: [{ mode: 'b2b' }, { mode: 'b2c_cc' }],
    });
    await sdk.call('listNews');
    expect(api.count('/security/refresh-jwt')).toBe(1);
  });

  test.each([['with Web Locks'], ['without Web Locks']])('happens once for 20 callers, %s', async (kind) => {
    if (kind === 'without Web Locks') vi.stubGlobal('navigator', {});
    const { tab, api } = world();
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    later(25);
    const before = bearer(api.last('/news')?.headers);
    const results = await Promise.all(Array.from({ length: 20 }, () => sdk.call('listNews')));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect(api.count('/security/refresh-jwt')).toBe(1);
    expect(
      new Set(api.seen.filter(({ path }) => path === '/news').map((one) => bearer(one.headers))).size,
    ).toBe(1);
    expect(bearer(api.last('/news')?.headers)).not.toBe(before);
  });

  test.each([['with Web Locks'], ['without Web Locks']])('happens once for two tabs, %s', async (kind) => {
    if (kind === 'without Web Locks') vi.stubGlobal('navigator', {});
    const { tab, api } = world();
    const first = tab();
    await first.session.login('a@b.example', 'pw');
    const second = tab();
    later(25);
    const calls = [first, second].flatMap((sdk) => Array.from({ length: 10 }, () => sdk.call('listNews')));
    expect((await Promise.all(calls)).every(({ ok }) => ok)).toBe(true);
    expect(api.count('/security/refresh-jwt')).toBe(1);
    expect(await first.session.freshToken()).toBe(await second.session.freshToken());
  });

  test.each([[1], [-1]])('a clock that is %d day off changes nothing', async (days) => {
    const { tab, api } = world({ facts: { clock: days * 1440 * MINUTE } });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    later(15);
    expect((await sdk.call('listNews')).ok).toBe(true);
    expect(api.count('/security/refresh-jwt')).toBe(0);
    later(6);
    expect((await sdk.call('listNews')).ok).toBe(true);
    expect(api.count('/security/refresh-jwt')).toBe(1);
  });

  test('follows a clock that was set back while the page is open, instead of a dead session', async () => {
    const { tab, api } = world();
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    later(-1440);
    expect((await sdk.call('listNews')).ok).toBe(true);
    expect(api.count('/security/refresh-jwt')).toBe(1);
  });

  test('without a response keeps the old token in use', async () => {
    const { tab, api } = world({
      handlers: { 'POST /security/refresh-jwt': () => problem(503, 'unavailable') },
    });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    later(25);
    expect((await sdk.call('listNews')).ok).toBe(true);
    expect(api.count('/security/refresh-jwt')).toBe(1);
    expect(sdk.session.$state.get().status).toBe('signed-in');
  });

  test('does not flood the server where tokens are very short', async () => {
    const { tab, api } = world({ facts: { lifetime: 300 } });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    for (let n = 0; n < 5; n++) await sdk.call('listNews');
    // Tokens of a refresh are not refreshed again for a moment; those of the login are.
    expect(api.count('/security/refresh-jwt')).toBeLessThanOrEqual(2);
  });
});

describe('a suspended tab that missed the changes of another', () => {
  /** Returns an active tab, and a second one that has no channel; memory storage sends no events. */
  async function awakeAndAsleep(handlers: Record<string, Handler> = {}) {
    const parts = world({ handlers });
    const awake = parts.tab();
    await awake.session.login('a@b.example', 'pw');
    vi.stubGlobal('BroadcastChannel', undefined);
    const asleep = parts.tab();
    vi.unstubAllGlobals();
    return { ...parts, awake, asleep };
  }

  test('takes the other’s tokens instead of using up its own again', async () => {
    const { api, awake, asleep } = await awakeAndAsleep();
    later(25);
    await awake.call('listNews');
    const fresh = bearer(api.last('/news')?.headers);
    later(2);
    expect((await asleep.call('listNews')).ok).toBe(true);
    expect(bearer(api.last('/news')?.headers)).toBe(fresh);
    expect(api.count('/security/refresh-jwt')).toBe(1);
  });

  test('refreshes with the other’s tokens where those are due again', async () => {
    const { api, awake, asleep } = await awakeAndAsleep();
    later(25);
    await awake.call('listNews');
    const fresh = bearer(api.last('/news')?.headers);
    later(25);
    expect((await asleep.call('listNews')).ok).toBe(true);
    const body = api.last('/security/refresh-jwt')?.body as { tokens: { token: string }[] };
    expect(body.tokens[0]?.token).toBe(fresh);
    expect(api.count('/security/refresh-jwt')).toBe(2);
  });

  test('never asks as another person who signed in meanwhile', async () => {
    let [refused, subject] = ['', 'u1'];
    const handler: Handler = ({ headers }) =>
      bearer(headers) === refused ? problem(401, 'session_revoked') : json({ items: [], nextCursor: null });
    const { api, awake, asleep, storage } = await awakeAndAsleep({
      'GET /news': handler,
      'POST /security/login': () => json({ tokens: [{ mode: 'b2b', token: makeToken({ sub: subject }) }] }),
    });
    refused = storage.local.getItem('cookie.USER_ACCESS_TOKEN') ?? '';
    await awake.session.logout();
    subject = 'u2';
    await awake.session.login('c@d.example', 'pw');
    expect(await asleep.call('listNews')).toMatchObject({ ok: false, error: { code: 'aborted' } });
    expect(api.count('/news')).toBe(1);
    expect(asleep.session.$state.get().status).toBe('signed-in');
    expect((await asleep.call('listNews')).ok).toBe(true);
  });
});

describe('a refresh under way while', () => {
  /** Tokens are due, and the refresh that a call began waits for `hold`. */
  async function refreshing() {
    const hold = gate();
    const fresh = ['b2b', 'b2c_cc'].map((mode) => ({ mode, token: makeToken({ lifetime: 1900 }) }));
    const parts = world({
      handlers: { 'POST /security/refresh-jwt': async () => hold.wait.then(() => json({ tokens: fresh })) },
    });
    const sdk = parts.tab();
    await sdk.session.login('a@b.example', 'pw');
    return { ...parts, hold, fresh, sdk };
  }
  const stored = (storage: { local: Storage }) =>
    JSON.parse(storage.local.getItem('USER_ACCESS_ALL_MODE') ?? '[]');

  test('the mode changes: the new tokens are kept, since the old ones are used up', async () => {
    const { sdk, api, hold, fresh, storage } = await refreshing();
    later(25);
    const pending = sdk.call('listNews');
    await vi.waitFor(() => expect(api.count('/security/refresh-jwt')).toBe(1));
    sdk.session.selectMode('b2c_cc');
    const next = sdk.call('listNews');
    hold.open();
    expect(await pending).toMatchObject({ ok: false, error: { code: 'aborted' } });
    expect((await next).ok).toBe(true);
    expect(stored(storage)).toEqual(fresh);
    expect(bearer(api.last('/news')?.headers)).toBe(fresh[1]?.token);
    expect(sdk.session.$state.get()).toMatchObject({ status: 'signed-in', mode: 'b2c_cc' });
    later(5);
    await sdk.call('listNews');
    expect(api.count('/security/refresh-jwt')).toBe(1);
  });

  test('the company is left: the new tokens are kept, and nothing is requested for that company', async () => {
    const { sdk, api, hold, fresh, storage } = await refreshing();
    await sdk.session.switchCompany('other');
    later(25);
    const pending = sdk.call('listNews');
    await vi.waitFor(() => expect(api.count('/security/refresh-jwt')).toBe(1));
    sdk.session.leaveCompany();
    hold.open();
    expect(await pending).toMatchObject({ ok: false, error: { code: 'aborted' } });
    await vi.waitFor(() => expect(stored(storage)).toEqual(fresh));
    expect(api.count('/security/authorize/other')).toBe(1);
    expect(sdk.session.$state.get()).toMatchObject({ isImpersonating: false, companyId: null });
  });

  test('another user signs in: they stay signed in', async () => {
    const { sdk, api, hold, storage } = await refreshing();
    later(25);
    const pending = sdk.call('listNews');
    await vi.waitFor(() => expect(api.count('/security/refresh-jwt')).toBe(1));
    await sdk.session.logout();
    await sdk.session.login('c@d.example', 'pw');
    const theirs = stored(storage);
    hold.open();
    expect((await pending).ok).toBe(false);
    await refreshIsOver();
    expect(stored(storage)).toEqual(theirs);
  });
});

describe('401', () => {
  test('with tokens that are not due: the session ends, and the reason is known', async () => {
    const { tab, api, storage } = world({ handlers: { 'GET /news': () => problem(401, 'session_revoked') } });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    expect(await sdk.call('listNews')).toMatchObject({
      ok: false,
      error: { code: 'session_revoked', status: 401 },
    });
    expect(sdk.session.$state.get()).toMatchObject({ status: 'signed-out', endedBecause: 'expired' });
    expect(storage.local.length).toBe(0);
    expect(api.count('/security/refresh-jwt')).toBe(0);
  });

  test('that says the token has expired: one refresh and one retry', async () => {
    let isFirst = true;
    const handler: Handler = () => {
      const answer = isFirst ? problem(401, 'token_expired') : json({ items: [], nextCursor: null });
      isFirst = false;
      return answer;
    };
    const { tab, api } = world({ handlers: { 'GET /news': handler } });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    expect((await sdk.call('listNews')).ok).toBe(true);
    expect(api.count('/security/refresh-jwt')).toBe(1);
    expect(api.count('/news')).toBe(2);
  });

  test('again after the retry: the session ends', async () => {
    const { tab, api } = world({ handlers: { 'GET /news': () => problem(401, 'token_expired') } });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    expect((await sdk.call('listNews')).ok).toBe(false);
    expect(api.count('/news')).toBe(2);
    expect(sdk.session.$state.get()).toMatchObject({ status: 'signed-out', endedBecause: 'expired' });
  });

  test('on the refresh: the session ends for all callers', async () => {
    const { tab } = world({ handlers: { 'POST /security/refresh-jwt': () => problem(401, 'token_reused') } });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    later(25);
    const results = await Promise.all([sdk.call('listNews'), sdk.call('listNews')]);
    expect(results.map((one) => one.ok || one.error.status)).toEqual([401, 401]);
    expect(sdk.session.$state.get().endedBecause).toBe('expired');
  });

  test('nobody signed in: no request leaves', async () => {
    const { tab, api } = world();
    expect(await tab().call('listNews')).toMatchObject({ ok: false, error: { code: 'unauthenticated' } });
    expect(api.seen).toEqual([]);
  });
});

test('a tab that slept does not end the session that began meanwhile', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const revoked: string[] = [];
  const { tab, api } = world({
    handlers: {
      'GET /news': ({ headers }) =>
        revoked.includes(bearer(headers) ?? '')
          ? problem(401, 'session_revoked')
          : json({ items: [], nextCursor: null }),
    },
  });
  const sleeper = tab();
  await sleeper.session.login('a@b.example', 'pw');
  revoked.push((await sleeper.session.freshToken()) ?? '');
  const other = tab();
  await other.session.logout();
  await other.session.login('a@b.example', 'pw');
  expect((await sleeper.call('listNews')).ok).toBe(true);
  expect(await sleeper.session.freshToken()).toBe(await other.session.freshToken());
  expect(api.count('/news')).toBe(2);
});

test('listeners of a change find the caches already empty', async () => {
  const { tab } = world();
  const sdk = tab();
  await sdk.session.login('a@b.example', 'pw');
  await sdk.$userInfo.load();
  const found: unknown[] = [];
  sdk.session.$state.listen(() => found.push(sdk.$userInfo.value?.data));
  sdk.session.selectMode('b2c_cc');
  await sdk.$userInfo.load();
  await sdk.session.logout();
  expect(found).toEqual([undefined, undefined]);
});

test('a refresh is no change of state', async () => {
  const { tab, api } = world();
  const sdk = tab();
  await sdk.session.login('a@b.example', 'pw');
  const heard = vi.fn();
  sdk.session.$state.listen(heard);
  later(25);
  await sdk.call('listNews');
  expect(api.count('/security/refresh-jwt')).toBe(1);
  expect(heard).not.toHaveBeenCalled();
});

describe('logout', () => {
  test('sends all modes and the impersonation token, then clears everything', async () => {
    const { tab, api, storage } = world();
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    await sdk.session.switchCompany('other');
    sdk.markNewsRead();
    storage.session.setItem('USER_LANGUAGE', 'de_DE');
    storage.session.setItem('USER_PREVIOUS_LANGUAGE', 'en_US');
    const impersonation = storage.local.getItem('cookie.USER_IMPERSONATE');
    await sdk.session.logout();
    const body = api.last('/security/logout')?.body as
      | { tokens: { mode: string; token: string }[] }
      | undefined;
    const tokens = body?.tokens ?? [];
    expect(tokens).toHaveLength(3);
    expect(tokens.at(-1)?.token).toBe(impersonation);
    expect([storage.local.length, storage.session.length]).toEqual([0, 0]);
    expect(sdk.session.$state.get()).toMatchObject({ status: 'signed-out', endedBecause: 'signed-out' });
  });

  describe('removes everything that is stored for the user', () => {
    const act = { sub: 'u1' };
    const handlers = {
      'POST /security/authorize/other': () => json({ token: makeToken({ sub: 'u2', act }) }),
    };
    /** Stores values as features do, also under names that no feature has yet. */
    function fill(sdk: FoyerSdk, local: Storage) {
      sdk.storage.user.set('own-company', 'Nordwind');
      sdk.storage.user.set('last-searches', '["Kabel"]');
      openDrafts(sdk).save('ticket', { text: 'Hallo' });
      local.setItem('foyer.later.u1.feature', 'x');
    }
    const foyerNames = (local: Storage) =>
      [...Array(local.length).keys()]
        .map((at) => local.key(at) ?? '')
        .filter((key) => key.startsWith('foyer.'));

    test.each<[string, (sdk: FoyerSdk) => unknown]>([
      ['in the own account', () => undefined],
      ['in the other mode', (sdk) => sdk.session.selectMode('b2c_cc')],
      ['during an impersonation', (sdk) => sdk.session.switchCompany('other')],
      [
        'after an impersonation',
        async (sdk) => {
          await sdk.session.switchCompany('other');
          sdk.storage.user.set('last-searches', '["Ladepunkt"]');
          sdk.session.leaveCompany();
        },
      ],
    ])('%s', async (_, go) => {
      const { tab, storage } = world({ handlers });
      const sdk = tab();
      await sdk.session.login('a@b.example', 'pw');
      fill(sdk, storage.local);
      await go(sdk);
      fill(sdk, storage.local);
      await sdk.session.logout();
      // a widget that is removed by the logout
      sdk.storage.user.set('own-company', 'late');
      expect(foyerNames(storage.local)).toEqual([]);
      expect(sdk.storage.user.get('own-company')).toBeNull();
    });

    test('in another tab too, which may have stored something since', async () => {
      const { tab, storage } = world();
      const [first, second] = [tab(), tab()];
      await first.session.login('a@b.example', 'pw');
      await vi.waitFor(() => expect(second.session.$state.get().status).toBe('signed-in'));
      await first.session.logout();
      fill(second, storage.local);
      await vi.waitFor(() => expect(second.session.$state.get().status).toBe('signed-out'));
      expect(foyerNames(storage.local)).toEqual([]);
    });

    test('and nothing of another user, another scope or the page; an expired session removes nothing', async () => {
      const { tab, storage } = world();
      const sdk = tab();
      await sdk.session.login('a@b.example', 'pw');
      const others = ['foyer.user.u2.x', 'foyer.user.brand.u1.x', 'foyer.portal.scheme', 'host.u1.x'];
      for (const key of others) storage.local.setItem(key, 'x');
      fill(sdk, storage.local);
      sdk.session.clear('expired');
      expect(foyerNames(storage.local)).toHaveLength(7);
      await sdk.session.login('a@b.example', 'pw');
      await sdk.session.logout();
      for (const key of others) expect(storage.local.getItem(key)).toBe('x');
      expect(storage.local.length).toBe(others.length);
    });
  });

  test('clears when the call fails too', async () => {
    const { tab, storage } = world({
      handlers: { 'POST /security/logout': () => Promise.reject(new TypeError()) },
    });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    await sdk.session.logout();
    expect(storage.local.length).toBe(0);
  });

  test('drops a response that arrives later, and no cache keeps it', async () => {
    const hold = gate();
    const { tab, api } = world({
      handlers: { 'GET /user-info': async () => hold.wait.then(() => json(userInfo())) },
    });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    const stop = sdk.$userInfo.subscribe(() => undefined);
    const pending = sdk.call('getUserInfo');
    await vi.waitUntil(() => api.count('/user-info') > 0);
    await sdk.session.logout();
    hold.open();
    expect(await pending).toMatchObject({ ok: false, error: { code: 'aborted' } });
    expect(sdk.$userInfo.get()).toMatchObject({ status: 'idle', data: undefined });
    stop();
  });

  test('stays in effect when a refresh responds later', async () => {
    const hold = gate();
    const { tab, storage, api } = world({
      handlers: {
        'POST /security/refresh-jwt': async () =>
          hold.wait.then(() => json({ tokens: [{ mode: 'b2b', token: makeToken() }] })),
      },
    });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    later(25);
    const pending = sdk.call('listNews');
    await vi.waitUntil(() => api.count('/security/refresh-jwt') > 0);
    await sdk.session.logout();
    hold.open();
    expect((await pending).ok).toBe(false);
    expect(sdk.session.$state.get().status).toBe('signed-out');
    expect(storage.local.length).toBe(0);
  });

  test('ends a refresh that waits for another tab’s lock as well', async () => {
    const hold = gate();
    const { tab, api } = world();
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    later(25);
    const other = navigator.locks.request('foyer.refresh', () => hold.wait);
    const pending = sdk.call('listNews');
    await vi.waitUntil(async () => ((await navigator.locks.query()).pending ?? []).length > 0);
    await sdk.session.logout();
    hold.open();
    await other;
    expect((await pending).ok).toBe(false);
    await refreshIsOver();
    expect(sdk.session.$state.get().status).toBe('signed-out');
    expect(api.count('/security/refresh-jwt')).toBe(0);
  });

  test('in one tab ends the session of the other, and login starts it there', async () => {
    const { tab } = world();
    const [first, second] = [tab(), tab()];
    await first.session.login('a@b.example', 'pw');
    await vi.waitFor(() => expect(second.session.$state.get().status).toBe('signed-in'));
    await first.session.logout();
    await vi.waitFor(() => expect(second.session.$state.get().status).toBe('signed-out'));
  });
});

describe('another place of a record', () => {
  /** Answers the invoice for these tokens alone. */
  const only = (name: string, isRight: (token: string) => boolean) => ({
    [`GET /${name}`]: ({ headers }: { headers: Headers }) =>
      isRight(bearer(headers) ?? '') ? json({ id: '1' }) : problem(404, 'not_found'),
  });
  const find = (sdk: FoyerSdk) => sdk.session.findPlace('getInvoice', { params: { id: '1' } });
  const tokenOf = (storage: { local: Storage }, mode: string) =>
    (
      JSON.parse(storage.local.getItem('USER_ACCESS_ALL_MODE') ?? '[]') as { mode: string; token: string }[]
    ).find((one) => one.mode === mode)?.token;

  test('is the other mode, whichever is selected', async () => {
    let right: string | undefined;
    const { tab, storage } = world({ handlers: only('invoice/1', (token) => token === right) });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    right = tokenOf(storage, 'b2c_cc');
    expect(await find(sdk)).toEqual({ mode: 'b2c_cc', companyId: null });
    sdk.session.selectMode('b2c_cc');
    expect(await find(sdk)).toBeNull();
    right = tokenOf(storage, 'b2b');
    expect(await find(sdk)).toEqual({ mode: 'b2b', companyId: null });
  });

  test('is the own company after a switch, and the other company from private mode', async () => {
    let right: string | null | undefined;
    const { tab, storage } = world({ handlers: only('invoice/1', (token) => token === right) });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    await sdk.session.switchCompany('other');
    right = tokenOf(storage, 'b2b');
    expect(await find(sdk)).toEqual({ mode: 'b2b', companyId: null });
    right = storage.local.getItem('cookie.USER_IMPERSONATE');
    sdk.session.selectMode('b2c_cc');
    expect(await find(sdk)).toEqual({ mode: 'b2b', companyId: 'other' });
  });

  test('is never the account of the actor during an impersonation', async () => {
    const handlers = {
      ...only('invoice/1', () => true),
      'POST /security/authorize/other': () => json({ token: makeToken({ sub: 'u2', act: { sub: 'u1' } }) }),
    };
    const { tab } = world({ handlers });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    await sdk.session.switchCompany('other');
    expect(await find(sdk)).toBeNull();
    await sdk.session.logout();
    expect(await find(sdk)).toBeNull();
  });
});

describe('mode and company', () => {
  test('a change of mode drops late answers and uses the other token', async () => {
    const hold = gate();
    let isFirst = true;
    const { tab, api } = world({
      handlers: {
        'GET /news': async () => {
          if (isFirst) await hold.wait;
          isFirst = false;
          return json({ items: [], nextCursor: null });
        },
      },
    });
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    const pending = sdk.call('listNews');
    await vi.waitUntil(() => api.count('/news') > 0);
    const old = bearer(api.last('/news')?.headers);
    sdk.session.selectMode('b2c_cc');
    isFirst = false;
    hold.open();
    expect(await pending).toMatchObject({ ok: false, error: { code: 'aborted' } });
    await sdk.call('listNews');
    expect(bearer(api.last('/news')?.headers)).not.toBe(old);
  });

  test('a switch keeps the impersonation token and the own company, and is used in b2b only', async () => {
    const { tab, api, storage } = world();
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    expect((await sdk.session.switchCompany('other')).ok).toBe(true);
    expect(storage.local.getItem('USER_ACCESS_SELECTED_COMPANY')).toBe('other');
    expect(storage.local.getItem('USER_ORIGIN_COMPANY_ID')).toBe('own');
    expect(sdk.session.$state.get()).toMatchObject({
      companyId: 'other',
      originCompanyId: 'own',
      isImpersonating: true,
    });
    const impersonation = storage.local.getItem('cookie.USER_IMPERSONATE');
    await sdk.call('listNews');
    expect(bearer(api.last('/news')?.headers)).toBe(impersonation);
    sdk.session.selectMode('b2c_cc');
    await sdk.call('listNews');
    expect(bearer(api.last('/news')?.headers)).not.toBe(impersonation);
    sdk.session.leaveCompany();
    expect(sdk.session.$state.get()).toMatchObject({ companyId: null, isImpersonating: false });
    expect(storage.local.getItem('USER_ORIGIN_COMPANY_ID')).toBeNull();
  });

  test.each([
    ['of another session', { sub: 'evil', fam: 'f2', act: { sub: 'evil' } }],
    ['of another session by the same actor', { sub: 'evil', fam: 'f2', act: { sub: 'u1' } }],
    ['of another actor', { sub: 'evil', act: { sub: 'evil' } }],
    ['without an actor', { sub: 'evil' }],
    ['that is not a token', null],
  ])('an impersonate cookie %s does not count', async (_, facts) => {
    const { tab, api, storage } = world();
    await tab().session.login('a@b.example', 'pw');
    const planted = facts === null ? 'a.b.c' : makeToken(facts);
    storage.local.setItem('cookie.USER_IMPERSONATE', planted);
    storage.local.setItem('USER_ACCESS_SELECTED_COMPANY', 'other');
    const sdk = tab();
    expect(sdk.session.$state.get()).toMatchObject({ isImpersonating: false, companyId: null });
    await sdk.call('listNews');
    expect(bearer(api.last('/news')?.headers)).not.toBe(planted);
  });

  test('an impersonation of this session counts again after a reload', async () => {
    const { tab } = world();
    const first = tab();
    await first.session.login('a@b.example', 'pw');
    await first.session.switchCompany('other');
    expect(tab().session.$state.get()).toMatchObject({ isImpersonating: true, companyId: 'other' });
  });

  const cookies = ['cookie.USER_ACCESS_TOKEN', 'cookie.USER_IMPERSONATE'];
  test('a browser that was closed has lost its cookies; both come back with the session', async () => {
    const { tab, storage } = world();
    const first = tab();
    await first.session.login('a@b.example', 'pw');
    await first.session.switchCompany('other');
    const before = cookies.map((name) => storage.local.getItem(name));
    for (const name of cookies) storage.local.removeItem(name);
    expect(tab().session.$state.get()).toMatchObject({ isImpersonating: true, companyId: 'other' });
    expect(cookies.map((name) => storage.local.getItem(name))).toEqual(before);
  });

  test('a missing impersonate cookie ends acting for the company, without a trace', async () => {
    const { tab, storage } = world();
    const first = tab();
    await first.session.login('a@b.example', 'pw');
    await first.session.switchCompany('other');
    storage.local.removeItem('cookie.USER_IMPERSONATE');
    expect(tab().session.$state.get().isImpersonating).toBe(false);
    first.session.leaveCompany();
    for (const name of cookies) storage.local.removeItem(name);
    expect(tab().session.$state.get()).toMatchObject({ status: 'signed-in', isImpersonating: false });
    await first.session.logout();
    expect(storage.local.getItem('foyer.impersonation')).toBeNull();
  });

  test('a failed switch changes nothing', async () => {
    const { tab } = world();
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    expect(await sdk.session.switchCompany('nowhere')).toMatchObject({
      ok: false,
      error: { code: 'not_found' },
    });
    expect(sdk.session.$state.get().isImpersonating).toBe(false);
  });

  test('a refresh renews the token of the other company with the own one', async () => {
    const { tab, api, storage } = world();
    const sdk = tab();
    await sdk.session.login('a@b.example', 'pw');
    await sdk.session.switchCompany('other');
    const old = storage.local.getItem('cookie.USER_IMPERSONATE');
    later(25);
    expect((await sdk.call('listNews')).ok).toBe(true);
    expect(api.count('/security/authorize/other')).toBe(2);
    expect(bearer(api.last('/security/authorize/other')?.headers)).not.toBe(old);
    expect(bearer(api.last('/news')?.headers)).toBe(storage.local.getItem('cookie.USER_IMPERSONATE'));
    expect(bearer(api.last('/news')?.headers)).not.toBe(old);
  });
});

test('storage that throws is survived in memory', async () => {
  const { api } = world();
  const storage = { local: createThrowingStorage(), session: createThrowingStorage() };
  const sdk = createSdk({ fetch: api.fetch, storage });
  open.push(sdk);
  expect((await sdk.session.login('a@b.example', 'pw')).ok).toBe(true);
  later(25);
  expect((await sdk.call('listNews')).ok).toBe(true);
  openDrafts(sdk).save('form', { name: 'x' });
  expect(openDrafts(sdk).load('form')).toEqual({ name: 'x' });
  await sdk.session.logout();
  expect(sdk.session.$state.get().status).toBe('signed-out');
});

test('the return path is a path of this origin, and is returned once', () => {
  const { returnPath } = world().tab().session;
  for (const bad of [
    '//evil.example',
    '/.//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:x',
  ]) {
    returnPath.remember(bad);
    expect(returnPath.take()).toBeNull();
  }
  returnPath.remember('/de_DE/shop?x=1');
  expect([returnPath.take(), returnPath.take()]).toEqual(['/de_DE/shop?x=1', null]);
});
