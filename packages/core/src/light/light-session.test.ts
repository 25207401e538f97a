// @vitest-environment jsdom

import { permissions } from '@foyer/contract/role-permissions';
import { afterEach, expect, test, vi } from 'vitest';
import type { SdkOptions } from '../options/sdk-options.ts';
import { createSdk } from '../sdk/create-sdk.ts';
import {
  createMemoryStorage,
  createScriptedApi,
  json,
  makeToken,
  problem,
  userInfo,
} from '../testing/scripted-api.ts';
import { type LightSession, openLightSession } from './light-session.ts';

const close: (() => void)[] = [];
afterEach(() => {
  for (const each of close.splice(0)) each();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const read = { name: 'getCart', path: '/cart', access: permissions.shop } as const;
type Info = ReturnType<typeof userInfo>;

/** A browser with a tab that has an SDK, and what another one without would ask. */
async function openBrowser(info: Partial<Info> & { roles?: string[] } = {}, lifetime = 1800) {
  let pieces = 2;
  const { roles, ...more } = info;
  const api = createScriptedApi({
    'POST /security/login': () => json({ tokens: [{ mode: 'b2b', token: makeToken({ lifetime }) }] }),
    'POST /security/logout': () => new Response(null, { status: 204 }),
    'GET /user-info': () => json(userInfo(roles, more)),
    'GET /environment': () => json({ branding: { primaryColor: 'ffb000' } }),
    'GET /cart': () => json({ id: 'cart', itemCount: pieces }),
    'POST /cart/add-items': () => json({ id: 'cart', itemCount: ++pieces }),
  });
  vi.stubGlobal('fetch', api.fetch);
  const local = createMemoryStorage();
  const options = (): SdkOptions => ({
    storage: { local, session: createMemoryStorage() },
    storageScope: `light${close.length}${Math.random()}`,
  });
  const shared = options();
  const other = createSdk(shared);
  close.push(() => other.destroy());
  const needSdk = vi.fn();
  const openLight = (): LightSession => {
    const light = openLightSession({ ...shared, brand: 'x' }, read, needSdk);
    close.push(light.close);
    return light;
  };
  const signIn = () => other.session.login('a@b.example', 'pw');
  const asked = () => api.seen.filter(({ path }) => path === '/cart').length;
  return { api, other, signIn, openLight, needSdk, asked };
}
const isSettled = (light: LightSession) => vi.waitUntil(() => light.known().isSettled);

test('asks nobody while nobody is signed in, and reads who comes in another tab, and who goes', async () => {
  const { api, other, signIn, openLight, needSdk } = await openBrowser();
  const light = openLight();
  const told: string[] = [];
  light.watch(({ user }, reason) => told.push(`${reason} ${user?.email ?? ''}`.trim()));
  await isSettled(light);
  expect([light.isAllowed(), light.known().answer, api.seen]).toEqual([false, undefined, []]);
  await signIn();
  await vi.waitUntil(() => light.known().answer);
  expect([light.isAllowed(), light.known().answer]).toEqual([true, { id: 'cart', itemCount: 2 }]);
  expect(api.last('/user-info')?.query.get('brand')).toBe('x');
  expect(light.isCurrent()).toBe(true);
  await other.session.logout();
  await vi.waitUntil(() => !light.isAllowed());
  expect(light.known().answer).toBeUndefined();
  await vi.waitUntil(() => told.length === 3);
  expect(told).toEqual(['start', 'signed-in a@b.example', 'signed-out']);
  expect(needSdk).not.toHaveBeenCalled();
});

test('a session that is gone without a word has run out', async () => {
  const { other, signIn, openLight } = await openBrowser();
  await signIn();
  const light = openLight();
  const told: string[] = [];
  light.watch((_, reason) => told.push(reason));
  await isSettled(light);
  other.session.clear('expired');
  await vi.waitUntil(() => told.length === 2);
  expect(told).toEqual(['start', 'expired']);
});

test('asks again for what another tab has changed, and for nothing else', async () => {
  const { other, signIn, openLight, asked } = await openBrowser();
  await signIn();
  const light = openLight();
  await isSettled(light);
  const before = asked();
  await other.call('addCartItems', { body: { items: [] } } as never);
  await vi.waitUntil(() => (light.known().answer as { itemCount: number }).itemCount === 3);
  expect(asked()).toBe(before + 1);
});

test('asks for nothing that somebody may not see', async () => {
  const { signIn, openLight, asked } = await openBrowser({ roles: ['ROLE_USE_CASES'] });
  await signIn();
  const light = openLight();
  await isSettled(light);
  expect([light.isAllowed(), asked()]).toEqual([false, 0]);
});

test('knows the colour of the person, else of the brand', async () => {
  const own = { branding: { id: 'b', name: 'B', primaryColor: '112233' } as never };
  for (const [info, color] of [
    [own, '112233'],
    [{}, 'ffb000'],
  ] as const) {
    const { signIn, openLight } = await openBrowser(info);
    await signIn();
    const light = openLight();
    await vi.waitUntil(() => light.known().primaryColor !== undefined);
    expect(light.known().primaryColor).toBe(color);
  }
});

test('speaks the language of the account, unless the page names one or somebody acts for another', async () => {
  const user = { ...userInfo().user, locale: 'fr_FR' };
  const languages: string[] = [];
  for (const more of [{ user }, { user, actor: { id: 'x', name: 'X', kind: 'impersonation' } as never }]) {
    const { signIn, openLight } = await openBrowser(more);
    await signIn();
    const light = openLight();
    await isSettled(light);
    const main = document.createElement('main');
    main.lang = 'en';
    document.body.append(main);
    languages.push(light.locale(), light.locale({ locale: 'es' }), light.locale({ languageFrom: main }));
    main.remove();
  }
  expect(languages).toEqual(['fr_FR', 'es_ES', 'en_GB', 'de_DE', 'es_ES', 'en_GB']);
});

test('leaves to an SDK what it cannot do: a token that ends soon, an answer that is none', async () => {
  const soon = await openBrowser({}, 60);
  await soon.signIn();
  soon.openLight();
  expect(soon.needSdk).toHaveBeenCalledOnce();
  expect(soon.asked()).toBe(0);
  const failing = await openBrowser();
  await failing.signIn();
  failing.api.handlers['GET /cart'] = () => problem(401, 'unauthenticated');
  const light = failing.openLight();
  await vi.waitUntil(() => failing.needSdk.mock.calls.length > 0);
  expect([light.isAllowed(), light.known().answer, light.known().isSettled]).toEqual([
    true,
    undefined,
    undefined,
  ]);
});

test('asks again when somebody comes back after a pause', async () => {
  const { signIn, openLight, asked } = await openBrowser();
  await signIn();
  const light = openLight();
  await isSettled(light);
  const before = asked();
  window.dispatchEvent(new Event('focus'));
  vi.setSystemTime(Date.now() + 31_000);
  expect(asked()).toBe(before);
  window.dispatchEvent(new Event('focus'));
  await vi.waitUntil(() => asked() === before + 1);
});
