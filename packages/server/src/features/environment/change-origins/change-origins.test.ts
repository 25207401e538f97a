import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type CryptoKey, exportSPKI, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../../test/accounts.ts';
import { createTestServer, type TestServer } from '../../../../test/create-test-server.ts';
import { createServer, type Server } from '../../../create-server.ts';
import { queryRows } from '../../../db/client.ts';
import { createOutboxMailer } from '../../../mail/outbox.repo.ts';
import { runOperators } from '../../../start/run-operators.ts';
import { sweep } from '../../../start/start-sweeper.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-operator-'));
const shop = 'https://www.alpha.example';
let now = new Date();
let server: TestServer;
/** Two instances of production and one of staging, all on one database. */
let instances: Readonly<Record<'one' | 'other' | 'staging', Server>>;
let keys: { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey };
let strangers: typeof keys;
let keyFile: string;

beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  const { db, storage, config } = server;
  const start = (environment: 'production' | 'staging') =>
    createServer({
      db,
      storage,
      mail: createOutboxMailer(),
      config: { ...config, environment },
      now: () => now,
    });
  instances = { one: start('production'), other: start('production'), staging: start('staging') };
  keys = await generateKeyPair('ES256', { extractable: true });
  strangers = await generateKeyPair('ES256');
  keyFile = join(folder, 'operator.pem');
  writeFileSync(keyFile, await exportSPKI(keys.publicKey));
});
beforeEach(async () => {
  now = new Date();
  await server.reset();
  await run('add', 'ops');
  await run('key', 'ops', keyFile);
  await run('brands', 'ops', 'foyer');
  await run('environments', 'ops', 'staging', 'production');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const run = (...words: string[]) => runOperators(server.db, words);

type Claims = Readonly<Record<string, unknown>>;
function claimsOf(others: Claims = {}): Claims {
  const iat = Math.floor(now.getTime() / 1000);
  const all = { iss: 'ops', aud: 'http://foyer.test', jti: crypto.randomUUID(), iat, exp: iat + 60 };
  return JSON.parse(JSON.stringify({ ...all, ...others })) as Claims;
}
const sign = (others: Claims = {}, key = keys.privateKey, header: Claims = {}) =>
  new SignJWT(claimsOf(others))
    .setProtectedHeader({ alg: 'ES256', typ: 'foyer-operator+jwt', ...header })
    .sign(key);

const named = (origin: string, others: Claims = {}) => ({
  brand: 'foyer',
  environment: 'production',
  origin,
  ...others,
});
interface Told {
  readonly status: number;
  readonly code?: string;
  readonly title?: string;
  readonly environment?: string;
  readonly errors?: readonly { readonly path: string; readonly code: string }[];
  readonly items?: readonly { readonly origin: string; readonly allowedBy: string | null }[];
}
async function send(change: object = {}, by: { assertion?: string; at?: Server; token?: string } = {}) {
  const { assertion = await sign(), at = instances.one, token } = by;
  const answer = await at.fetch(
    new Request('http://foyer.test/api/portal/operator/origins', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ assertion, ...change }),
    }),
  );
  return { status: answer.status, ...((await answer.json()) as object) } as Told;
}
/** Whether a page may read the API of an instance. */
const mayRead = async (at: Pick<Server, 'fetch'>, origin = shop, brand = 'foyer') => {
  const request = new Request(`http://foyer.test/api/portal/environment?brand=${brand}`, {
    headers: { origin },
  });
  return (await at.fetch(request)).headers.get('access-control-allow-origin') === origin;
};
const written = () =>
  queryRows<{ action: string; details: Record<string, unknown> }>(
    server.db,
    sql`select action, details from audit_entries where action like 'origin%' order by action, at, id`,
  );

describe('an operator', () => {
  it('allows a website, and removes it, for the next call on every instance', async () => {
    const { one, other, staging } = instances;
    expect([await mayRead(one), await mayRead(other)]).toEqual([false, false]);
    const told = await send({ allow: [named(shop)] });
    expect(told).toMatchObject({
      status: 200,
      environment: 'production',
      items: [{ brand: 'foyer', environment: 'production', origin: shop, allowedBy: 'ops' }],
    });
    expect([await mayRead(one), await mayRead(other)]).toEqual([true, true]);
    expect(await mayRead(other, shop, 'other')).toBe(false);
    expect(await mayRead(staging)).toBe(false);
    expect((await send({ remove: [named(`${shop}/`)] }, { at: other })).items).toEqual([]);
    expect([await mayRead(one), await mayRead(other)]).toEqual([false, false]);
    expect(
      (await written()).map(({ action, details }) => [action, details.operator, details.origin]),
    ).toEqual([
      ['origin-allowed', 'ops', shop],
      ['origin-removed', 'ops', shop],
    ]);
  });

  it('has lists that apply to their own environment only', async () => {
    await send({ allow: [named(shop, { environment: 'staging' })] });
    expect(await mayRead(instances.staging)).toBe(true);
    expect([await mayRead(instances.one), await mayRead(server)]).toEqual([false, false]);
  });

  it('sees the origins of its brands and environments, and none of others', async () => {
    await run('brands', 'ops', '*');
    await send({ allow: [named('https://o.example', { brand: 'other' }), named(shop)] });
    expect((await send()).items).toHaveLength(2);
    await run('brands', 'ops', 'foyer');
    expect((await send()).items?.map(({ origin }) => origin)).toEqual([shop]);
    await run('environments', 'ops', 'staging');
    expect((await send()).items).toEqual([]);
  });

  it('changes all or nothing, and the same again changes nothing', async () => {
    const told = await send({ allow: [named(shop), named('https://localhost')] });
    expect(told).toMatchObject({
      status: 422,
      code: 'origin_local',
      errors: [{ path: 'allow.1.origin', code: 'invalid_format' }],
    });
    expect(await mayRead(instances.one)).toBe(false);
    for (const _ of [1, 2]) expect((await send({ allow: [named(shop)] })).items).toHaveLength(1);
    expect((await send({ remove: [named('https://never.example')] })).items).toHaveLength(1);
    expect((await written()).map(({ action }) => action)).toEqual(['origin-allowed', 'origins-refused']);
  });

  it('may remove an origin that could not be allowed today', async () => {
    await server.db.execute(
      sql`update allowed_origins set origin = '*', environment = 'production' where brand_id = 'foyer'`,
    );
    expect(await mayRead(instances.one)).toBe(true);
    await send({ remove: [named('*')] });
    expect(await mayRead(instances.one)).toBe(false);
  });
});

describe('is refused:', () => {
  it.each<[string, Claims, string, number]>([
    ["another's brand", { brand: 'other' }, 'brand_unknown', 404],
    ['an unknown brand', { brand: 'nobody' }, 'brand_unknown', 404],
    ['an environment that it may not change', { environment: 'development' }, 'environment_not_allowed', 403],
    ['an unknown environment', { environment: 'live' }, 'validation_failed', 422],
    ['any page', { origin: '*' }, 'origin_wildcard', 422],
    ['pages without an origin', { origin: 'null' }, 'origin_malformed', 422],
    ['all subdomains of a host', { origin: 'https://*.alpha.example' }, 'origin_wildcard', 422],
    ['a page without encryption', { origin: 'http://www.alpha.example' }, 'origin_insecure', 422],
    ["a developer's machine", { origin: 'https://127.0.0.1:8443' }, 'origin_local', 422],
    ['a path', { origin: `${shop}/shop` }, 'origin_malformed', 422],
    ['a user before the host', { origin: 'https://www.alpha.example@evil.example' }, 'origin_malformed', 422],
    ['a host that ends with a dot', { origin: `${shop}.` }, 'origin_malformed', 422],
    ['a very long text', { origin: `https://${'a'.repeat(300)}.example` }, 'validation_failed', 422],
  ])('%s', async (_, others, code, status) => {
    const told = await send({ allow: [named(shop, others)] });
    expect([told.code, told.status]).toEqual([code, status]);
    expect(told.title).not.toBe(code);
    expect(
      await queryRows(server.db, sql`select 1 from allowed_origins where brand_id <> 'other'`),
    ).toHaveLength(1);
  });

  it('an origin with a name beyond ASCII is stored as browsers send it', async () => {
    await send({ allow: [named('https://bücher.example:443')] });
    expect(await mayRead(instances.one, 'https://xn--bcher-kva.example')).toBe(true);
    expect(await mayRead(instances.one, 'https://xn--bcher-kva.example:8443')).toBe(false);
  });

  it.each<[string, () => Promise<string> | string, string]>([
    ['an unknown key', () => sign({}, strangers.privateKey), 'assertion_invalid'],
    ['an unknown operator', () => sign({ iss: 'nobody' }), 'assertion_invalid'],
    ['no signature', () => new UnsecuredJWT(claimsOf()).encode(), 'assertion_invalid'],
    ['no token', () => 'nothing', 'assertion_invalid'],
    [
      "a partner's statement",
      () => sign({}, keys.privateKey, { typ: 'foyer-sign-in+jwt' }),
      'assertion_invalid',
    ],
    ['a short jti', () => sign({ jti: 'short' }), 'assertion_invalid'],
    ['no expiry', () => sign({ exp: undefined }), 'assertion_invalid'],
    ['a long lifetime', () => sign({ exp: Math.floor(now.getTime() / 1000) + 3600 }), 'assertion_expired'],
    ['another portal', () => sign({ aud: 'https://elsewhere.example' }), 'assertion_audience'],
    [
      'several portals',
      () => sign({ aud: ['http://foyer.test', 'https://a.example'] }),
      'assertion_audience',
    ],
    [
      'an expired token',
      async () => {
        const assertion = await sign();
        now = new Date(now.getTime() + 70_000);
        return assertion;
      },
      'assertion_expired',
    ],
  ])('%s', async (_, make, code) => {
    const told = await send({ allow: [named(shop)] }, { assertion: await make() });
    expect([told.status, told.code]).toEqual([401, code]);
    expect(await mayRead(instances.one)).toBe(false);
    expect((await written()).map(({ details }) => details.code)).toEqual([code]);
  });

  it('a statement that was used: on another instance, concurrently or after a refusal', async () => {
    const assertion = await sign();
    const both = await Promise.all([send({}, { assertion }), send({}, { assertion, at: instances.other })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await sign();
    expect((await send({ allow: [named('*')] }, { assertion: refused })).status).toBe(422);
    expect(await send({ allow: [named(shop)] }, { assertion: refused })).toMatchObject({
      status: 409,
      code: 'assertion_used',
    });
    await sweep(server.db, server.storage, now);
    expect((await send({}, { assertion })).code).toBe('assertion_used');
  });

  it('every signed-in user of any role', async () => {
    for (const role of ['ROLE_FLEET_MANAGER', 'ROLE_TECHNICIAN_ADMIN', 'ROLE_IMPERSONATE'] as const) {
      const [first] = await server.tokensOf(accountOf(role));
      const told = await send(
        { allow: [named(shop)] },
        { assertion: first?.token ?? '', token: first?.token },
      );
      expect(told.code).toBe('assertion_invalid');
    }
    expect(await mayRead(instances.one)).toBe(false);
  });

  it('a removed key, and a removed operator', async () => {
    const [told] = await run();
    const kid = /keys (\S+) /.exec(told ?? '')?.[1] ?? '';
    await run('drop-key', 'ops', kid);
    expect((await send()).code).toBe('assertion_invalid');
    await run('key', 'ops', keyFile);
    expect((await send()).status).toBe(200);
    expect(await run('remove', 'ops')).toEqual(['ops: removed']);
    expect((await send()).code).toBe('assertion_invalid');
  });

  it('a network with too many attempts, and an operator with too many calls', async () => {
    await server.db.execute(
      sql`insert into rate_limits (subject, window_start, count) select 'failed operator unknown', to_timestamp(floor(${now.getTime() / 1000}::float8 / 3600) * 3600), 100000`,
    );
    expect(await send()).toMatchObject({ status: 429, code: 'rate_limited' });
  });
});

describe('npm run operators', () => {
  it('lists the operators with their brands and environments', async () => {
    expect(await run()).toEqual([
      expect.stringMatching(/^ops: keys \S+ \(ES256\) · brands foyer · environments staging production$/),
    ]);
  });

  it.each([
    [['add', 'ops'], /is taken/],
    [['add', 'Ops!'], /not a name/],
    [['brands', 'ops', 'nobody'], /There is no brand nobody.*foyer, other/],
    [['environments', 'ops', 'live'], /There is no environment live.*development, staging, production/],
    [['drop-key', 'ops', 'none'], /has no key none/],
    [['forbid', 'ops', 'x'], /npm run operators/],
    [['brands', 'nobody', 'foyer'], /no operator nobody/],
  ])('refuses %j', async (words, message) => {
    await expect(run(...words)).rejects.toThrow(message);
  });
});
