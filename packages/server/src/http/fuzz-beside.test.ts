import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toolPages } from '@foyer/contract';
import fc from 'fast-check';
import { type CryptoKey, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import {
  edgeDays,
  edgeInstants,
  edgeNumbers,
  hostileHeaders,
  hostileQueries,
  hostileSegments,
  hostileTexts,
  inheritedNames,
} from '../../test/hostile-values.ts';
import { authorizationRequest, openTool, toolsUrl } from '../../test/tool-visitor.ts';
import { demoPassword, story } from '../demo/demo-people.ts';
import { runOperators } from '../start/run-operators.ts';
import { runPartners } from '../start/run-partners.ts';
import { watchPath } from './live/watch-tickets.ts';
import { oauthPaths } from './oauth-answer.ts';

// the same calls in every run; FUZZ_RUNS and FUZZ_SEED change their number and content
const options = {
  numRuns: Number(process.env.FUZZ_RUNS ?? 60),
  seed: Number(process.env.FUZZ_SEED ?? 20_261_129),
};
const origin = 'http://foyer.test';
const api = `${origin}/api/portal`;
const folder = mkdtempSync(join(tmpdir(), 'foyer-fuzz-'));

let server: TestServer;
let keys: { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey };
let deskCookie: string;
let toolToken: string;
let portalToken: string;
let acting: string;

beforeAll(async () => {
  server = await createTestServer({ demo: true, config: { toolsUrl } });
  keys = await generateKeyPair('ES256', { extractable: true });
  const file = join(folder, 'key.pem');
  writeFileSync(file, await exportSPKI(keys.publicKey));
  for (const words of [
    ['add', 'fuzz', 'foyer'],
    ['key', 'fuzz', file],
    ['origins', 'fuzz', 'https://fuzz.example'],
    ['companies', 'fuzz', '*'],
  ])
    await runPartners(server.db, words);
  for (const words of [
    ['add', 'fuzz'],
    ['key', 'fuzz', file],
    ['brands', 'fuzz', '*'],
    ['environments', 'fuzz', 'development'],
  ])
    await runOperators(server.db, words);
  portalToken = (await server.tokensOf(story.manager.email)).find(({ mode }) => mode === 'b2b')?.token ?? '';
  toolToken = await openTool(server, 'KNOWLEDGE-PLATFORM', portalToken);
  const [support] = await server.tokensOf(story.support.email);
  const path = `/security/authorize/nordwind?userId=${story.manager.id}&reason=Anruf`;
  const entered = await server.call('POST', path, { token: support?.token });
  acting = ((await entered.json()) as { token: string }).token;
  deskCookie = await signInAtDesk();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const ownForm = {
  origin,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/x-www-form-urlencoded',
};
async function signInAtDesk(): Promise<string> {
  const answer = await server.fetch(
    new Request(`${origin}/service-desk/sign-in`, {
      method: 'POST',
      redirect: 'manual',
      headers: ownForm,
      body: new URLSearchParams({ username: story.support.email, password: demoPassword }),
    }),
  );
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

const text = fc.oneof(
  fc.constantFrom(...hostileTexts, ...edgeDays, ...edgeInstants),
  fc.constantFrom(...edgeNumbers).map(String),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
);
/** JSON values of a field, most often of a valid type. */
const value = fc.oneof<fc.Arbitrary<unknown>[]>(
  text,
  text,
  fc.constantFrom(...edgeNumbers),
  fc.constantFrom(null, [], {}, true),
);
const rawQuery = fc.oneof(
  fc.constant(''),
  fc.constantFrom(...hostileQueries),
  fc.array(fc.constantFrom(...hostileQueries), { maxLength: 3 }).map((parts) => parts.join('&')),
);
const headers = fc.constantFrom(...hostileHeaders);
const fieldsOf = (names: readonly string[], of: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.option(of, { nil: undefined, freq: 4 })])));
/** Encodes fields as a form or a query does, which cannot contain half a surrogate pair. */
const encoded = (fields: object) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, one]) =>
      one === undefined ? [] : [[name, String(one).toWellFormed()]],
    ),
  ).toString();

async function mustAnswer(
  address: string,
  init: RequestInit & { readonly headers?: Record<string, string> },
): Promise<number> {
  const cancel = new AbortController();
  const answer = await server.fetch(
    new Request(address, { redirect: 'manual', ...init, signal: cancel.signal }),
  );
  await answer.body?.cancel();
  cancel.abort();
  expect(
    answer.status,
    `${init.method ?? 'GET'} ${address} ${JSON.stringify(init.headers)} ${String(init.body)}`,
  ).toBeLessThan(500);
  return answer.status;
}

describe('no answer is a 5xx for calls outside the contract', () => {
  const addresses: readonly (readonly [name: string, make: (segment: string) => string])[] = [
    ['the check page', () => '/elements/check.json'],
    ['the documents of files', (segment) => `/api/portal/files/${segment}`],
    ['drawn pictures', (segment) => `/media/${segment}`],
    ['the mailbox', () => '/mailbox'],
    ['a mail', (segment) => `/mailbox/${segment}`],
    ['a mail by itself', (segment) => `/mailbox/${segment}/html`],
    ['the service desk', () => '/service-desk'],
    ['a quotation at the desk', (segment) => `/service-desk/${segment}`],
    ['related origins', () => '/.well-known/webauthn'],
    ['the document of the API', () => '/api/portal/openapi.json'],
    ['events of tickets', () => `${watchPath}`],
    ['another path of the API', (segment) => `/api/${segment}/${segment}`],
    ['another path', (segment) => `/${segment}/${segment}`],
    ...oauthPaths.map((path) => [`OAuth ${path}`, () => `/api/portal/oauth2${path}`] as const),
    ['an authorization request', () => '/api/portal/oauth2/authorize'],
  ];

  it.each(addresses)('%s', async (_, make) => {
    const input = fc.record({
      segment: fc.constantFrom(...hostileSegments),
      query: rawQuery,
      more: headers,
      token: fc.constantFrom(
        '',
        `Bearer ${portalToken}`,
        `Bearer ${acting}`,
        `Bearer ${toolToken}`,
        'Bearer __proto__',
      ),
      method: fc.constantFrom('GET', 'GET', 'HEAD', 'OPTIONS', 'DELETE'),
    });
    const call = fc.asyncProperty(input, async ({ segment, query, more, token, method }) => {
      const address = `${origin}${make(segment)}${query && `?${query}`}`;
      await mustAnswer(address, {
        method,
        headers: { cookie: deskCookie, ...(token ? { authorization: token } : {}), ...more },
      });
    });
    await fc.assert(call, options);
  });

  it('an authorization request of a tool, by redirect and by the page around it', async () => {
    const request = authorizationRequest('KNOWLEDGE-PLATFORM');
    const names = [
      ...Object.keys(request),
      'nonce',
      'prompt',
      'response_mode',
      'claims',
      'id_token_hint',
      'max_age',
      'request',
    ];
    const input = fc.tuple(fc.constantFrom(...names), value, rawQuery);
    const call = fc.asyncProperty(input, async ([name, one, query]) => {
      const sent = { ...request, [name]: one };
      const authorization = `Bearer ${portalToken}`;
      await mustAnswer(`${api}/oauth2/authorize?${encoded(sent)}${query && `&${query}`}`, {
        headers: { authorization },
      });
      await mustAnswer(`${api}/oauth2/authorize-tool`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      });
    });
    await fc.assert(call, options);
  });

  it.each(['/token', '/revoke', '/userinfo'])('a form sent to OAuth %s', async (path) => {
    const names = [
      'grant_type',
      'code',
      'client_id',
      'redirect_uri',
      'code_verifier',
      'token',
      'scope',
      'client_secret',
      'refresh_token',
    ];
    const input = fc.tuple(fieldsOf(names, text), rawQuery, headers, fc.boolean());
    const call = fc.asyncProperty(input, async ([fields, query, more, isFitting]) => {
      const known = isFitting
        ? { grant_type: 'authorization_code', client_id: toolPages['KNOWLEDGE-PLATFORM'].client }
        : {};
      await mustAnswer(`${api}/oauth2${path}`, {
        method: 'POST',
        headers: { ...more, 'content-type': 'application/x-www-form-urlencoded' },
        body: [encoded({ ...fields, ...known }), query].filter(Boolean).join('&'),
      });
    });
    await fc.assert(call, options);
  });

  it.each(['sign-in', 'sign-out', 'offer', 'comment', 'cancel', 'prepare', 'constructor', '__proto__'])(
    'a form sent to the desk: %s',
    async (act) => {
      const asked = await server.call('POST', '/quotation/quotation-request', {
        token: portalToken,
        body: { kind: 'free_text', description: 'Drei Wallboxen' },
      });
      const { id } = (await asked.json()) as { id: string };
      const names = [
        'text',
        'reason',
        'validUntil',
        'offerNote',
        'count',
        'version',
        'username',
        'password',
        'to',
      ];
      const line = ['item', 'article', 'quantity', 'unit', 'note', 'drop'].map((name) => `line.0.${name}`);
      const input = fc.tuple(
        fieldsOf([...names, ...line], text),
        fc.constantFrom(id, id, id, ...hostileSegments),
      );
      const call = fc.asyncProperty(input, async ([fields, quotation]) => {
        const path = act.startsWith('sign-') ? act : `${quotation}/${act}`;
        const { version } = (await (
          await server.call('GET', `/quotation/${id}`, { token: portalToken })
        ).json()) as { version: number };
        const filled = {
          ...fields,
          version,
          count: 1,
          'line.0.article': 'FB-LI',
          ...(act === 'offer' && { validUntil: fields.validUntil ?? '2026-12-31' }),
        };
        const cookie = act === 'sign-out' ? '' : deskCookie;
        await mustAnswer(`${origin}/service-desk/${path}`, {
          method: 'POST',
          headers: { ...ownForm, cookie },
          body: encoded(filled),
        });
      });
      await fc.assert(call, { ...options, numRuns: Math.ceil(options.numRuns / 2) });
    },
  );
});

describe('signed statements of other servers never lead to a 5xx, and unstorable texts are refused', () => {
  const unstorable = ['\0', 'a\0b', '\ud800', `${'x'.repeat(40)}\0`];
  const claims = ['iss', 'sub', 'jti', 'origin', 'aud', 'amr', 'nbf', 'iat', 'exp', ...inheritedNames];
  const statementOf = (typ: string, more: object): Promise<string> => {
    const iat = Math.floor(Date.now() / 1000);
    const known = {
      iss: 'fuzz',
      sub: story.buyer.email,
      aud: origin,
      origin: 'https://fuzz.example',
      jti: crypto.randomUUID(),
      iat,
      exp: iat + 60,
    };
    const payload = JSON.parse(JSON.stringify({ ...known, ...more })) as JWTPayload;
    return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', typ }).sign(keys.privateKey);
  };
  const kinds = [
    ['of a partner', '/security/sign-in/partner/begin', 'foyer-sign-in+jwt'],
    ['of an operator', '/operator/origins', 'foyer-operator+jwt'],
  ] as const;

  it.each(kinds)('any claim %s', async (_, path, typ) => {
    const input = fc.tuple(fc.constantFrom(...claims), value);
    const call = fc.asyncProperty(input, async ([claim, one]) => {
      const assertion = await statementOf(
        typ,
        JSON.parse(`{${JSON.stringify(claim)}:${JSON.stringify(one)}}`) as object,
      );
      await mustAnswer(`${api}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ assertion }),
      });
    });
    await fc.assert(call, options);
  });

  const table = kinds.flatMap(([kind, path, typ]) =>
    ['iss', 'sub', 'jti', 'anything'].flatMap((claim) =>
      unstorable.map((one) => [kind, claim, JSON.stringify(one), path, typ, one] as const),
    ),
  );
  it.each(table)('%s with %s %s is refused', async (_, claim, __, path, typ, one) => {
    const assertion = await statementOf(typ, { [claim]: claim === 'jti' ? `${one}${'j'.repeat(20)}` : one });
    const answer = await server.call('POST', path, { body: { assertion } });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      401,
      'assertion_invalid',
    ]);
  });
});
