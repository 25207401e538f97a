import type { ToolPageId } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import {
  authorizationRequest,
  exchange,
  openTool,
  readToolUser,
  toolsUrl,
} from '../../../test/tool-visitor.ts';
import { memberships, users } from '../../domain/accounts/accounts.table.ts';
import { brands } from '../../domain/branding/brands.table.ts';
import { companies } from '../../domain/companies/companies.table.ts';

const start = Date.now();
const logged: string[] = [];
let now = new Date(start);
let server: TestServer;
let tokens: Awaited<ReturnType<TestServer['tokensOf']>> = [];

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  server = await createTestServer({ now: () => now, config: { toolsUrl }, log });
});
beforeEach(async () => {
  now = new Date(start);
  await server.reset();
  const pathOf = (client: string) => sql`'/' || ${brands.id} || ${`/${client}/`}::text`;
  await server.db.update(brands).set({
    knowledgePlatformUrl: pathOf('knowledge-platform'),
    smartConnectUrl: pathOf('smart-connect'),
    reservationToolUrl: pathOf('reservation-tool'),
  });
});
afterAll(() => server.close());

const anybody = 'norole@alpha.test';
const knowledge = (more: Readonly<Record<string, string | undefined>> = {}, brand?: string) =>
  authorizationRequest('KNOWLEDGE-PLATFORM', more, brand);
const tokenOf = async (email = anybody) => (await server.tokensOf(email))[0]?.token ?? '';
const authorize = (query: Readonly<Record<string, string>>, token?: string) => {
  const all = new URLSearchParams({ ...query, ...(token && { portal_authorization: token }) });
  return server.call('GET', `/oauth2/authorize?${all}`);
};
const landed = (answer: Response) => new URL(answer.headers.get('location') ?? 'about:blank');
const refusal = async (answer: Response): Promise<[number, string]> => {
  const { code, error } = (await answer.json()) as { code?: string; error?: string };
  return [answer.status, code ?? error ?? ''];
};
async function codeOf(request = knowledge(), email = anybody): Promise<string> {
  const answer = await authorize(request, await tokenOf(email));
  return landed(answer).searchParams.get('code') ?? '';
}
const after = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

describe('signing in at a tool', () => {
  it('returns a code to the tool, and tokens for it to the holder of the verifier', async () => {
    const answer = await authorize(knowledge(), await tokenOf());
    expect(answer.status).toBe(302);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(answer.headers.get('set-cookie')).toBeNull();
    const to = landed(answer);
    expect(to.origin + to.pathname).toBe(`${toolsUrl}/foyer/knowledge-platform/callback`);
    expect([...to.searchParams.keys()].sort()).toEqual(['code', 'iss', 'state']);
    expect(to.searchParams.get('state')).toBe('own-state');
    expect(to.searchParams.get('iss')).toBe('http://foyer.test/api/portal/oauth2');
    const tokens = await exchange(server, knowledge(), to.searchParams.get('code') ?? '');
    expect(tokens.headers.get('access-control-allow-origin')).toBe(toolsUrl);
    expect(await tokens.json()).toMatchObject({
      token_type: 'Bearer',
      scope: 'openid profile knowledge',
      expires_in: 600,
    });
  });

  it('leads to the brand’s login without a session, with no token in the address', async () => {
    const to = landed(await authorize(knowledge()));
    expect(to.origin + to.pathname).toBe('http://foyer.test/de_DE/login-oauth2');
    expect(Object.fromEntries(to.searchParams)).toEqual(knowledge());
    expect(landed(await authorize(knowledge({}, 'other'))).pathname).toBe('/de_DE/other/login-oauth2');
  });

  it('publishes its metadata and keys, and returns the user’s claims', async () => {
    const get = async (path: string, token = '') => {
      const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
      return (await server.call('GET', `/oauth2${path}`, { headers })).json() as Promise<
        Record<string, unknown>
      >;
    };
    const about = await get('/.well-known/openid-configuration');
    expect(about).toMatchObject({
      issuer: 'http://foyer.test/api/portal/oauth2',
      authorization_endpoint: 'http://foyer.test/api/portal/oauth2/authorize',
      token_endpoint: 'http://foyer.test/api/portal/oauth2/token',
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code'],
      token_endpoint_auth_methods_supported: ['none'],
      scopes_supported: ['openid', 'profile', 'knowledge', 'charge-points', 'reservations'],
    });
    const { keys } = (await get('/jwks')) as { keys: Record<string, unknown>[] };
    expect(keys.map(({ alg, d }) => [alg, d])).toEqual([['ES256', undefined]]);
  });
});

describe('a tool learns about its user', () => {
  const told = async (page: ToolPageId, email: string) => {
    const answer = await readToolUser(server, await openTool(server, page, await tokenOf(email)));
    return answer.json() as Promise<Record<string, unknown>>;
  };
  const of = (role: string) => ({
    sub: role.toLowerCase(),
    name: `Test ${role.toLowerCase()}`,
    given_name: 'Test',
    family_name: role.toLowerCase(),
    locale: 'de-DE',
  });

  it('only the claims of its scopes', async () => {
    expect(await told('KNOWLEDGE-PLATFORM', 'role_technician@alpha.test')).toEqual({
      ...of('ROLE_TECHNICIAN'),
      roles: ['ROLE_TECHNICIAN'],
    });
    expect(await told('CHARGING-SMART-CONNECT', 'role_smart_connect@alpha.test')).toEqual({
      ...of('ROLE_SMART_CONNECT'),
      company: 'alpha',
    });
    expect(await told('RESERVATION-TOOL', 'role_reservation_tool@alpha.test')).toEqual({
      ...of('ROLE_RESERVATION_TOOL'),
      company: 'alpha',
      roles: ['ROLE_RESERVATION_TOOL'],
    });
  });

  const smart = 'role_smart_connect@alpha.test';
  const user = sql`(select id from users where email = ${smart})`;
  it.each<[string, () => Promise<unknown>]>([
    [
      'has signed out of the portal',
      async () => server.call('POST', '/security/logout', { body: { tokens } }),
    ],
    ['is deactivated', () => server.db.update(users).set({ status: 'inactive' }).where(sql`id = ${user}`)],
    [
      'has lost the role',
      () => server.db.update(memberships).set({ roles: [] }).where(sql`user_id = ${user}`),
    ],
    [
      'has an open forced prompt',
      () => server.db.update(users).set({ needsToEnterMileage: true }).where(sql`id = ${user}`),
    ],
  ])('until the user %s', async (_, change) => {
    tokens = await server.tokensOf(smart);
    const token = await openTool(server, 'CHARGING-SMART-CONNECT', tokens[0]?.token ?? '');
    expect((await readToolUser(server, token)).status).toBe(200);
    await change();
    const answer = await readToolUser(server, token);
    expect(await refusal(answer)).toEqual([401, 'invalid_token']);
  });
});

describe('an authorization is refused', () => {
  it.each([
    ['to an unknown client', { client_id: 'stranger' }, 400, 'client_unknown'],
    ['to a foreign address', { redirect_uri: 'https://evil.example/callback' }, 400, 'redirect_uri_unknown'],
    [
      'with an extra slash',
      { redirect_uri: `${toolsUrl}/foyer/knowledge-platform/callback/` },
      400,
      'redirect_uri_unknown',
    ],
    [
      'with an extra query',
      { redirect_uri: `${toolsUrl}/foyer/knowledge-platform/callback?a` },
      400,
      'redirect_uri_unknown',
    ],
    [
      'with another scheme',
      { redirect_uri: 'https://tools.foyer.test/foyer/knowledge-platform/callback' },
      400,
      'redirect_uri_unknown',
    ],
    [
      'at another tool',
      { redirect_uri: `${toolsUrl}/foyer/smart-connect/callback` },
      400,
      'redirect_uri_unknown',
    ],
    [
      'at the tool of another brand',
      { redirect_uri: `${toolsUrl}/other/knowledge-platform/callback` },
      400,
      'redirect_uri_unknown',
    ],
    [
      'without PKCE',
      { code_challenge: undefined, code_challenge_method: undefined },
      422,
      'validation_failed',
    ],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 422, 'validation_failed'],
    ['for anything but a code', { response_type: 'token' }, 422, 'validation_failed'],
  ])('%s', async (_, more, status, code) => {
    const token = await tokenOf();
    expect(await refusal(await authorize(knowledge(more), token))).toEqual([status, code]);
    const body = knowledge(more);
    const inFrame = await server.call('POST', '/oauth2/authorize-tool', { token, body });
    expect(await refusal(inFrame)).toEqual([status, code]);
  });

  it('with a token that was used before', async () => {
    const token = await tokenOf();
    expect((await authorize(knowledge(), token)).status).toBe(302);
    expect(await refusal(await authorize(knowledge(), token))).toEqual([401, 'portal_authorization_invalid']);
    // the token remains valid for other calls
    expect((await server.call('GET', '/user-info', { token })).status).toBe(200);
  });

  it('to one of two concurrent calls with the same token', async () => {
    const token = await tokenOf();
    const both = await Promise.all([authorize(knowledge(), token), authorize(knowledge(), token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([302, 401]);
  });

  it('with a token that is older than a minute, ended, altered or malformed', async () => {
    const old = await tokenOf();
    after(61);
    const ended = await server.tokensOf(anybody);
    await server.call('POST', '/security/logout', { body: { tokens: ended } });
    for (const token of [old, ended[0]?.token ?? '', `${old}x`, 'a.b.c'])
      expect(await refusal(await authorize(knowledge(), token))).toEqual([
        401,
        'portal_authorization_invalid',
      ]);
  });

  it('with a sign-in by password alone, where the company now demands a second factor', async () => {
    const token = await tokenOf();
    await server.db.update(companies).set({ demandsSecondFactor: true });
    expect(await refusal(await authorize(knowledge(), token))).toEqual([401, 'portal_authorization_invalid']);
  });

  it('for scopes that the tool may not have', async () => {
    const more = { scope: 'openid profile knowledge reservations' };
    const to = landed(await authorize(knowledge(more), await tokenOf()));
    expect(to.origin + to.pathname).toBe(`${toolsUrl}/foyer/knowledge-platform/callback`);
    expect([to.searchParams.get('error'), to.searchParams.get('code')]).toEqual(['invalid_scope', null]);
    const options = { token: await tokenOf(), body: knowledge(more) };
    const inFrame = await server.call('POST', '/oauth2/authorize-tool', options);
    expect(await refusal(inFrame)).toEqual([400, 'scope_unknown']);
  });

  it('to users without the tool’s role, and before a forced prompt is done', async () => {
    const request = authorizationRequest('CHARGING-SMART-CONNECT');
    const error = async (email: string) =>
      landed(await authorize(request, await tokenOf(email))).searchParams.get('error');
    expect(await error(anybody)).toBe('access_denied');
    expect(await error('must-drive@alpha.test')).toBe('access_denied');
    expect(await error('role_smart_connect@alpha.test')).toBeNull();
    const inFrame = async (email: string) =>
      refusal(
        await server.call('POST', '/oauth2/authorize-tool', { token: await tokenOf(email), body: request }),
      );
    expect(await inFrame(anybody)).toEqual([403, 'tool_forbidden']);
    expect(await inFrame('must-drive@alpha.test')).toEqual([403, 'mileage_required']);
  });

  it('to a page that has the address only: neither answers nor log contain the token', async () => {
    const token = await tokenOf();
    logged.length = 0;
    const answers = [await authorize(knowledge(), token), await authorize(knowledge(), token)];
    const said = answers.map((answer) => JSON.stringify([...answer.headers])).join() + logged.join();
    expect(logged.join()).toContain('/oauth2/authorize');
    expect(said).not.toContain(token);
  });
});

describe('a request with prompt=none', () => {
  const silent = knowledge({ prompt: 'none' });
  const told = (answer: Response) => {
    const { origin, pathname, searchParams } = landed(answer);
    const names = ['error', 'state', 'iss', 'code'] as const;
    return [origin + pathname, ...names.map((name) => searchParams.get(name))];
  };
  const at = `${toolsUrl}/foyer/knowledge-platform/callback`;
  const refusedWith = (error: string) => [
    at,
    error,
    'own-state',
    'http://foyer.test/api/portal/oauth2',
    null,
  ];

  it('is answered with login_required without a session, and shows no page', async () => {
    expect(told(await authorize(silent))).toEqual(refusedWith('login_required'));
  });

  it('is answered likewise for a malformed or used token', async () => {
    const token = await tokenOf();
    expect((await authorize(silent, token)).status).toBe(302);
    for (const bad of [token, 'a.b.c'])
      expect(told(await authorize(silent, bad))).toEqual(refusedWith('login_required'));
  });

  it('gets its code where there is a session', async () => {
    expect(landed(await authorize(silent, await tokenOf())).searchParams.get('code')).not.toBeNull();
  });

  it('is answered with interaction_required while a forced prompt is open', async () => {
    const token = await tokenOf('must-drive@alpha.test');
    expect(told(await authorize(silent, token))).toEqual(refusedWith('interaction_required'));
  });

  it.each(['none login', 'consent none'])('is invalid as %s', async (prompt) => {
    expect(told(await authorize(knowledge({ prompt })))).toEqual(refusedWith('invalid_request'));
  });

  it.each(['login', 'consent', 'nonesuch', ''])('is not the same as %s', async (prompt) => {
    expect(landed(await authorize(knowledge({ prompt }))).pathname).toBe('/de_DE/login-oauth2');
  });
});

describe('features that discovery does not name', () => {
  it('do not work: another response mode, another grant, a scope for refresh tokens', async () => {
    for (const response_mode of ['form_post', 'fragment']) {
      const to = landed(await authorize(knowledge({ response_mode }), await tokenOf()));
      expect([to.hash, to.searchParams.has('code')]).toEqual(['', true]);
    }
    const offline = knowledge({ scope: 'openid profile knowledge offline_access', prompt: 'consent' });
    const code = landed(await authorize(offline, await tokenOf())).searchParams.get('code');
    const tokens = code === null ? {} : ((await (await exchange(server, offline, code)).json()) as object);
    expect(JSON.stringify(tokens)).not.toMatch(/refresh_token|offline_access/);
    const more = { grant_type: 'refresh_token', refresh_token: 'x' };
    const refused = await exchange(server, knowledge(), '', more);
    expect([refused.status, ((await refused.json()) as { error: string }).error]).toEqual([
      400,
      'unsupported_grant_type',
    ]);
  });
});

describe('a code is used up by the first attempt', () => {
  it.each<[string, Record<string, string>]>([
    ['with another verifier', { code_verifier: 'A'.repeat(43) }],
    ['without a verifier', { code_verifier: '' }],
    ['for another address', { redirect_uri: `${toolsUrl}/foyer/knowledge-platform/callback/` }],
    ['by another client', { client_id: 'smart-connect' }],
  ])('%s', async (_, wrong) => {
    const code = await codeOf();
    expect((await refusal(await exchange(server, knowledge(), code, wrong)))[0]).toBe(400);
    expect(await refusal(await exchange(server, knowledge(), code))).toEqual([400, 'invalid_grant']);
  });

  it('and at most one of two concurrent calls, one of them wrong, gets tokens', async () => {
    const code = await codeOf();
    const wrong = { code_verifier: 'A'.repeat(43) };
    const tries = [exchange(server, knowledge(), code, wrong), exchange(server, knowledge(), code)];
    const good = (await Promise.all(tries)).filter(({ ok }) => ok);
    expect(good.length).toBeLessThanOrEqual(1);
    expect(await refusal(await exchange(server, knowledge(), code))).toEqual([400, 'invalid_grant']);
  });
});

describe('a code is refused', () => {
  const bad = [400, 'invalid_grant'];

  it('without the verifier, and with another one', async () => {
    const code = await codeOf();
    const wrong = { code_verifier: 'A'.repeat(43) };
    expect(await refusal(await exchange(server, knowledge(), code, wrong))).toEqual(bad);
    expect((await refusal(await exchange(server, knowledge(), code, { code_verifier: '' })))[0]).toBe(400);
  });

  it('the second time, which also revokes the tokens of the first exchange', async () => {
    const code = await codeOf();
    const first = (await (await exchange(server, knowledge(), code)).json()) as { access_token: string };
    expect((await readToolUser(server, first.access_token)).status).toBe(200);
    expect(await refusal(await exchange(server, knowledge(), code))).toEqual(bad);
    expect((await readToolUser(server, first.access_token)).status).toBe(401);
  });

  it('to one of two concurrent exchanges', async () => {
    const code = await codeOf();
    const both = await Promise.all([
      exchange(server, knowledge(), code),
      exchange(server, knowledge(), code),
    ]);
    expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(both.some(({ status }) => status === 400)).toBe(true);
  });

  it('after a minute', async () => {
    const code = await codeOf();
    after(61);
    expect(await refusal(await exchange(server, knowledge(), code))).toEqual(bad);
  });

  it('to another client, and for another address', async () => {
    const stolen = { client_id: 'smart-connect' };
    expect(await refusal(await exchange(server, knowledge(), await codeOf(), stolen))).toEqual(bad);
    const altered = { redirect_uri: `${toolsUrl}/other/knowledge-platform/callback` };
    expect(await refusal(await exchange(server, knowledge(), await codeOf(), altered))).toEqual(bad);
    const made = await exchange(server, knowledge(), 'x'.repeat(43));
    expect(await refusal(made)).toEqual(bad);
  });

  it('of a user who signed out meanwhile', async () => {
    const tokens = await server.tokensOf(anybody);
    const answer = await authorize(knowledge(), tokens[0]?.token ?? '');
    await server.call('POST', '/security/logout', { body: { tokens } });
    const code = landed(answer).searchParams.get('code') ?? '';
    expect(await refusal(await exchange(server, knowledge(), code))).toEqual(bad);
  });
});

it('stores nothing usable in its table', async () => {
  const token = await openTool(server, 'KNOWLEDGE-PLATFORM', await tokenOf());
  const code = await codeOf();
  const { rows } = (await server.db.execute(
    sql`select row_to_json(r)::text as row from oauth_records r`,
  )) as unknown as {
    rows: { row: string }[];
  };
  const kept = rows.map(({ row }) => row).join('\n');
  expect(kept).toContain('AccessToken');
  expect(kept).not.toContain(token);
  expect(kept).not.toContain(code);
});
