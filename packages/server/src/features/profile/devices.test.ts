import type { Device } from '@foyer/contract/profile/profile.schema';
import type { ModeToken } from '@foyer/contract/session/session.schema';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '../../../test/accounts.ts';
import { recordQueries } from '../../../test/count-queries.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { queryRows } from '../../db/client.ts';

let server: TestServer;
let now: Date;
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(() => {
  now = new Date('2026-11-20T10:00:00Z');
  return server.reset();
});
afterAll(() => server.close());

const email = 'everything@alpha.test';
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000);
};
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

/** Signs in with a browser, and returns calls with its session. */
async function signIn(userAgent = windows, of = email) {
  const headers = { 'user-agent': userAgent };
  const body = { username: of, password: testPassword };
  const signedIn = await server.call('POST', '/security/login', { body, headers });
  const { tokens } = (await signedIn.json()) as { tokens: ModeToken[] };
  const token = tokens[0]?.token;
  const ask = async (method: string, path: string) => {
    const answer = await server.call(method, path, { token, headers });
    const text = await answer.text();
    return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
  };
  const list = async () => (await ask('GET', '/user/devices')).body.items as Device[];
  const isIn = async () => (await ask('GET', '/user-info')).status === 200;
  return { tokens, ask, list, isIn };
}

describe('the devices of a person', () => {
  it('are their sign-ins, this one first, with recognizable names', async () => {
    const mine = await signIn();
    minutes(1);
    const other = await signIn(phone);
    await other.isIn();
    await (await signIn(windows, 'norole@alpha.test')).isIn();
    expect(await mine.list()).toMatchObject([
      { browser: 'Firefox', system: 'Windows', kind: 'computer', isCurrent: true },
      {
        browser: 'Safari',
        system: 'iOS',
        kind: 'phone',
        isCurrent: false,
        network: 'unknown',
        signedInAt: '2026-11-20T10:01:00.000Z',
        lastSeenAt: '2026-11-20T10:01:00.000Z',
      },
    ]);
    expect((await other.list()).map(({ isCurrent, system }) => [isCurrent, system])).toEqual([
      [true, 'iOS'],
      [false, 'Windows'],
    ]);
  });

  it('are last seen at most a few minutes ago, and most calls write nothing', async () => {
    const mine = await signIn();
    await mine.isIn();
    minutes(4);
    const quiet = await recordQueries(server.db, mine.isIn);
    expect(quiet.filter((text) => /^\s*update/i.test(text))).toEqual([]);
    expect((await mine.list())[0]?.lastSeenAt).toBe('2026-11-20T10:00:00.000Z');
    minutes(2);
    expect((await mine.list())[0]?.lastSeenAt).toBe('2026-11-20T10:06:00.000Z');
  });

  it('leave the list once their sign-in can no longer be used', async () => {
    const [left, forgotten] = [await signIn(phone), await signIn()];
    await forgotten.isIn();
    await server.call('POST', '/security/logout', { body: { tokens: left.tokens } });
    expect(await (await signIn()).list()).toHaveLength(2);
    minutes(31);
    expect(await (await signIn()).list()).toHaveLength(1);
  });

  it('are signed out one by one, from the next call on, in every mode', async () => {
    const [mine, other, third] = [await signIn(), await signIn(phone), await signIn()];
    await other.isIn();
    const { id = '' } = (await mine.list()).find(({ system }) => system === 'iOS') ?? {};
    expect((await mine.ask('DELETE', `/user/device/${id}`)).status).toBe(204);
    expect([await mine.isIn(), await other.isIn(), await third.isIn()]).toEqual([true, false, true]);
    expect((await other.ask('GET', '/user-info')).body.code).toBe('session_revoked');
    const second = await server.call('GET', '/user-info', { token: other.tokens[1]?.token });
    expect(second.status).toBe(401);
    const renewed = await server.call('POST', '/security/refresh-jwt', { body: { tokens: other.tokens } });
    expect(renewed.status).toBe(401);
    expect(await mine.list()).toHaveLength(2);
    // ending it again is no error
    expect((await mine.ask('DELETE', `/user/device/${id}`)).status).toBe(204);
  });

  it('are signed out together, except this one', async () => {
    const [mine, other, third] = [await signIn(), await signIn(phone), await signIn()];
    const colleague = await signIn(windows, 'norole@alpha.test');
    expect((await mine.ask('POST', '/user/devices/end-others')).body).toEqual({ ended: 2 });
    expect([await mine.isIn(), await other.isIn(), await third.isIn(), await colleague.isIn()]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const entries = await queryRows(
      server.db,
      sql`select action, user_id, details from audit_entries where action like '%devices-ended'`,
    );
    expect(entries).toEqual([
      { action: 'other-devices-ended', user_id: 'everything', details: { ended: 2 } },
    ]);
  });

  it('of other people are answered as missing, and this one is ended by signing out only', async () => {
    const [mine, stranger] = [await signIn(), await signIn(phone, 'norole@alpha.test')];
    const [theirs] = await stranger.list();
    const [own] = await mine.list();
    const foreign = await mine.ask('DELETE', `/user/device/${theirs?.id}`);
    const missing = await mine.ask('DELETE', '/user/device/never-was');
    expect([foreign.status, foreign.body.code]).toEqual([404, 'not_found']);
    expect(missing.body.code).toEqual(foreign.body.code);
    expect(await stranger.isIn()).toBe(true);
    expect(await mine.ask('DELETE', `/user/device/${own?.id}`)).toMatchObject({
      status: 409,
      body: { code: 'device_is_own' },
    });
    expect(await mine.isIn()).toBe(true);
  });
});
