import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModeToken } from '@foyer/contract/session/session.schema';
import { eq, sql } from 'drizzle-orm';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../../test/accounts.ts';
import { createTestServer, type TestServer } from '../../../../test/create-test-server.ts';
import { queryRows } from '../../../db/client.ts';
import { memberships, users } from '../../../domain/accounts/accounts.table.ts';
import { companies } from '../../../domain/companies/companies.table.ts';
import { runPartners } from '../../../start/run-partners.ts';
import { sweep } from '../../../start/start-sweeper.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-partner-'));
const page = 'https://www.alpha.example';
const user = 'norole@alpha.test';
let now = new Date();
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
let server: TestServer;
let keys: { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey };
let strangers: typeof keys;
let keyFile: string;

beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  keys = await generateKeyPair('ES256', { extractable: true });
  strangers = await generateKeyPair('ES256');
  keyFile = join(folder, 'alpha.pem');
  writeFileSync(keyFile, await exportSPKI(keys.publicKey));
});
beforeEach(async () => {
  now = new Date();
  await server.reset();
  await run('add', 'alpha', 'foyer');
  await run('key', 'alpha', keyFile);
  await run('origins', 'alpha', page);
  await run('companies', 'alpha', 'K-1');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const run = (...words: string[]) => runPartners(server.db, words);

interface Claims {
  readonly [claim: string]: unknown;
}
/** Claims of the partner's backend; `others` override them, undefined removes one. */
function claimsOf(others: Claims = {}) {
  const iat = Math.floor(now.getTime() / 1000);
  const jti = crypto.randomUUID();
  const all = { iss: 'alpha', sub: user, aud: 'http://foyer.test', origin: page, jti, iat, exp: iat + 60 };
  return JSON.parse(JSON.stringify({ ...all, ...others })) as Claims;
}
const sign = (others: Claims = {}, key = keys.privateKey, header: Claims = {}) =>
  new SignJWT(claimsOf(others))
    .setProtectedHeader({ alg: 'ES256', typ: 'foyer-sign-in+jwt', ...header })
    .sign(key);

interface Told {
  readonly status: number;
  readonly code?: string;
  readonly tokens?: readonly ModeToken[];
}
async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<Told> {
  const answer = await server.fetch(
    new Request(`http://foyer.test/api/portal/security/sign-in/partner${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    }),
  );
  return { status: answer.status, ...((await answer.json()) as object) };
}
const begin = async (assertion: string | Promise<string>) => send('/begin', { assertion: await assertion });
const finish = (code: string | undefined, origin: string | null = page, query = '') =>
  send(query, { code }, origin === null ? {} : { origin });
const codeOf = async (others?: Claims) => {
  const begun = await begin(sign(others));
  expect(begun).toMatchObject({ status: 200, secondsLeft: 60 });
  return begun.code as string;
};
const infoOf = (told: Told) => server.call('GET', '/user-info', { token: told.tokens?.[0]?.token ?? '' });
const audited = () =>
  queryRows<{ action: string; user_id: string | null; details: Record<string, unknown> }>(
    server.db,
    sql`select action, user_id, details from audit_entries where action like 'sign-in%' order by at, id`,
  );

describe("a partner's own user", () => {
  it('is signed in on its page, once, with an ordinary session', async () => {
    const code = await codeOf();
    const told = await finish(code);
    expect(told.status).toBe(200);
    expect(told.tokens?.map(({ mode }) => mode)).toEqual(['b2b']);
    const info = (await (await infoOf(told)).json()) as { user: { email: string }; company: { id: string } };
    expect([info.user.email, info.company.id]).toEqual([user, 'alpha']);
    const refreshed = await server.call('POST', '/security/refresh-jwt', { body: { tokens: told.tokens } });
    expect(refreshed.status).toBe(200);
    expect(await audited()).toMatchObject([
      { action: 'sign-in-by-partner', user_id: 'norole', details: { partner: 'alpha', origin: page } },
    ]);
  });

  it('signs out like every user, and is signed out at once when the account is deactivated', async () => {
    const [one, other] = [await finish(await codeOf()), await finish(await codeOf())];
    await server.call('POST', '/security/logout', { body: { tokens: one.tokens } });
    expect((await infoOf(one)).status).toBe(401);
    expect((await infoOf(other)).status).toBe(200);
    await server.db.update(users).set({ status: 'inactive' }).where(eq(users.id, 'norole'));
    expect((await infoOf(other)).status).toBe(401);
  });

  it('has only the modes of the partner’s companies', async () => {
    await server.db.insert(memberships).values({
      id: 'norole-private',
      userId: 'norole',
      companyId: null,
      mode: 'b2c_cc',
      position: 1,
    });
    expect((await finish(await codeOf())).tokens?.map(({ mode }) => mode)).toEqual(['b2b']);
    await run('companies', 'alpha', '*');
    expect((await finish(await codeOf())).tokens?.map(({ mode }) => mode)).toEqual(['b2b', 'b2c_cc']);
  });
});

describe('an assertion', () => {
  it('is accepted once, also for two concurrent calls and after the sweeper has run', async () => {
    const assertion = await sign();
    const both = await Promise.all([begin(assertion), begin(assertion)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await sweep(server.db, server.storage, now);
    expect(await begin(assertion)).toMatchObject({ status: 409, code: 'assertion_used' });
  });

  it.each<[string, () => Promise<string>, string]>([
    ['with another signature', () => sign({}, strangers.privateKey), 'assertion_invalid'],
    ['of another partner', () => sign({ iss: 'beta' }), 'assertion_invalid'],
    ['without a partner', () => sign({ iss: undefined }), 'assertion_invalid'],
    ['without a signature', async () => new UnsecuredJWT(claimsOf()).encode(), 'assertion_invalid'],
    ['of another type', () => sign({}, keys.privateKey, { typ: 'JWT' }), 'assertion_invalid'],
    ['without a jti', () => sign({ jti: undefined }), 'assertion_invalid'],
    ['with a short jti', () => sign({ jti: '1' }), 'assertion_invalid'],
    ['without a user', () => sign({ sub: undefined }), 'assertion_invalid'],
    ['without an origin', () => sign({ origin: undefined }), 'assertion_invalid'],
    ['for another portal', () => sign({ aud: 'https://other.test' }), 'assertion_audience'],
    ['for two portals', () => sign({ aud: ['http://foyer.test', 'https://x.test'] }), 'assertion_audience'],
    ['that lives too long', () => sign({ exp: (claimsOf().iat as number) + 61 }), 'assertion_expired'],
    ['without an expiry', () => sign({ exp: undefined }), 'assertion_invalid'],
    [
      'issued tomorrow',
      () => sign({ iat: (claimsOf().iat as number) + 86_400, exp: (claimsOf().iat as number) + 86_430 }),
      'assertion_expired',
    ],
    [
      'that has expired',
      () => sign({ iat: (claimsOf().iat as number) - 66, exp: (claimsOf().iat as number) - 6 }),
      'assertion_expired',
    ],
    ["for another website's page", () => sign({ origin: 'https://evil.example' }), 'origin_not_allowed'],
    ['for a page without an origin', () => sign({ origin: 'null' }), 'origin_not_allowed'],
    ['for any page', () => sign({ origin: '*' }), 'origin_not_allowed'],
    [
      'for a lookalike of its own page',
      () => sign({ origin: 'https://www.xn--alha-8fa.example' }),
      'origin_not_allowed',
    ],
    ['of an unknown user', () => sign({ sub: 'nobody@alpha.test' }), 'user_not_known'],
    ["of another company's user", () => sign({ sub: 'foreign@beta.test' }), 'user_not_known'],
    ['of a user who may impersonate', () => sign({ sub: accountOf('ROLE_IMPERSONATE') }), 'user_not_known'],
  ])('%s is refused', async (_, assertion, code) => {
    expect(await begin(assertion())).toMatchObject({ code });
    const [entry, ...more] = await audited();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ action: 'sign-in-refused', details: { code } });
  });

  it('for an inactive account is refused, before the call and between the calls', async () => {
    const code = await codeOf();
    await server.db.update(users).set({ status: 'inactive' }).where(eq(users.id, 'norole'));
    expect(await begin(sign())).toMatchObject({ status: 403, code: 'account_inactive' });
    expect(await finish(code)).toMatchObject({ status: 403, code: 'account_inactive' });
  });

  it('for a person of another company is refused, also of the brand or below a named company', async () => {
    await server.db
      .update(memberships)
      .set({ companyId: 'alpha-child' })
      .where(eq(memberships.userId, 'norole'));
    expect(await begin(sign())).toMatchObject({ status: 403, code: 'user_not_known' });
    await run('companies', 'alpha', 'K-1', 'K-2');
    expect((await begin(sign())).status).toBe(200);
  });

  it('for a person who is also in a foreign company is refused, because the session would reach it', async () => {
    await server.db.insert(memberships).values({
      id: 'norole-beta',
      userId: 'norole',
      companyId: 'beta',
      mode: 'b2b',
      position: 1,
    });
    expect(await begin(sign())).toMatchObject({ status: 403, code: 'user_not_known' });
    await run('companies', 'alpha', '*');
    expect(await begin(sign())).toMatchObject({ status: 403, code: 'user_not_known' });
  });

  it('counts as a second factor only where the operator allows it', async () => {
    await server.db.update(companies).set({ demandsSecondFactor: true }).where(eq(companies.id, 'alpha'));
    const amr = ['pwd', 'mfa'];
    expect(await begin(sign({ amr }))).toMatchObject({ status: 403, code: 'second_factor_required' });
    await run('second-factor', 'alpha', 'yes');
    expect(await begin(sign())).toMatchObject({ status: 403, code: 'second_factor_required' });
    expect((await infoOf(await finish(await codeOf({ amr })))).status).toBe(200);
  });

  it('that is invalid counts against its network', async () => {
    const guarded = await createTestServer({ config: { failedLoginsPerHour: 3 } });
    const ask = async () =>
      (await guarded.call('POST', '/security/sign-in/partner/begin', { body: { assertion: await sign() } }))
        .status;
    const asked = [await ask(), await ask(), await ask(), await ask()];
    await guarded.close();
    expect(asked).toEqual([401, 401, 401, 429]);
  });
});

describe('a code', () => {
  it('signs in once, also for two concurrent browsers', async () => {
    const code = await codeOf();
    const both = await Promise.all([finish(code), finish(code)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect(await finish(code)).toMatchObject({ status: 410, code: 'challenge_expired' });
  });

  it.each([
    ['another page', 'https://evil.example'],
    ['the same page without TLS', 'http://www.alpha.example'],
    ['a page without an origin', 'null'],
    ['a client without an origin', null],
  ])('from %s is refused, and used up', async (_, origin) => {
    const code = await codeOf();
    expect(await finish(code, origin)).toMatchObject({ status: 410, code: 'challenge_expired' });
    expect(await finish(code)).toMatchObject({ status: 410, code: 'challenge_expired' });
  });

  it('expires after a minute, with the allowed page, and with the partner', async () => {
    const old = await codeOf();
    later(60);
    expect((await finish(old)).status).toBe(410);
    const closed = await codeOf();
    await run('origins', 'alpha', 'https://new.alpha.example');
    expect((await finish(closed)).status).toBe(410);
    await run('origins', 'alpha', page);
    const removed = await codeOf();
    await run('remove', 'alpha');
    expect((await finish(removed)).status).toBe(410);
  });

  it('that is made up is refused', async () => {
    expect((await finish('A'.repeat(43))).code).toBe('challenge_expired');
  });

  it('opens no page of another brand', async () => {
    const told = await finish(await codeOf(), page, '?brand=other');
    expect(told).toMatchObject({ status: 403, code: 'account_of_other_brand' });
  });
});

describe('npm run partners', () => {
  it('lists the partners with their rights', async () => {
    expect(await run()).toEqual([
      expect.stringMatching(
        /^alpha: brand foyer · keys \S+ \(ES256\) · origins https:\/\/www.alpha.example · companies alpha$/,
      ),
    ]);
  });

  it('ends every session of a removed key or partner, and no other', async () => {
    const own = await server.tokensOf(user);
    const first = await finish(await codeOf());
    const waiting = await codeOf();
    const [line] = await run();
    const [, kid = ''] = /keys (\S+)/.exec(line ?? '') ?? [];
    expect(await run('drop-key', 'alpha', kid)).toEqual([
      expect.stringContaining('keys none'),
      '1 sessions ended',
    ]);
    expect((await infoOf(first)).status).toBe(401);
    expect((await finish(waiting)).status).toBe(410);
    expect(await begin(sign())).toMatchObject({ status: 401 });
    await run('key', 'alpha', keyFile);
    const second = await finish(await codeOf());
    expect(await run('remove', 'alpha')).toEqual(['alpha: removed, 1 sessions ended']);
    expect((await infoOf(second)).status).toBe(401);
    expect((await infoOf({ status: 200, tokens: own })).status).toBe(200);
    expect(await run()).toEqual([]);
  });

  it('accepts a new key beside the old one, for a rotation', async () => {
    const next = await generateKeyPair('EdDSA', { extractable: true });
    const file = join(folder, 'next.json');
    writeFileSync(file, JSON.stringify({ keys: [{ ...(await exportJWK(next.publicKey)), kid: 'next' }] }));
    await run('key', 'alpha', file);
    const byNext = sign({}, next.privateKey, { alg: 'EdDSA', kid: 'next' });
    expect((await begin(byNext)).status).toBe(200);
    expect((await begin(sign())).status).toBe(200);
  });

  it('refuses a secret, a weak key, a wildcard page and an unknown company', async () => {
    const secret = join(folder, 'secret.json');
    writeFileSync(secret, JSON.stringify(await exportJWK(keys.privateKey)));
    await expect(run('key', 'alpha', secret)).rejects.toThrow(/secret/);
    const shared = join(folder, 'shared.json');
    writeFileSync(shared, JSON.stringify({ kty: 'oct', k: 'c2VjcmV0' }));
    await expect(run('key', 'alpha', shared)).rejects.toThrow(/secret/);
    const weak = join(folder, 'weak.json');
    writeFileSync(weak, JSON.stringify({ kty: 'RSA', e: 'AQAB', n: 'A'.repeat(171) }));
    await expect(run('key', 'alpha', weak)).rejects.toThrow(/2048/);
    for (const open of ['*', 'null', 'http://www.alpha.example', 'https://*.alpha.example', `${page}/shop`])
      await expect(run('origins', 'alpha', open)).rejects.toThrow(/not an origin|wildcard|not encrypted/);
    await expect(run('companies', 'alpha', 'K-1', 'K-99')).rejects.toThrow(/no company K-99/);
    await expect(run('add', 'alpha', 'foyer')).rejects.toThrow(/taken/);
    await expect(run('add', 'new', 'nowhere')).rejects.toThrow(/no brand nowhere.*foyer, other/);
    await expect(run('second-factor', 'alpha', 'perhaps')).rejects.toThrow(/npm run partners/);
    await expect(run('origins', 'nobody', page)).rejects.toThrow(/no partner nobody/);
  });
});
