// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import type { SdkOptions } from '../options/sdk-options.ts';
import { watchStale } from '../resources/watch-stale.ts';
import { createSdk } from '../sdk/create-sdk.ts';
import {
  createMemoryStorage,
  createScriptedApi,
  json,
  makeToken,
  userInfo,
} from '../testing/scripted-api.ts';
import { followStoredSession, type StoredSession } from './stored-session.ts';

const close: (() => void)[] = [];
afterEach(() => {
  for (const each of close.splice(0)) each();
  vi.unstubAllGlobals();
});

/** Returns a browser with a tab that has an SDK, and the options of another tab without one. */
function openBrowser(lifetime = 1800) {
  const api = createScriptedApi({
    'POST /security/login': () => json({ tokens: [{ mode: 'b2b', token: makeToken({ lifetime }) }] }),
    'POST /security/logout': () => new Response(null, { status: 204 }),
    'GET /user-info': () => json(userInfo()),
    'POST /cart/add-items': () => json({ id: 'cart', itemCount: 1 }),
  });
  vi.stubGlobal('fetch', api.fetch);
  const session = createMemoryStorage();
  const options: SdkOptions = {
    storage: { local: createMemoryStorage(), session },
    storageScope: `stored${close.length}${Math.random()}`,
  };
  const other = createSdk(options);
  close.push(() => other.destroy());
  const onChange = vi.fn();
  return {
    other,
    options,
    session,
    onChange,
    signIn: () => other.session.login('a@b.example', 'pw'),
    follow(): StoredSession {
      const stored = followStoredSession(options, onChange);
      close.push(stored.close);
      return stored;
    },
  };
}

test('follows a sign-in and a sign-out of another tab', async () => {
  const { other, onChange, signIn, follow } = openBrowser();
  const stored = follow();
  expect([stored.state().status, stored.token(), stored.isCurrent()]).toEqual(['signed-out', null, true]);
  await signIn();
  await vi.waitUntil(() => onChange.mock.calls.length === 1);
  expect(stored.state()).toEqual(other.session.$state.get());
  expect(stored.token()).toBe(await other.session.freshToken());
  const leaving = other.session.logout();
  expect(stored.isCurrent()).toBe(false);
  await leaving;
  await vi.waitUntil(() => onChange.mock.calls.length === 2);
  expect([stored.state().status, stored.state().endedBecause, stored.isCurrent()]).toEqual([
    'signed-out',
    'signed-out',
    true,
  ]);
});

test('a session that is missing without a logout has expired, and the return path is remembered', async () => {
  const { other, onChange, session, options, signIn, follow } = openBrowser();
  await signIn();
  const stored = follow();
  expect(stored.state().status).toBe('signed-in');
  other.session.clear('expired');
  await vi.waitUntil(() => onChange.mock.calls.length > 0);
  expect(stored.state().endedBecause).toBe('expired');
  expect(session.getItem(`foyer.return-path${options.storageScope}`)).toBe(location.pathname);
});

test('has no token where it has to be refreshed before a call', async () => {
  const { signIn, follow } = openBrowser(60);
  await signIn();
  const stored = follow();
  expect([stored.state().status, stored.token()]).toEqual(['signed-in', null]);
});

test('returns the locale that the user chose, else of the page, else of the account', () => {
  const { session, options, follow } = openBrowser();
  const stored = follow();
  const main = document.createElement('main');
  main.lang = 'en';
  document.body.append(main);
  const said = () => [
    stored.locale({}, 'fr_FR'),
    stored.locale({ locale: 'es' }, 'fr_FR'),
    stored.locale({ languageFrom: main }, 'fr_FR'),
    stored.locale({}, undefined),
  ];
  expect(said()).toEqual(['fr_FR', 'es_ES', 'en_GB', 'de_DE']);
  session.setItem(`USER_LANGUAGE${options.storageScope}`, 'es_ES');
  expect(said()).toEqual(['es_ES', 'es_ES', 'es_ES', 'es_ES']);
  main.remove();
});

test('is notified of reads that another tab has invalidated, and of a return to the page', async () => {
  const { other, options, signIn } = openBrowser();
  await signIn();
  const listener = vi.fn();
  const stop = watchStale(options, listener);
  await other.call('addCartItems', { body: { items: [] } } as never);
  await vi.waitUntil(() => listener.mock.calls.length > 0);
  expect(listener.mock.calls[0]?.[0]).toContain('getCart');
  const before = listener.mock.calls.length;
  window.dispatchEvent(new Event('focus'));
  expect(listener.mock.calls.slice(before)).toEqual([[]]);
  stop();
  window.dispatchEvent(new Event('focus'));
  expect(listener.mock.calls.length).toBe(before + 1);
});
