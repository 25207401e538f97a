// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
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
import type { SessionReason, SessionReport } from './session-report.ts';
import { watchSession } from './watch-session.ts';

const open: (() => void)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) close();
  await navigator.locks.request('foyer.refresh', async () => undefined);
});

function createApi(modes: readonly string[] = ['b2b', 'b2c_cc']) {
  let name = 'A';
  const api = createScriptedApi({
    'POST /security/login': () => json({ tokens: modes.map((mode) => ({ mode, token: makeToken() })) }),
    'POST /security/logout': () => new Response(null, { status: 204 }),
    'POST /security/authorize/theirs': () => json({ token: makeToken({ sub: 'u1', act: { sub: 'u1' } }) }),
    'GET /user-info': () => {
      const isAway = api.last('/user-info')?.headers.get('authorization') !== undefined && place === 'theirs';
      const actor = isAway ? { id: 'u1', name: 'A B', kind: 'company-switch' } : null;
      return json(
        userInfo([], {
          company: { id: place, name: place, isSpecialCustomer: false },
          actor,
          user: { ...userInfo().user, firstName: name },
        }),
      );
    },
  });
  let place = 'own';
  return {
    ...api,
    goTo: (next: string) => {
      place = next;
    },
    rename: (next: string) => {
      name = next;
    },
  };
}

interface Told {
  readonly reason: SessionReason;
  readonly report: SessionReport;
}

/** Returns an SDK whose page listens. Two with the same storage are two tabs. */
function openTab(api: Pick<ReturnType<typeof createApi>, 'fetch'>, local = createMemoryStorage()) {
  const sdk: FoyerSdk = createSdk({
    fetch: api.fetch,
    storage: { local, session: createMemoryStorage() },
    storageScope: '',
  });
  const told: Told[] = [];
  const stop = watchSession(sdk, (report, reason) => told.push({ reason, report }));
  open.push(() => {
    stop();
    sdk.destroy();
  });
  const reasons = () => told.map(({ reason }) => reason);
  return { sdk, told, reasons, stop, local };
}

test('reports at once that nobody is signed in', () => {
  const { told } = openTab(createApi());
  expect(told).toEqual([
    {
      reason: 'start',
      report: { isSignedIn: false, user: null, company: null, mode: null, modes: [], isActing: false },
    },
  ]);
});

test('reports a sign-in once, with user and company, and never a token', async () => {
  const { sdk, told, reasons } = openTab(createApi());
  await sdk.session.login('a@b.example', 'secret');
  await vi.waitFor(() => expect(reasons()).toEqual(['start', 'signed-in']));
  expect(told[1]?.report).toEqual({
    isSignedIn: true,
    user: { id: 'u1', email: 'a@b.example', firstName: 'A', lastName: 'B', locale: 'de_DE' },
    company: { id: 'own', name: 'own' },
    mode: 'b2b',
    modes: ['b2b', 'b2c_cc'],
    isActing: false,
  });
  expect(JSON.stringify(told)).not.toContain('token');
});

test('reports start with the user to a page that opens with a session', async () => {
  const first = openTab(createApi());
  await first.sdk.session.login('a@b.example', 'secret');
  const second = openTab(createApi(), first.local);
  expect(second.told).toEqual([]);
  await vi.waitFor(() => expect(second.reasons()).toEqual(['start']));
  expect(second.told[0]?.report.user?.id).toBe('u1');
});

test('reports changes of one tab to each other tab: sign-in, mode, sign-out', async () => {
  const api = createApi();
  const one = openTab(api);
  const other = openTab(api, one.local);
  await one.sdk.session.login('a@b.example', 'secret');
  await vi.waitFor(() => expect(other.reasons()).toEqual(['start', 'signed-in']));
  one.sdk.session.selectMode('b2c_cc');
  await vi.waitFor(() => expect(other.reasons()).toEqual(['start', 'signed-in', 'mode']));
  await one.sdk.session.logout();
  await vi.waitFor(() => expect(other.reasons()).toEqual(['start', 'signed-in', 'mode', 'signed-out']));
  expect(one.reasons()).toEqual(other.reasons());
});

test('a session that the server has ended is expired, not signed out', async () => {
  const { sdk, reasons } = openTab(createApi());
  await sdk.session.login('a@b.example', 'secret');
  await vi.waitFor(() => expect(reasons()).toHaveLength(2));
  sdk.session.clear('expired');
  await vi.waitFor(() => expect(reasons().at(-1)).toBe('expired'));
});

test('reports another company when it is known, and not as an impersonation', async () => {
  const api = createApi();
  const { sdk, told, reasons } = openTab(api);
  await sdk.session.login('a@b.example', 'secret');
  await vi.waitFor(() => expect(reasons()).toHaveLength(2));
  api.goTo('theirs');
  expect(await sdk.session.switchCompany('theirs')).toMatchObject({ ok: true });
  await vi.waitFor(() => expect(reasons()).toEqual(['start', 'signed-in', 'company']));
  expect(told[2]?.report).toMatchObject({ company: { id: 'theirs' }, isActing: false });
});

test('reports a change of the user, but not an equal response', async () => {
  const api = createApi();
  const { sdk, told, reasons } = openTab(api);
  await sdk.session.login('a@b.example', 'secret');
  await vi.waitFor(() => expect(reasons()).toHaveLength(2));
  await sdk.$userInfo.reload();
  api.rename('Nina');
  await sdk.$userInfo.reload();
  await vi.waitFor(() => expect(reasons()).toEqual(['start', 'signed-in', 'user']));
  expect(told[2]?.report.user?.firstName).toBe('Nina');
});

test('reports a session where the server does not name the user', async () => {
  const api = createApi();
  api.handlers['GET /user-info'] = () => problem(403, 'forbidden');
  const { sdk, told, reasons } = openTab(api);
  await sdk.session.login('a@b.example', 'secret');
  await vi.waitFor(() => expect(reasons()).toEqual(['start', 'signed-in']));
  expect(told[1]?.report).toMatchObject({ isSignedIn: true, user: null, company: null });
});

test('reports nothing to a listener that has stopped', async () => {
  const { sdk, reasons, stop } = openTab(createApi());
  stop();
  await sdk.session.login('a@b.example', 'secret');
  await sdk.$userInfo.load();
  expect(reasons()).toEqual(['start']);
});
