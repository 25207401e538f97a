import { contract, type Endpoint, type OperationName, routes } from '@foyer/contract';
import type { ModeToken } from '@foyer/contract/session/session.schema';
import { eq } from 'drizzle-orm';
import { importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, testPassword } from '../../../test/accounts.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { memberships, users } from '../../domain/accounts/accounts.table.ts';
import { companies } from '../../domain/companies/companies.table.ts';
import { auditEntries } from '../../security/audit.table.ts';
import { loginAttempts } from '../../security/login-attempts.table.ts';
import { sweep } from '../../start/start-sweeper.ts';

let server: TestServer;
let now: Date;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const MINUTE = 60;
const everything = 'everything@alpha.test';

beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(() => {
  now = new Date();
  return server.reset();
});
afterAll(() => server.close());

const first = async (email: string): Promise<string> => (await server.tokensOf(email))[0]?.token ?? '';
const info = (token: string | undefined) => server.call('GET', '/user-info', { token });
const refresh = (tokens: readonly ModeToken[]) =>
  server.call('POST', '/security/refresh-jwt', { body: { tokens } });
const refreshed = async (tokens: readonly ModeToken[]): Promise<ModeToken[]> => {
  const answer = await refresh(tokens);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { tokens: ModeToken[] }).tokens;
};
const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code;
const tokenOf = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { token: string }).token;

describe('login', () => {
  it('returns one token per mode, the mode after login first', async () => {
    const tokens = await server.tokensOf(everything);
    expect(tokens.map((one) => one.mode)).toEqual(['b2b', 'b2c_cc']);
    for (const { mode, token } of tokens) expect(await (await info(token)).json()).toMatchObject({ mode });
  });

  it('takes the address in any case', async () => {
    expect((await server.login(' Everything@ALPHA.test ', testPassword)).status).toBe(200);
  });

  it('does not reveal which part was wrong', async () => {
    const wrong = await server.login(everything, 'wrong');
    const unknown = await server.login('nobody@alpha.test', 'wrong');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const [one, other] = [await wrong.json(), await unknown.json()];
    expect({ ...one, requestId: '' }).toEqual({ ...other, requestId: '' });
    expect(one.code).toBe('invalid_credentials');
  });

  it('reports an inactive or not yet accepted account only for the right password', async () => {
    expect(await codeOf(await server.login('inactive@alpha.test', 'wrong'))).toBe('invalid_credentials');
    expect(await codeOf(await server.login('inactive@alpha.test', testPassword))).toBe('account_inactive');
    expect(await codeOf(await server.login('registered@alpha.test', testPassword))).toBe(
      'account_not_accepted',
    );
  });

  it('accepts the account’s user name in any case; the e-mail address only where there is none', async () => {
    await server.db.update(users).set({ username: 'Müller.07' }).where(eq(users.id, 'everything'));
    const statusOf = async (name: string) => (await server.login(name, testPassword)).status;
    expect(await statusOf(' müller.07 ')).toBe(200);
    expect(await statusOf('MüLLER.07')).toBe(200);
    expect(await statusOf(everything)).toBe(401);
    expect(await statusOf('role_shop@ALPHA.test')).toBe(200);
    const twice = server.db.update(users).set({ username: 'role_shop@alpha.test' });
    await expect(twice.where(eq(users.id, 'everything'))).rejects.toThrow();
  });

  it.each(['foyer', undefined, 'other', 'missing'])('under brand %s', async (brand) => {
    const query = brand ? `?brand=${brand}` : '';
    const of = (username: string) =>
      server.call('POST', `/security/login${query}`, { body: { username, password: testPassword } });
    const told = async (answer: Response) => (answer.ok ? 'signed in' : codeOf(answer));
    const elsewhere = 'account_of_other_brand';
    const isOwn = brand === 'foyer' || brand === undefined;
    expect(await told(await of(everything))).toBe(isOwn ? 'signed in' : elsewhere);
    expect(await told(await of('foreign@beta.test'))).toBe(brand === 'missing' ? elsewhere : 'signed in');
    if (!isOwn) {
      const { link } = await (await of(everything)).json();
      expect(link).toBe(`${server.config.publicUrl}/de_DE/login`);
    }
    const wrong = { username: everything, password: 'wrong' };
    const guess = await server.call('POST', `/security/login${query}`, { body: wrong });
    expect(await codeOf(guess)).toBe('invalid_credentials');
  });

  it.each([everything, 'nobody@alpha.test'])('locks %s after ten failures for 15 minutes', async (email) => {
    for (let attempt = 0; attempt < 10; attempt++)
      expect(await codeOf(await server.login(email, `wrong ${attempt}`))).toBe('invalid_credentials');
    const locked = await server.login(email, testPassword);
    expect(locked.status).toBe(423);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * MINUTE);
    expect(await codeOf(locked)).toBe('account_locked');
    const written = await server.db.select().from(auditEntries).orderBy(auditEntries.at);
    expect(written.map(({ details }) => details?.code)).toContain('account_locked');
    later(15 * MINUTE + 1);
    expect((await server.login(email, testPassword)).status).toBe(email === everything ? 200 : 401);
  });

  it('audits failed sign-ins, with the typed name as a hash only', async () => {
    await server.login(everything, 'wrong');
    later(1);
    await server.login('nobody@alpha.test', 'wrong');
    later(1);
    await server.login('inactive@alpha.test', testPassword);
    await server.login(everything, testPassword);
    const entries = await server.db.select().from(auditEntries).orderBy(auditEntries.at);
    expect(entries.map(({ action, userId, details }) => [action, userId, details?.code])).toEqual([
      ['sign-in-refused', 'everything', 'invalid_credentials'],
      ['sign-in-refused', null, 'invalid_credentials'],
      ['sign-in-refused', 'inactive', 'account_inactive'],
    ]);
    expect(JSON.stringify(entries)).not.toContain('nobody@');
    expect(entries[0]?.details).toMatchObject({ network: expect.any(String) });
  });

  it('limits wrong passwords of one network per hour, over any number of accounts', async () => {
    const limited = await createTestServer({
      now: () => now,
      config: { failedLoginsPerHour: 6, trustedProxies: 1 },
    });
    const from = (address: string, username: string, password: string) =>
      limited.call('POST', '/security/login', {
        body: { username, password },
        headers: { 'x-forwarded-for': address },
      });
    // starts at a full hour
    now = new Date(Math.ceil(now.getTime() / 3_600_000) * 3_600_000);
    for (let account = 0; account < 6; account++) {
      expect((await from('198.51.100.1', `person${account}@alpha.test`, 'Sommer2026')).status).toBe(401);
      // never two in one minute
      later(5 * MINUTE);
    }
    const refused = await from('198.51.100.1', everything, testPassword);
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20 * MINUTE);
    expect((await from('203.0.113.7', everything, testPassword)).status).toBe(200);
    later(30 * MINUTE + 1);
    expect((await from('198.51.100.1', everything, testPassword)).status).toBe(200);
    await limited.close();
  });

  it('forgets failures after a success', async () => {
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 8; attempt++) await server.login(everything, 'wrong');
      expect((await server.login(everything, testPassword)).status).toBe(200);
    }
  });

  it('locks strangers out, and not the owner, whose network is known', async () => {
    const proxied = await createTestServer({ now: () => now, config: { trustedProxies: 1 } });
    const from = async (address: string, password: string) => {
      const answer = await proxied.call('POST', '/security/login', {
        body: { username: everything, password },
        headers: { 'x-forwarded-for': address },
      });
      return answer.ok ? 'signed in' : codeOf(answer);
    };
    const home = '192.0.2.1';
    expect(await from(home, testPassword)).toBe('signed in');
    for (let attempt = 0; attempt < 10; attempt++) await from(`198.51.100.${attempt}`, 'wrong');
    expect(await from('203.0.113.9', testPassword)).toBe('account_locked');
    expect(await from(home, testPassword)).toBe('signed in');
    // a sign-in at home does not give strangers ten more attempts
    expect(await from('203.0.113.9', testPassword)).toBe('account_locked');
    for (let attempt = 0; attempt < 10; attempt++) await from(home, 'wrong');
    expect(await from(home, testPassword)).toBe('account_locked');
    later(15 * MINUTE + 1);
    expect(await from(home, testPassword)).toBe('signed in');
    later(31 * 24 * 60 * MINUTE);
    await proxied.tokensOf('norole@alpha.test');
    await sweep(proxied.db, proxied.storage, now);
    const left = await proxied.db.select().from(loginAttempts);
    await proxied.close();
    expect(left).toHaveLength(1);
  });

  it('answers at most ten of many concurrent guesses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => server.login(everything, `wrong ${at}`)),
    );
    const codes = await Promise.all(answers.map(codeOf));
    expect(codes.filter((code) => code === 'account_locked').length).toBeGreaterThan(0);
    expect(await codeOf(await server.login(everything, testPassword))).toBe('account_locked');
  });

  it('limits the attempts of one address', async () => {
    const limited = await createTestServer({ now: () => now, config: { loginsPerMinute: 3 } });
    const codes: string[] = [];
    for (let attempt = 0; attempt < 5; attempt++)
      codes.push(await codeOf(await limited.login(`a${attempt}@b.test`, 'x')));
    await limited.close();
    const wrong = 'invalid_credentials';
    expect(codes).toEqual([wrong, wrong, wrong, 'rate_limited', 'rate_limited']);
  });
});

describe('tokens', () => {
  it('end after 30 minutes', async () => {
    const token = await first(everything);
    later(29 * MINUTE);
    expect((await info(token)).status).toBe(200);
    later(2 * MINUTE);
    const answer = await info(token);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(await codeOf(answer)).toBe('token_expired');
  });

  it('are refused when changed, signed by another key or unsigned', async () => {
    const token = await first(everything);
    const [head = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'foreign' })).toString('base64url');
    const stranger = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
      'sign',
      'verify',
    ]);
    const bad = [
      `${head}.${forged}.${signature}`,
      `${head}.${payload}.${signature.slice(0, -4)}AAAA`,
      new UnsecuredJWT(claims).encode(),
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(stranger.privateKey),
      await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(new TextEncoder().encode(server.config.signingKey)),
      'not a token',
      'a.b.c',
      '',
    ];
    for (const one of bad) {
      const answer = await info(one);
      expect(answer.status).toBe(401);
      expect(await codeOf(answer)).toBe('unauthenticated');
    }
  });

  it('of a server with another key or database are refused', async () => {
    const other = await createTestServer({
      now: () => now,
      config: { signingKey: server.config.signingKey },
    });
    const [token] = await other.tokensOf(everything);
    await other.close();
    expect(await codeOf(await info(token?.token))).toBe('unauthenticated');
  });

  it('of one mode do not have the roles of another', async () => {
    const [business, home] = await server.tokensOf(everything);
    const statuses = async (token: string | undefined) => [
      (await server.call('GET', '/articles', { token })).status,
      (await server.call('POST', '/use-cases', { token })).status,
    ];
    expect(await statuses(business?.token)).toEqual([200, 200]);
    expect(await statuses(home?.token)).toEqual([200, 403]);
  });

  it('with another issuer, without their session or with another person’s are refused', async () => {
    const token = await first(everything);
    const other = await first(accountOf('ROLE_SHOP'));
    const claimsOf = (one: string) =>
      JSON.parse(Buffer.from(one.split('.')[1] ?? '', 'base64url').toString());
    const key = await importJWK(JSON.parse(server.config.signingKey), 'ES256');
    const signed = (changed: object) =>
      new SignJWT({ ...claimsOf(token), ...changed }).setProtectedHeader({ alg: 'ES256' }).sign(key);
    expect((await info(await signed({}))).status).toBe(200);
    const wrong: object[] = [
      { iss: 'another' },
      { iss: undefined },
      { exp: undefined },
      { jti: 'unknown' },
      { jti: undefined },
      { mode: 'admin' },
      { sid: claimsOf(other).sid },
    ];
    for (const changed of wrong)
      expect([changed, await codeOf(await info(await signed(changed)))]).toEqual([
        changed,
        'unauthenticated',
      ]);
    expect(await codeOf(await info(await signed({ exp: Math.floor(now.getTime() / 1000) - 1 })))).toBe(
      'token_expired',
    );
  });

  it('stop working at once on deactivation, and use the current roles', async () => {
    const token = await first(accountOf('ROLE_SHOP'));
    const articles = () => server.call('GET', '/articles', { token });
    expect((await articles()).status).toBe(200);
    await server.db.update(memberships).set({ roles: [] }).where(eq(memberships.userId, 'role_shop'));
    expect((await articles()).status).toBe(403);
    await server.db.update(users).set({ status: 'inactive' }).where(eq(users.id, 'role_shop'));
    expect(await codeOf(await articles())).toBe('session_revoked');
  });
});

describe('refresh', () => {
  it('replaces every token of the family', async () => {
    const tokens = await server.tokensOf(everything);
    later(25 * MINUTE);
    const next = await refreshed(tokens);
    expect(next.map((one) => one.mode)).toEqual(['b2b', 'b2c_cc']);
    later(20 * MINUTE);
    for (const { token } of next) expect((await info(token)).status).toBe(200);
  });

  it('is refused for tokens of two people in one list, and leaves both unchanged', async () => {
    const [mine, theirs] = [await server.tokensOf(everything), await server.tokensOf(accountOf('ROLE_SHOP'))];
    const answer = await refresh([...mine, ...theirs]);
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'unauthenticated']);
    await refreshed(mine);
    await refreshed(theirs);
  });

  it('returns the same successor to 20 concurrent calls and within 30 seconds', async () => {
    const tokens = await server.tokensOf(everything);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refreshed(tokens)));
    later(29);
    answers.push(await refreshed(tokens));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('ends the whole session when a replaced token is used later', async () => {
    const tokens = await server.tokensOf(everything);
    const next = await refreshed(tokens);
    later(31);
    expect(await codeOf(await info(tokens[0]?.token))).toBe('token_reused');
    expect((await info(next[0]?.token)).status).toBe(200);
    const answer = await refresh(tokens);
    expect(answer.status).toBe(401);
    expect(await codeOf(answer)).toBe('token_reused');
    expect(await codeOf(await info(next[0]?.token))).toBe('session_revoked');
    expect(await codeOf(await refresh(next))).toBe('session_revoked');
  });

  it('refuses an expired token', async () => {
    const tokens = await server.tokensOf(everything);
    later(31 * MINUTE);
    expect(await codeOf(await refresh(tokens))).toBe('token_expired');
  });

  it('ends 12 hours after the sign-in in every case', async () => {
    let tokens = await server.tokensOf(everything);
    for (let minutes = 0; minutes < 12 * 60 - 25; minutes += 25) {
      later(25 * MINUTE);
      tokens = await refreshed(tokens);
    }
    later(21 * MINUTE);
    expect(await codeOf(await info(tokens[0]?.token))).toBe('token_expired');
  });
});

describe('logout', () => {
  it('ends every mode of the sign-in and nothing else', async () => {
    const tokens = await server.tokensOf(everything);
    const elsewhere = await first(everything);
    const answer = await server.call('POST', '/security/logout', { body: { tokens: tokens.slice(0, 1) } });
    expect(answer.status).toBe(204);
    for (const { token } of tokens) expect(await codeOf(await info(token))).toBe('session_revoked');
    expect((await info(elsewhere)).status).toBe(200);
  });

  it('of several sign-ins at once, in any order and amid refreshes, causes no deadlock', async () => {
    const signIns = await Promise.all(Array.from({ length: 4 }, () => server.tokensOf('norole@alpha.test')));
    const tokens = signIns.flatMap((one) => one.slice(0, 1));
    const send = (path: string, list: readonly ModeToken[]) =>
      server.call('POST', `/security/${path}`, { body: { tokens: list } });
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        const list = at % 2 ? tokens : tokens.toReversed();
        return send(at % 3 ? 'logout' : 'refresh-jwt', list);
      }),
    );
    for (const { status } of answers) expect([200, 204, 401]).toContain(status);
    for (const { token } of tokens) expect((await info(token)).status).toBe(401);
  });

  it('accepts tokens that are expired, unknown or malformed', async () => {
    const tokens = await server.tokensOf(everything);
    const next = await refreshed(tokens);
    later(31 * MINUTE);
    const body = { tokens: [...tokens, { mode: 'impersonation', token: 'x.y.z' }] };
    expect((await server.call('POST', '/security/logout', { body })).status).toBe(204);
    expect((await refresh(next)).status).toBe(401);
  });
});

describe('entering another company or account', () => {
  const enter = (token: string, company: string, user?: string, reason = 'Anruf vom 3. Mai') => {
    const query = user ? `?${new URLSearchParams({ userId: user, reason })}` : '';
    return server.call('POST', `/security/authorize/${company}${query}`, { token });
  };

  it('lets a fleet manager into companies below the own one', async () => {
    const token = await first(accountOf('ROLE_FLEET_MANAGER'));
    for (const company of ['alpha-child', 'alpha-grandchild']) {
      const inside = await tokenOf(await enter(token, company));
      expect(await (await info(inside)).json()).toMatchObject({
        user: { id: 'role_fleet_manager' },
        company: { id: company },
        mode: 'b2b',
        actor: { id: 'role_fleet_manager', kind: 'company-switch' },
      });
    }
    expect((await info(token)).status).toBe(200);
  });

  it('is limited, for successful and failed attempts', async () => {
    const token = await first(accountOf('ROLE_FLEET_MANAGER'));
    const codes = new Map<number, number>();
    for (let attempt = 0; attempt < 62; attempt++) {
      const { status } = await enter(token, attempt % 2 ? 'alpha-child' : 'beta');
      codes.set(status, (codes.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(codes)).toEqual({ 200: 30, 404: 30, 429: 2 });
    later(MINUTE);
    expect((await enter(token, 'alpha-child')).status).toBe(200);
  });

  it('answers for a foreign company exactly as for a missing one', async () => {
    const token = await first(accountOf('ROLE_FLEET_MANAGER'));
    const problems = [];
    for (const company of ['beta', 'missing', 'alpha']) {
      const answer = await enter(token, company);
      expect(answer.status).toBe(404);
      problems.push({ ...(await answer.json()), requestId: '' });
    }
    expect(problems[0]).toEqual(problems[1]);
    expect(problems[2]).toEqual(problems[1]);
  });

  it('ends when the company leaves the fleet or the manager loses the role', async () => {
    const token = await first(accountOf('ROLE_FLEET_MANAGER'));
    const inside = await tokenOf(await enter(token, 'alpha-child'));
    await server.db.update(companies).set({ parentId: 'beta' }).where(eq(companies.id, 'alpha-child'));
    expect(await codeOf(await info(inside))).toBe('session_revoked');
    expect(await codeOf(await refresh([{ mode: 'b2b', token: inside }]))).toBe('session_revoked');
    await server.db.update(companies).set({ parentId: 'alpha' }).where(eq(companies.id, 'alpha-child'));
    expect((await info(inside)).status).toBe(200);
    await server.db
      .update(memberships)
      .set({ roles: [] })
      .where(eq(memberships.userId, 'role_fleet_manager'));
    expect(await codeOf(await info(inside))).toBe('session_revoked');
  });

  it('lets ROLE_IMPERSONATE impersonate a user, audited with both identities', async () => {
    const token = await first(accountOf('ROLE_IMPERSONATE'));
    const acting = await tokenOf(await enter(token, 'beta', 'foreign'));
    expect(await (await info(acting)).json()).toMatchObject({
      user: { id: 'foreign' },
      company: { id: 'beta' },
      actor: { id: 'role_impersonate', name: 'Test role_impersonate', kind: 'impersonation' },
    });
    later(1);
    // reading the news marks them as read
    await server.call('GET', '/news', { token: acting });
    const entries = await server.db.select().from(auditEntries).orderBy(auditEntries.at, auditEntries.id);
    expect(entries.map(({ action, userId, actorUserId }) => ({ action, userId, actorUserId }))).toEqual([
      { action: 'impersonation', userId: 'foreign', actorUserId: 'role_impersonate' },
      { action: 'listNews', userId: 'foreign', actorUserId: 'role_impersonate' },
    ]);
  });

  it('requires a reason for an impersonation, and audits it', async () => {
    const token = await first(accountOf('ROLE_IMPERSONATE'));
    for (const reason of ['', '  ']) {
      const answer = await enter(token, 'beta', 'foreign', reason);
      expect(answer.status).toBe(422);
      expect((await answer.json()).errors).toEqual([{ path: 'reason', code: 'required' }]);
    }
    expect((await enter(token, 'beta', 'foreign', 'Ticket 4711')).status).toBe(200);
    const entries = await server.db.select().from(auditEntries);
    expect(entries.map(({ details }) => details)).toEqual([{ reason: 'Ticket 4711' }]);
  });

  it('ends an impersonation after sixty minutes, for any number of renewals', async () => {
    const tokens = await server.tokensOf(accountOf('ROLE_IMPERSONATE'));
    const start = now;
    let acting = await tokenOf(await enter(tokens[0]?.token ?? '', 'beta', 'foreign'));
    const end = new Date(start.getTime() + 60 * MINUTE * 1000).toISOString();
    expect((await (await info(acting)).json()).actor).toMatchObject({ endsAt: end });
    let own = tokens;
    for (let round = 0; round < 2; round++) {
      later(20 * MINUTE);
      own = await refreshed(own);
      // without a reason: a renewal
      acting = await tokenOf(await enter(own[0]?.token ?? '', 'beta', 'foreign', ''));
      expect((await (await info(acting)).json()).actor).toMatchObject({ endsAt: end });
    }
    later(20 * MINUTE - 5);
    own = await refreshed(own);
    expect((await info(acting)).status).toBe(200);
    later(6);
    expect(await codeOf(await info(acting))).toBe('token_expired');
    expect((await info(own[0]?.token)).status).toBe(200);
    expect((await enter(own[0]?.token ?? '', 'beta', 'foreign', '')).status).toBe(422);
    expect((await enter(own[0]?.token ?? '', 'beta', 'foreign')).status).toBe(200);
  });

  it('ends it then also where its own token is refreshed, and leaves the own session', async () => {
    let own = await server.tokensOf(accountOf('ROLE_IMPERSONATE'));
    const token = await tokenOf(await enter(own[0]?.token ?? '', 'beta', 'foreign'));
    let acting: ModeToken = { mode: 'b2b', token };
    for (let round = 0; round < 2; round++) {
      later(25 * MINUTE);
      const all = await refreshed([...own, acting]);
      own = all.slice(0, -1);
      acting = all.at(-1) as ModeToken;
      expect((await info(acting.token)).status).toBe(200);
    }
    later(10 * MINUTE + 1);
    expect((await info(acting.token)).status).toBe(401);
    expect((await refresh([acting])).status).toBe(401);
    expect((await info(own[0]?.token)).status).toBe(200);
  });

  it('never impersonates a technician admin, and ends when the user becomes one', async () => {
    const token = await first(accountOf('ROLE_IMPERSONATE'));
    expect(await codeOf(await enter(token, 'alpha', 'role_technician_admin'))).toBe('forbidden');
    const acting = await tokenOf(await enter(token, 'alpha', 'role_technician'));
    await server.db
      .update(memberships)
      .set({ roles: ['ROLE_TECHNICIAN_ADMIN'] })
      .where(eq(memberships.userId, 'role_technician'));
    expect(await codeOf(await info(acting))).toBe('session_revoked');
  });

  it('audits refused attempts', async () => {
    const token = await first(accountOf('ROLE_IMPERSONATE'));
    await enter(token, 'alpha', 'role_technician_admin');
    later(1);
    await enter(token, 'beta', 'everything');
    later(1);
    const manager = await first(accountOf('ROLE_FLEET_MANAGER'));
    await enter(manager, 'alpha', 'role_shop');
    later(1);
    await enter(manager, 'beta');
    const entries = await server.db.select().from(auditEntries).orderBy(auditEntries.at);
    expect(
      entries.map(({ action, userId, actorUserId, companyId, details }) => ({
        action,
        userId,
        actorUserId,
        companyId,
        details,
      })),
    ).toEqual(
      [
        [
          'impersonation-refused',
          'role_technician_admin',
          'role_impersonate',
          'alpha',
          { code: 'forbidden' },
        ],
        ['impersonation-refused', 'everything', 'role_impersonate', 'beta', { code: 'not_found' }],
        ['impersonation-refused', 'role_shop', 'role_fleet_manager', 'alpha', { code: 'forbidden' }],
        ['company-switch-refused', 'role_fleet_manager', 'role_fleet_manager', 'beta', { code: 'not_found' }],
      ].map(([action, userId, actorUserId, companyId, details]) => ({
        action,
        userId,
        actorUserId,
        companyId,
        details,
      })),
    );
  });

  it('audits refusals that precede the handler: a missing role, an impersonation', async () => {
    const buyer = await first(accountOf('ROLE_SHOP'));
    expect(await codeOf(await enter(buyer, 'beta', 'foreign'))).toBe('forbidden');
    later(1);
    const token = await first(accountOf('ROLE_IMPERSONATE'));
    const acting = await tokenOf(await enter(token, 'beta', 'foreign'));
    later(1);
    expect(await codeOf(await enter(acting, 'alpha-child'))).toBe('impersonation_forbidden');
    later(1);
    // a refused read is no attempt at a change
    expect((await server.call('GET', '/orders', { token: await first('norole@alpha.test') })).status).toBe(
      403,
    );
    const entries = await server.db.select().from(auditEntries).orderBy(auditEntries.at);
    expect(
      entries
        .filter(({ action }) => action === 'call-refused')
        .map(({ userId, actorUserId, companyId, details }) => [userId, actorUserId, companyId, details]),
    ).toEqual([
      [
        'role_shop',
        'role_shop',
        'alpha',
        {
          code: 'forbidden',
          operation: 'authorizeCompany',
          path: '/api/portal/security/authorize/beta',
          as: 'foreign',
        },
      ],
      [
        'foreign',
        'role_impersonate',
        'beta',
        {
          code: 'impersonation_forbidden',
          operation: 'authorizeCompany',
          path: '/api/portal/security/authorize/alpha-child',
        },
      ],
    ]);
  });

  it('audits at most thirty such refusals of a person in a minute', async () => {
    const buyer = await first(accountOf('ROLE_SHOP'));
    now = new Date(Math.ceil(now.getTime() / 60_000) * 60_000);
    for (let attempt = 0; attempt < 33; attempt++) await enter(buyer, 'beta', 'foreign');
    expect(await server.db.select().from(auditEntries)).toHaveLength(30);
  });

  it('cannot be nested, or used on oneself, for another company or by another person', async () => {
    const token = await first(accountOf('ROLE_IMPERSONATE'));
    const acting = await tokenOf(await enter(token, 'alpha', 'everything'));
    expect(await codeOf(await enter(acting, 'alpha-child'))).toBe('impersonation_forbidden');
    expect((await enter(token, 'alpha', 'role_impersonate')).status).toBe(404);
    expect((await enter(token, 'beta', 'everything')).status).toBe(404);
    expect((await enter(token, 'alpha', 'inactive')).status).toBe(404);
    expect(await codeOf(await enter(token, 'alpha-child'))).toBe('forbidden');
    const manager = await first(accountOf('ROLE_FLEET_MANAGER'));
    expect(await codeOf(await enter(manager, 'alpha', 'role_shop'))).toBe('forbidden');
  });

  it('ends when the impersonated account gets the right to impersonate', async () => {
    const token = await first(accountOf('ROLE_IMPERSONATE'));
    const acting = await tokenOf(await enter(token, 'alpha', 'role_shop'));
    expect((await info(acting)).status).toBe(200);
    const roles = ['ROLE_SHOP', 'ROLE_IMPERSONATE'] as const;
    await server.db
      .update(memberships)
      .set({ roles: [...roles] })
      .where(eq(memberships.userId, 'role_shop'));
    expect(await codeOf(await info(acting))).toBe('session_revoked');
  });

  it('is refused wherever the contract says so, on public calls too', async () => {
    const token = await first(accountOf('ROLE_IMPERSONATE'));
    const acting = await tokenOf(await enter(token, 'alpha', 'everything'));
    const barred = (Object.keys(contract) as OperationName[]).filter(
      (name) => (contract[name] as Endpoint).whileImpersonating === false,
    );
    expect(barred).toContain('changePassword');
    for (const name of barred) {
      const [method, path, bodyKind] = routes[name];
      const answer = await server.call(method, path.replaceAll(/\{\w+\}/g, '~'), {
        token: acting,
        ...(bodyKind === 'none' ? {} : { body: {} }),
      });
      expect([name, answer.status, await codeOf(answer)]).toEqual([name, 403, 'impersonation_forbidden']);
    }
    const own = await server.call('POST', '/user/change-password', { token, body: {} });
    expect(own.status).not.toBe(403);
  });

  it('ends with its own logout, with that of the sign-in, and when the right is withdrawn', async () => {
    const token = await first(accountOf('ROLE_IMPERSONATE'));
    const [one, two] = [
      await tokenOf(await enter(token, 'alpha', 'role_shop')),
      await tokenOf(await enter(token, 'beta', 'foreign')),
    ];
    const logout = (ended: string) =>
      server.call('POST', '/security/logout', { body: { tokens: [{ mode: 'b2b', token: ended }] } });
    await logout(one);
    expect([(await info(one)).status, (await info(two)).status, (await info(token)).status]).toEqual([
      401, 200, 200,
    ]);
    await server.db.update(memberships).set({ roles: [] }).where(eq(memberships.userId, 'role_impersonate'));
    expect(await codeOf(await info(two))).toBe('session_revoked');
    await server.db
      .update(memberships)
      .set({ roles: ['ROLE_IMPERSONATE'] })
      .where(eq(memberships.userId, 'role_impersonate'));
    await logout(token);
    expect((await info(two)).status).toBe(401);
  });
});

describe('forced prompts', () => {
  it('come one after the other, and the calls that they need stay allowed', async () => {
    const token = await first('must-change@alpha.test');
    const articles = async () => codeOf(await server.call('GET', '/articles', { token }));
    expect(await articles()).toBe('password_change_required');
    expect((await info(token)).status).toBe(200);
    await server.db.update(users).set({ needsPasswordChange: false }).where(eq(users.id, 'must-change'));
    expect(await articles()).toBe('onboarding_required');
    const driver = await first('must-drive@alpha.test');
    expect(await codeOf(await server.call('GET', '/articles', { token: driver }))).toBe('mileage_required');
    expect((await server.call('POST', '/use-cases', { token: driver })).status).toBe(200);
  });

  it('do not apply during impersonation', async () => {
    const token = await first(accountOf('ROLE_IMPERSONATE'));
    const path = '/security/authorize/alpha?userId=must-drive&reason=Anruf';
    const acting = await tokenOf(await server.call('POST', path, { token }));
    expect((await server.call('GET', '/articles', { token: acting })).status).toBe(200);
  });
});
