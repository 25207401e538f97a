import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SdkOptions } from '../options/sdk-options.ts';
import { createSdk } from '../sdk/create-sdk.ts';
import type { FoyerSdk } from '../sdk/sdk.ts';
import {
  createMemoryStorage,
  createScriptedApi,
  type Handler,
  json,
  makeToken,
  problem,
  userInfo,
} from '../testing/scripted-api.ts';
import { runGuard } from './run-guard.ts';

let open: FoyerSdk[] = [];
afterEach(() => {
  for (const sdk of open) sdk.destroy();
  open = [];
  vi.restoreAllMocks();
});

function world(handlers: Record<string, Handler> = {}, options: SdkOptions = {}) {
  const api = createScriptedApi({
    'POST /security/login': () => json({ tokens: [{ mode: 'b2b', token: makeToken() }] }),
    'GET /user-info': () => json(userInfo()),
    'GET /environment/locales': () => json(['de_DE', 'en_US']),
    'GET /environment/translations': () => json({}),
    'GET /environment': () => json({ branding: { id: 'foyer', name: 'F', primaryColor: '95C11F' } }),
    ...handlers,
  });
  const storage = { local: createMemoryStorage(), session: createMemoryStorage() };
  const sdk = createSdk({ fetch: api.fetch, storage, locale: 'de_DE', ...options });
  open.push(sdk);
  return { api, sdk, storage };
}
const login = (sdk: FoyerSdk) => sdk.session.login('a@b.example', 'pw');

describe('runGuard', () => {
  test('signed out: to login with the return path, without loading the user', async () => {
    const { api, sdk } = world();
    expect(await runGuard(sdk, { path: '/de_DE/shop?a=1' })).toMatchObject({
      kind: 'redirect',
      to: '/de_DE/login',
    });
    expect(sdk.session.returnPath.take()).toBe('/de_DE/shop?a=1');
    expect(api.count('/user-info')).toBe(0);
  });

  test('login page: texts and environment, then allowed', async () => {
    const { api, sdk } = world();
    expect(await runGuard(sdk, { path: '/en_US/login' })).toEqual({ kind: 'allow', rule: null });
    expect([api.count('/environment'), api.count('/environment/translations')]).toEqual([1, 1]);
    expect(sdk.localisation.$locale.get()).toMatchObject({ code: 'en_US', supported: ['de_DE', 'en_US'] });
  });

  test('signed in: user and texts once, the second navigation asks nothing', async () => {
    const { api, sdk } = world();
    await login(sdk);
    expect((await runGuard(sdk, { path: '/de_DE/shop' })).kind).toBe('allow');
    const count = api.seen.length;
    expect((await runGuard(sdk, { path: '/de_DE/news' })).kind).toBe('allow');
    expect(api.seen.length).toBe(count);
  });

  test('the user is loaded with impersonation and brand; the texts are those of the user’s brand', async () => {
    const branding = { id: 'theirs', name: 'T', primaryColor: '0B5FFF' };
    const { api, sdk, storage } = world(
      {
        'GET /user-info': () => json({ ...userInfo(), branding }),
        'POST /security/authorize/other': () => json({ token: makeToken({ act: { sub: 'u1' } }) }),
      },
      { brand: 'b1' },
    );
    await login(sdk);
    await sdk.session.switchCompany('other');
    const acting = storage.local.getItem('cookie.USER_IMPERSONATE.b1');
    expect(acting).toBeTruthy();
    expect((await runGuard(sdk, { path: '/en_US/b1/news' })).kind).toBe('allow');
    const asked = api.last('/user-info');
    expect(asked?.query.get('brand')).toBe('b1');
    expect(asked?.headers.get('authorization')).toBe(`Bearer ${acting}`);
    expect(api.last('/environment/translations')?.query.toString()).toBe('locale=en_US&brandingId=theirs');
  });

  test('the language chosen in this tab takes precedence over that of the path, by a reload', async () => {
    const { sdk, storage } = world();
    storage.session.setItem('USER_LANGUAGE', 'en_US');
    expect(await runGuard(sdk, { path: '/de_DE/login?a=1' })).toEqual({
      kind: 'reload',
      to: '/en_US/login?a=1',
      rule: 'stored-language',
    });
    expect((await runGuard(sdk, { path: '/en_US/login?a=1' })).kind).toBe('allow');
  });

  test('takes over the session of another copy', async () => {
    const { api, sdk, storage } = world();
    const other = createSdk({ fetch: api.fetch, storage });
    open.push(other);
    await login(other);
    expect((await runGuard(sdk, { path: '/de_DE' })).kind).toBe('allow');
  });

  const text = (body: string | null, type: string, status = 200) =>
    new Response(body, { status, headers: { 'content-type': type } });
  test.each<[string, () => Response]>([
    ['null', () => json(null)],
    ['an empty object', () => json({})],
    ['a list', () => json([])],
    ['a text', () => json('user')],
    ['a number', () => json(0)],
    ['false', () => json(false)],
    ['a user that is null', () => json({ ...userInfo(), user: null })],
    ['a user that is a list', () => json({ ...userInfo(), user: [] })],
    ['a user without id', () => json({ ...userInfo(), user: { roles: [] } })],
    ['a user without roles', () => json({ ...userInfo(), user: { id: 'u1' } })],
    ['roles that are a text', () => json({ ...userInfo(), user: { id: 'u1', roles: 'ROLE_SHOP' } })],
    ['a role that is null', () => json({ ...userInfo(), user: { id: 'u1', roles: [null] } })],
    ['a company that is a text', () => json({ ...userInfo(), company: 'Nordwind' })],
    ['a branding that is a list', () => json({ ...userInfo(), branding: [] })],
    ['menu entries that are an object', () => json({ ...userInfo(), sideBarItemsDisplay: {} })],
    ['JSON that is cut off', () => text('{"user":{"id"', 'application/json')],
    ['an empty body', () => text('', 'application/json')],
    ['no content', () => text(null, 'application/json', 204)],
    ['a page', () => text('<!doctype html><title>Wi-Fi</title>', 'text/html')],
    ['a file', () => text('%PDF-1.7', 'application/pdf')],
  ])(
    'user info that is %s counts as missing: the session is cleared, and login follows',
    async (_, answer) => {
      const { sdk } = world({ 'GET /user-info': answer });
      await login(sdk);
      expect(await runGuard(sdk, { path: '/de_DE' })).toMatchObject({ kind: 'redirect', to: '/de_DE/login' });
      expect(sdk.session.$state.get().status).toBe('signed-out');
    },
  );

  test('a change of mode while the user is loading loads the user again, and signs nobody out', async () => {
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const tokens = ['b2b', 'b2c_cc'].map((mode) => ({ mode, token: makeToken() }));
    const { api, sdk } = world({
      'POST /security/login': () => json({ tokens }),
      'GET /user-info': async () => held.then(() => json(userInfo())),
    });
    await login(sdk);
    const decision = runGuard(sdk, { path: '/de_DE' });
    await vi.waitUntil(() => api.count('/user-info') === 1);
    sdk.session.selectMode('b2c_cc');
    answer();
    expect((await decision).kind).toBe('allow');
    expect(sdk.session.$state.get()).toMatchObject({ status: 'signed-in', mode: 'b2c_cc' });
    expect(sdk.$userInfo.value?.status).toBe('ready');
  });

  test('a logout while the user is loading leads to login', async () => {
    const { api, sdk } = world({
      'GET /user-info': () => new Promise<Response>(() => undefined),
      'POST /security/logout': () => new Response(null, { status: 204 }),
    });
    await login(sdk);
    const decision = runGuard(sdk, { path: '/de_DE' });
    await vi.waitUntil(() => api.count('/user-info') === 1);
    await sdk.session.logout();
    expect(await decision).toMatchObject({ kind: 'redirect', to: '/de_DE/login' });
    expect(sdk.session.returnPath.take()).toBeNull();
  });

  test('a server that is down keeps the session', async () => {
    const { sdk } = world({ 'GET /user-info': () => problem(500, 'internal_error') });
    await login(sdk);
    expect(await runGuard(sdk, { path: '/de_DE' })).toEqual({ kind: 'unreachable', rule: 'user-info' });
    expect(sdk.session.$state.get().status).toBe('signed-in');
  });

  test('a login page without environment reloads twice, then asks the user', async () => {
    const { sdk } = world({ 'GET /environment': () => problem(500, 'internal_error') });
    const kinds = [];
    for (let n = 0; n < 3; n++) kinds.push((await runGuard(sdk, { path: '/de_DE/login' })).kind);
    expect(kinds).toEqual(['reload', 'reload', 'unreachable']);
  });

  test('a login page does not reload where the browser stores no count', async () => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const full = { ...createMemoryStorage(), setItem: refuse };
    const storage = { local: createMemoryStorage(), session: full };
    const { sdk } = world({ 'GET /environment': () => problem(500, 'internal_error') }, { storage });
    expect((await runGuard(sdk, { path: '/de_DE/login' })).kind).toBe('unreachable');
  });

  test.each(['/en_US/none/login', '/en_US/none', '/en_US/none/shop'])(
    'signed out, %s has an unknown brand: home, which leads to login',
    async (path) => {
      const { sdk } = world({ 'GET /environment': () => problem(404, 'brand_unknown') }, { brand: 'none' });
      expect(await runGuard(sdk, { path })).toMatchObject({ kind: 'redirect', to: '/de_DE' });
      expect(sdk.session.returnPath.take()).toBeNull();
    },
  );

  test('/404 is never guarded', async () => {
    const { sdk } = world();
    expect(await runGuard(sdk, { path: '/404' })).toEqual({ kind: 'allow', rule: null });
  });

  test('signed in, an unknown brand leads to the home without a brand', async () => {
    const { api, sdk } = world(
      { 'GET /environment': () => problem(404, 'brand_unknown') },
      { brand: 'none' },
    );
    await login(sdk);
    expect(await runGuard(sdk, { path: '/en_US/none/news' })).toMatchObject({
      kind: 'redirect',
      to: '/de_DE',
      rule: 'known-brand',
    });
    expect(api.count('/environment')).toBe(1);
  });

  test('a brand is loaded once, together with the user', async () => {
    const { api, sdk } = world({}, { brand: 'b1' });
    await login(sdk);
    for (const page of ['', '/news', '/tickets']) {
      expect((await runGuard(sdk, { path: `/de_DE/b1${page}` })).kind).toBe('allow');
    }
    expect(api.count('/environment')).toBe(1);
  });

  test('a failing environment refuses nobody and is not loaded again', async () => {
    const { api, sdk } = world({ 'GET /environment': () => problem(500, 'internal_error') }, { brand: 'b1' });
    await login(sdk);
    expect((await runGuard(sdk, { path: '/de_DE/b1/news' })).kind).toBe('allow');
    expect((await runGuard(sdk, { path: '/de_DE/b1' })).kind).toBe('allow');
    expect(api.count('/environment')).toBe(1);
  });

  test('the list of locales failing leaves German', async () => {
    const { sdk } = world({ 'GET /environment/locales': () => problem(500, 'internal_error') });
    expect(await runGuard(sdk, { path: '/en_US/login' })).toMatchObject({
      kind: 'redirect',
      to: '/de_DE/login',
    });
    expect((await runGuard(sdk, { path: '/de_DE/login' })).kind).toBe('allow');
  });

  test('texts of the server failing are logged and harm nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { sdk } = world({ 'GET /environment/translations': () => problem(500, 'internal_error') });
    expect((await runGuard(sdk, { path: '/de_DE/login' })).kind).toBe('allow');
    expect(log).toHaveBeenCalled();
  });

  test('login-oauth2 leaves with a token', async () => {
    const { sdk } = world();
    await login(sdk);
    const outcome = await runGuard(sdk, { path: '/de_DE/login-oauth2?client_id=c' });
    const token = await sdk.session.freshToken();
    expect(outcome).toMatchObject({
      kind: 'reload',
      to: `/api/portal/oauth2/authorize?client_id=c&portal_authorization=${token}`,
    });
  });
});
