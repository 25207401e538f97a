// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createSdk } from '../sdk/create-sdk.ts';
import type { FoyerSdk } from '../sdk/sdk.ts';
import {
  createMemoryStorage,
  createScriptedApi,
  json,
  makeToken,
  userInfo,
} from '../testing/scripted-api.ts';

const open: FoyerSdk[] = [];
afterEach(() => {
  for (const sdk of open.splice(0)) sdk.destroy();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Returns tabs of one browser at one server: they share only the local storage. */
async function openTabs(count: number) {
  let pieces = 0;
  const api = createScriptedApi({
    'POST /security/login': () => json({ tokens: [{ mode: 'b2b', token: makeToken() }] }),
    'GET /user-info': () => json(userInfo()),
    'GET /cart': () => json({ id: 'cart', pieces }),
    'POST /cart/add-items': () => json({ id: 'cart', pieces: ++pieces }),
  });
  const local = createMemoryStorage();
  const tabs = Array.from({ length: count }, () =>
    createSdk({ fetch: api.fetch, storage: { local, session: createMemoryStorage() }, storageScope: 'tabs' }),
  );
  open.push(...tabs);
  const [first] = tabs as [FoyerSdk];
  await first.session.login('a@b.example', 'pw');
  for (const tab of tabs) tab.session.restore();
  return { api, local, tabs: tabs as [FoyerSdk, FoyerSdk, ...FoyerSdk[]] };
}

/** Subscribes to the cart of a tab. */
function look(tab: FoyerSdk) {
  const cart = tab.resource('getCart');
  const seen: unknown[] = [];
  cart.subscribe(({ data }) => void seen.push(data));
  return { seen, shows: (data: object) => vi.waitFor(() => expect(seen.at(-1)).toEqual(data)) };
}
const add = (tab: FoyerSdk) => tab.call('addCartItems', { body: { items: [] } } as never);

test('a change of the cart in one tab appears in every tab', async () => {
  const { tabs } = await openTabs(3);
  const carts = tabs.map(look);
  for (const cart of carts) await cart.shows({ id: 'cart', pieces: 0 });
  await add(tabs[0]);
  for (const cart of carts) await cart.shows({ id: 'cart', pieces: 1 });
  await add(tabs[1]);
  for (const cart of carts) await cart.shows({ id: 'cart', pieces: 2 });
});

test('a browser without channels reports it by its storage', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { tabs, local } = await openTabs(2);
  const write = local.setItem.bind(local);
  const written: (readonly [string, string])[] = [];
  local.setItem = (key, value) => {
    written.push([key, value]);
    write(key, value);
  };
  const cart = look(tabs[1]);
  await cart.shows({ id: 'cart', pieces: 0 });
  await add(tabs[0]);
  const [key, newValue] = written.find(([name]) => name.startsWith('foyer.stale')) ?? [];
  expect(local.getItem(key ?? '')).toBeNull();
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  await cart.shows({ id: 'cart', pieces: 1 });
});

test('the cart is fetched again after a return to the page, unless the pause was short', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { api, tabs } = await openTabs(2);
  const cart = look(tabs[1]);
  await cart.shows({ id: 'cart', pieces: 0 });
  await add(tabs[0]);
  const asked = api.count('/cart');
  window.dispatchEvent(new Event('focus'));
  expect(api.count('/cart')).toBe(asked);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 31_000);
  window.dispatchEvent(new Event('focus'));
  await cart.shows({ id: 'cart', pieces: 1 });
  vi.restoreAllMocks();
});
