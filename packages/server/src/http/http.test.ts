import { problemSchema } from '@foyer/contract';
import { languages } from '@foyer/contract/languages';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '../../test/accounts.ts';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { createServer } from '../create-server.ts';
import { queryRows } from '../db/client.ts';
import { createOutboxMailer } from '../mail/outbox.repo.ts';

let server: TestServer;
let token: string;
const ORIGIN = 'http://foyer.test';
const everything = 'everything@alpha.test';

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  await server.reset();
  token = (await server.tokensOf(everything))[0]?.token ?? '';
});
afterAll(() => server.close());

const raw = (path: string, init?: RequestInit) =>
  server.fetch(new Request(`${ORIGIN}${path}`, { ...init, duplex: 'half' } as RequestInit));
const login = (
  body: BodyInit | null,
  headers: Record<string, string> = { 'content-type': 'application/json' },
) => raw('/api/portal/security/login', { method: 'POST', headers, body });

async function problemOf(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const problem = v.parse(problemSchema, await answer.json());
  expect(problem.status).toBe(answer.status);
  expect(problem.requestId).toBe(answer.headers.get('x-request-id'));
  return problem;
}

describe('problems', () => {
  it.each([
    ['malformed JSON', () => login('{"username":'), 400, 'malformed_request'],
    ['no body', () => login(null), 400, 'malformed_request'],
    ['bytes that are not UTF-8', () => login(new Uint8Array([0x22, 0xff, 0x22])), 400, 'malformed_request'],
    ['no content type', () => login(new Uint8Array([0x7b, 0x7d]), {}), 415, 'unsupported_media_type'],
    [
      'a form',
      () => login('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'unsupported_media_type',
    ],
    ['a huge body', () => login(`"${'x'.repeat(300_000)}"`), 413, 'payload_too_large'],
    ['a huge body of unknown length', () => login(endless()), 413, 'payload_too_large'],
    ['an unknown path', () => raw('/api/portal/nothing'), 404, 'not_found'],
    ['a path outside the API', () => raw('/nothing'), 404, 'not_found'],
    ['another method', () => raw('/api/portal/cart', { method: 'PUT' }), 405, 'method_not_allowed'],
    [
      'broken escapes',
      () => raw('/api/portal/article/%E0%A4%A', { headers: { authorization: `Bearer ${token}` } }),
      404,
      'not_found',
    ],
    [
      'NUL in a path',
      () => raw('/api/portal/article/a%00b', { headers: { authorization: `Bearer ${token}` } }),
      404,
      'not_found',
    ],
  ] as const)('%s', async (_, call, status, code) => {
    const answer = await call();
    expect(answer.status).toBe(status);
    expect((await problemOf(answer)).code).toBe(code);
  });

  it('name every invalid field', async () => {
    const problem = await problemOf(await login(JSON.stringify({ username: ' ', extra: 1 })));
    expect(problem.status).toBe(422);
    expect(problem.errors).toEqual([
      { path: 'username', code: 'required' },
      { path: 'password', code: 'required' },
      { path: 'extra', code: 'unknown_field' },
    ]);
  });

  it.each(['a\u0000b', '\ud800'])('refuse texts that the database cannot store', async (name) => {
    const body = JSON.stringify({ username: 'a@b.test', password: name });
    const problem = await problemOf(await login(body));
    expect(problem.errors).toEqual([{ path: 'password', code: 'invalid_format' }]);
    const query = await server.call('GET', '/articles?search=a%00b', { token });
    expect(query.status).toBe(422);
  });

  it.each([
    ['de-AT, en;q=0.5', 'de', 'Das wurde nicht gefunden.'],
    ['en-US', 'en', 'This could not be found.'],
    ['pt, fr;q=0.3', 'fr', 'Cet élément est introuvable.'],
    ['', 'de', 'Das wurde nicht gefunden.'],
  ])('have the language of %s', async (accepted, language, title) => {
    const answer = await raw('/api/portal/nothing', { headers: { 'accept-language': accepted } });
    expect(answer.headers.get('content-language')).toBe(language);
    expect((await problemOf(answer)).title).toBe(title);
  });

  it('list the allowed methods', async () => {
    const answer = await raw('/api/portal/ticket', { method: 'DELETE' });
    expect(answer.headers.get('allow')).toBe('OPTIONS, POST, PUT');
    const options = await raw('/api/portal/articles', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });
});

describe('every answer', () => {
  it('carries its id and the security headers', async () => {
    for (const path of ['/healthz', '/api/portal/environment', '/api/portal/nothing', '/nothing']) {
      const { headers } = await raw(path);
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{22}$/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      // pages of other origins use this path to check that the server is running
      const policy = path === '/healthz' ? 'cross-origin' : 'same-origin';
      expect(headers.get('cross-origin-resource-policy')).toBe(policy);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('to HEAD has the headers and no body', async () => {
    const answer = await raw('/api/portal/environment', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });

  it('reports readiness, and serves the contract', async () => {
    expect((await raw('/readyz')).status).toBe(200);
    const document = await (await raw('/api/portal/openapi.json')).json();
    expect(document.openapi).toMatch(/^3\.1/);
  });
});

describe('CORS', () => {
  const from = (origin: string, path = '/environment') => raw(`/api/portal${path}`, { headers: { origin } });
  const allowed = async (answer: Promise<Response>) =>
    (await answer).headers.get('access-control-allow-origin');

  it('allows the origins of all brands, and for a named brand only its own', async () => {
    expect(await allowed(from('https://foyer.test'))).toBe('https://foyer.test');
    expect(await allowed(from('https://foyer.test', '/environment?brand=foyer'))).toBe('https://foyer.test');
    expect(await allowed(from('https://foyer.test', '/environment?brand=other'))).toBeNull();
    expect(await allowed(from('https://other.test', '/environment?brand=other'))).toBe('https://other.test');
    expect(await allowed(from('https://evil.test'))).toBeNull();
    expect(await allowed(from('null'))).toBeNull();
  });

  it('applies to the API only', async () => {
    for (const path of ['/healthz', '/mailbox', '/nothing', '/api'])
      expect(await allowed(raw(path, { headers: { origin: 'https://foyer.test' } }))).toBeNull();
  });

  it('opens one brand to every page without opening the others', async () => {
    await server.db.execute(sql`update allowed_origins set origin = '*' where brand_id = 'other'`);
    for (const origin of ['https://anywhere.test', 'https://elsewhere.test']) {
      expect(await allowed(from(origin, '/environment?brand=other'))).toBe(origin);
      expect(await allowed(from(origin, '/environment?brand=foyer'))).toBeNull();
      expect(
        await allowed(from(origin, '/environment/translations?locale=de_DE&brandingId=foyer')),
      ).toBeNull();
    }
    const asked = (brand: string) =>
      raw(`/api/portal/security/login?brand=${brand}`, {
        method: 'OPTIONS',
        headers: { origin: 'https://anywhere.test', 'access-control-request-method': 'POST' },
      });
    expect([await allowed(asked('other')), await allowed(asked('foyer'))]).toEqual([
      'https://anywhere.test',
      null,
    ]);
  });

  it('lets a page read errors too, and never with credentials', async () => {
    const answer = await from('https://foyer.test', '/cart');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://foyer.test');
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  it('answers a preflight', async () => {
    const headers = { origin: 'https://foyer.test', 'access-control-request-method': 'POST' };
    const answer = await raw('/api/portal/security/login', { method: 'OPTIONS', headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    expect(answer.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://foyer.test');
    const refused = await raw('/api/portal/security/login', {
      method: 'OPTIONS',
      headers: { ...headers, origin: 'https://evil.test' },
    });
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
  });
});

it('reports that the server is stopping, to pages of other origins too', async () => {
  const { db, storage, config } = server;
  const stopping = createServer({ db, storage, config, mail: createOutboxMailer() });
  await stopping.close();
  const headers = { origin: 'https://foyer.test' };
  const answer = await stopping.fetch(new Request(`${ORIGIN}/api/portal/cart`, { headers }));
  expect([answer.status, answer.headers.get('connection')]).toEqual([503, 'close']);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('access-control-allow-origin')).toBe('https://foyer.test');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await problemOf(answer)).code).toBe('unavailable');
});

describe('the environment', () => {
  const get = async (path: string, headers = {}) => raw(`/api/portal/environment${path}`, { headers });

  it('is that of the named brand, or of the default one', async () => {
    expect(await (await get('')).json()).toMatchObject({
      branding: { id: 'foyer', primaryColor: '95C11F' },
      isDemo: false,
    });
    expect(await (await get('?brand=other')).json()).toMatchObject({
      branding: { id: 'other' },
      companyLabel: 'Other GmbH',
    });
    expect((await problemOf(await get('?brand=missing'))).code).toBe('brand_unknown');
  });

  it('lists the locales, the default first', async () => {
    expect(await (await get('/locales')).json()).toEqual(languages.map(({ locale }) => locale));
  });

  it('returns texts of locale and brand, those of the brand first', async () => {
    await server.db.execute(sql`insert into message_overrides (id, locale, brand_id, message_id, message) values
      ('1', 'de_DE', null, 'login.title', 'Willkommen'), ('2', 'de_DE', null, 'login.submit', 'Los'),
      ('3', 'de_DE', 'other', 'login.title', 'Hallo'), ('4', 'en_GB', null, 'login.title', 'Welcome')`);
    expect(await (await get('/translations?locale=de_DE')).json()).toEqual({
      'login.title': 'Willkommen',
      'login.submit': 'Los',
    });
    expect(await (await get('/translations?locale=de_DE&brandingId=other')).json()).toEqual({
      'login.title': 'Hallo',
      'login.submit': 'Los',
    });
    expect(await (await get('/translations?locale=fr_FR')).json()).toEqual({});
    const unknown = await problemOf(await get('/translations?locale=pt_PT'));
    expect([unknown.status, unknown.code]).toEqual([404, 'locale_unknown']);
  });

  it('returns the texts of the operator’s files, overridden by those of the database', async () => {
    const own = await createTestServer({
      config: {
        brandTexts: (locale, brand) => ({ 'a.locale': locale, 'a.brand': brand ?? 'every', 'a.b': 'x' }),
      },
    });
    try {
      await own.db.execute(sql`insert into message_overrides (id, locale, brand_id, message_id, message) values
        ('1', 'de_DE', 'other', 'a.b', 'y')`);
      const texts = async (query: string) =>
        (await own.call('GET', `/environment/translations?${query}`)).json();
      expect(await texts('locale=de_DE')).toEqual({ 'a.locale': 'de_DE', 'a.brand': 'every', 'a.b': 'x' });
      expect(await texts('locale=de_DE&brandingId=other')).toEqual({
        'a.locale': 'de_DE',
        'a.brand': 'other',
        'a.b': 'y',
      });
    } finally {
      await own.close();
    }
  });

  it('names countries in the requested locale', async () => {
    const signedIn = (headers = {}) => ({ authorization: `Bearer ${token}`, ...headers });
    expect((await get('/countries')).status).toBe(401);
    const { items } = await (await get('/countries?locale=de_DE', signedIn())).json();
    expect(items).toHaveLength(249);
    expect(items).toContainEqual({ code: 'DE', name: 'Deutschland' });
    const names = items.map(({ name }: { name: string }) => name);
    expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Pakistan'));
    const french = await (await get('/countries', signedIn({ 'accept-language': 'fr' }))).json();
    expect(french.items).toContainEqual({ code: 'DE', name: 'Allemagne' });
  });

  it('lets clients cache the countries for a day, and revalidate them by their ETag', async () => {
    const ask = (locale: string, headers = {}) =>
      get(`/countries?locale=${locale}`, { authorization: `Bearer ${token}`, ...headers });
    const first = await ask('de_DE');
    expect(first.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(first.headers.get('vary')).toContain('Accept-Language');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    const again = await ask('de_DE', { 'if-none-match': `"other", ${tag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    expect(again.headers.get('cache-control')).toBe('private, max-age=86400');
    expect((await ask('fr_FR', { 'if-none-match': tag })).status).toBe(200);
    expect((await get('/locales')).headers.get('etag')).toBeNull();
  });

  it('remembers the language of a user', async () => {
    const set = (locale: string) => server.call('POST', '/environment/locale', { token, body: { locale } });
    expect((await set('en_GB')).status).toBe(204);
    expect((await problemOf(await set('pt_PT'))).code).toBe('locale_unknown');
    const info = await (await server.call('GET', '/user-info', { token })).json();
    expect(info.user.locale).toBe('en_GB');
  });
});

describe('user info', () => {
  it('contains the user, the company and the menu', async () => {
    await server.db.execute(
      sql`update brands set side_bar_items = '[{"itemIndex":"tickets","displayItem":false}]' where id = 'foyer'`,
    );
    const info = await (await server.call('GET', '/user-info', { token })).json();
    expect(info).toMatchObject({
      user: { email: everything, someTechnicianRole: true, needsOnboarding: false },
      company: { id: 'alpha', name: 'Alpha GmbH', isSpecialCustomer: false },
      mode: 'b2b',
      hasNews: false,
      newestNewsAt: null,
      branding: { id: 'foyer' },
      chatbotBackend: '/api/portal',
      actor: null,
    });
    expect(info.sideBarItemsDisplay).toContainEqual({ itemIndex: 'tickets', displayItem: false });
    expect(info.sideBarItemsDisplay).toContainEqual({ itemIndex: 'home', displayItem: true });
    const foreign = (await server.tokensOf('foreign@beta.test'))[0]?.token;
    for (const query of ['', '?brand=other', '?brand=foyer', '?brand=missing'])
      expect(await (await server.call('GET', `/user-info${query}`, { token: foreign })).json()).toMatchObject(
        {
          branding: { id: 'other' },
        },
      );
  });

  it('never shows a password hash, in no answer and no log', async () => {
    const answer = await server.login(everything, testPassword);
    expect(await answer.text()).not.toContain('argon2');
    const rows = await queryRows<{ hash: string }>(
      server.db,
      sql`select password_hash as hash from users where id = 'everything'`,
    );
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(await (await server.call('GET', '/user-info', { token })).json())).not.toContain(
      'argon2',
    );
  });
});

function endless(): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024).fill(0x20)),
  });
}
