import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
import { readActingNote } from './acting-note.ts';

const MINUTE = 60_000;
let open: FoyerSdk[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  // the refresh lock is held for a moment after a refresh
  await vi.advanceTimersByTimeAsync(1000);
  for (const sdk of open) sdk.destroy();
  open = [];
  vi.useRealTimers();
  await navigator.locks.request('foyer.refresh', async () => undefined);
});

const subjectOf = (headers: Headers | undefined) => {
  const claims = headers?.get('authorization')?.split('.')[1] ?? '';
  return (JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as { sub?: string }).sub;
};

/** Returns support staff who impersonate a customer. `clock`: milliseconds by which the server's clock is ahead of this machine's. */
async function actingWorld({
  handlers = {},
  clock = 0,
}: {
  handlers?: Record<string, Handler>;
  clock?: number;
} = {}) {
  let endsAt = 0;
  const customer = () => ({
    ...userInfo(),
    user: { ...userInfo().user, id: 'customer' },
    actor: {
      id: 'u1',
      name: 'Nina Albrecht',
      kind: 'impersonation',
      endsAt: new Date(endsAt + clock).toISOString(),
      secondsLeft: Math.ceil((endsAt - Date.now()) / 1000),
    },
  });
  const tokens = () => json({ tokens: [{ mode: 'b2b', token: makeToken({ clock }) }] });
  const api = createScriptedApi({
    'POST /security/login': tokens,
    'POST /security/refresh-jwt': tokens,
    'POST /security/logout': () => new Response(null, { status: 204 }),
    'POST /security/authorize/theirs': ({ query }) => {
      if (query.get('reason')) endsAt = Date.now() + 60 * MINUTE;
      else if (Date.now() >= endsAt) return problem(422, 'validation_failed');
      return json({ token: makeToken({ sub: 'customer', act: { sub: 'u1' }, clock }) });
    },
    'GET /user-info': ({ headers }) => json(subjectOf(headers) === 'customer' ? customer() : userInfo()),
    'GET /news': () => json({ items: [], nextCursor: null }),
    ...handlers,
  });
  const storage = { local: createMemoryStorage(), session: createMemoryStorage() };
  const tab = () => {
    const sdk = createSdk({ fetch: api.fetch, storage });
    open.push(sdk);
    return sdk;
  };
  const first = tab();
  await first.session.login('support@b.example', 'pw');
  expect(await first.session.switchCompany('theirs', 'customer', 'Anruf')).toMatchObject({ ok: true });
  return { api, tab, first, storage };
}
const isActing = (sdk: FoyerSdk) => sdk.session.$state.get().isImpersonating;
const noteOf = (sdk: FoyerSdk) => readActingNote(sdk.storage.user);

describe('an impersonation', () => {
  test.each([
    ['right', 0],
    ['two hours ahead', 120 * MINUTE],
    ['three hours behind', -180 * MINUTE],
  ])('ends after its hour in every tab without a call, where the server’s clock is %s', async (_, clock) => {
    const { api, tab, first } = await actingWorld({ clock });
    const second = tab();
    for (const sdk of [first, second]) await sdk.$userInfo.load();
    // the displayed end is by this machine's clock
    expect(first.$userInfo.get().data?.actor?.endsAt).toBe(new Date(Date.now() + 60 * MINUTE).toISOString());
    const asked = api.seen.length;
    vi.advanceTimersByTime(59 * MINUTE);
    expect([isActing(first), isActing(second)]).toEqual([true, true]);
    vi.advanceTimersByTime(MINUTE + 1000);
    for (const sdk of [first, second]) {
      expect(sdk.session.$state.get()).toMatchObject({
        status: 'signed-in',
        isImpersonating: false,
        companyId: null,
      });
      expect(noteOf(sdk)).toBe('time');
    }
    expect(api.seen.length).toBe(asked);
  });

  test('continues its countdown after the page is loaded again', async () => {
    const { tab } = await actingWorld();
    vi.advanceTimersByTime(50 * MINUTE);
    const again = tab();
    await again.$userInfo.load();
    vi.advanceTimersByTime(9 * MINUTE);
    expect(isActing(again)).toBe(true);
    vi.advanceTimersByTime(MINUTE + 1000);
    expect(isActing(again)).toBe(false);
  });

  test('that the server revokes leads to the own account, says so, and signs nobody out', async () => {
    const { api, first, tab } = await actingWorld({
      handlers: {
        'GET /news': ({ headers }) =>
          subjectOf(headers) === 'customer'
            ? problem(401, 'session_revoked')
            : json({ items: [], nextCursor: null }),
      },
    });
    const second = tab();
    expect(await first.call('listNews')).toMatchObject({ ok: false, error: { code: 'aborted' } });
    // nothing was requested again as another person
    expect(api.seen.filter(({ path }) => path === '/news').map(({ headers }) => subjectOf(headers))).toEqual([
      'customer',
    ]);
    for (const sdk of [first, second]) {
      await vi.waitUntil(() => !isActing(sdk));
      expect(sdk.session.$state.get().status).toBe('signed-in');
      expect(noteOf(sdk)).toBe('revoked');
    }
    expect((await first.call('listNews')).ok).toBe(true);
    expect(subjectOf(api.last('/news')?.headers)).toBe('u1');
  });

  test('ends at the login if the own session is over as well', async () => {
    const { first } = await actingWorld({ handlers: { 'GET /news': () => problem(401, 'session_revoked') } });
    await first.call('listNews');
    expect(isActing(first)).toBe(false);
    await first.call('listNews');
    expect(first.session.$state.get()).toMatchObject({ status: 'signed-out', endedBecause: 'expired' });
  });

  test('is not renewed beyond its hour where the timer slept', async () => {
    const { api, first } = await actingWorld();
    vi.setSystemTime(Date.now() + 61 * MINUTE);
    await first.call('listNews');
    expect(isActing(first)).toBe(false);
    expect(noteOf(first)).toBe('time');
    expect(api.last('/security/authorize/theirs')?.query.get('reason')).toBeNull();
  });

  test('that the user ends is also ended on the server, and nothing else is', async () => {
    const { api, first, storage } = await actingWorld();
    const acting = storage.local.getItem('cookie.USER_IMPERSONATE');
    first.session.leaveCompany();
    expect(isActing(first)).toBe(false);
    expect(noteOf(first)).toBeNull(); // no note after an end by the user
    await vi.waitUntil(() => api.count('/security/logout') === 1);
    expect(api.last('/security/logout')?.body).toEqual({
      tokens: [{ mode: 'impersonation', token: acting }],
    });
    expect(first.session.$state.get().status).toBe('signed-in');
  });

  test('that begins again clears the note of the earlier one, and ends one that is running', async () => {
    const { api, first } = await actingWorld();
    await first.$userInfo.load();
    vi.advanceTimersByTime(61 * MINUTE);
    expect(noteOf(first)).toBe('time');
    await first.session.switchCompany('theirs', 'customer', 'Noch einmal');
    first.session.leaveCompany();
    expect(noteOf(first)).toBeNull();
    await first.session.switchCompany('theirs', 'customer', 'Anruf');
    const ended = api.count('/security/logout');
    await first.session.switchCompany('theirs', 'customer', 'Anderer Anruf');
    await vi.waitUntil(() => api.count('/security/logout') === ended + 1);
    expect(isActing(first)).toBe(true);
  });
});
