import {
  commonErrors,
  contract,
  type Endpoint,
  type OperationName,
  possibleErrors,
  routes,
} from '@foyer/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arbitraryOf, damaged } from '../../test/arbitrary-of.ts';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { hostileHeaders, hostileQueries, hostileSegments } from '../../test/hostile-values.ts';
import { jpegOf } from '../../test/sample-files.ts';
import { story } from '../demo/demo-people.ts';

// the same calls in every run; FUZZ_RUNS and FUZZ_SEED change their number and content
const options = {
  numRuns: Number(process.env.FUZZ_RUNS ?? 40),
  seed: Number(process.env.FUZZ_SEED ?? 20_261_120),
};

/** Session operations that would end or lock the session of the other calls. */
const left = ['logout', 'refreshSession'] as readonly string[];
const operations = (Object.keys(routes) as OperationName[]).filter((name) => !left.includes(name));
const endpointOf = (name: OperationName) => (contract as Record<OperationName, Endpoint>)[name];

let server: TestServer;
let tokens: string[];
let ids: string[];
beforeAll(async () => {
  server = await createTestServer({ demo: true });
  tokens = (await server.tokensOf(story.manager.email)).map(({ token }) => token);
  ids = await knownIds();
  // an impersonation, whose refusals are audited
  const [support] = await server.tokensOf(story.support.email);
  const acting = await server.call(
    'POST',
    `/security/authorize/${story.manager.companyId}?userId=${story.manager.id}&reason=Anruf`,
    { token: support?.token },
  );
  tokens.push(((await acting.json()) as { token: string }).token);
  for (const email of [story.privateCustomer.email, story.sonnentalBuyer.email, story.support.email])
    tokens.push(...(await server.tokensOf(email)).map(({ token }) => token));
});
afterAll(() => server.close());

describe('every answer is one of the contract, and none is a 5xx', () => {
  it.each(operations)('%s', async (name) => {
    const [method, path, bodyKind] = routes[name];
    const endpoint = endpointOf(name);
    const input = fc.record({
      params: arbitraryOf(endpoint.params, ids),
      query: arbitraryOf(endpoint.query, ids),
      body: arbitraryOf(endpoint.body, ids),
      token: fc.constantFrom(...tokens),
      language: fc.constantFrom('de', 'en-GB', 'fr;q=0.5, *', ';;;,,,q=', 'x'.repeat(600)),
      raw: fc.option(fc.constantFrom(...hostileQueries), { freq: 6, nil: '' }),
      segment: fc.option(fc.constantFrom(...hostileSegments), { freq: 8 }),
      more: fc.constantFrom(...hostileHeaders),
      key: fc.option(fc.constantFrom('a', 'b', ' ', 'ü'), { freq: 3 }),
    });
    const call = fc.asyncProperty(input, async ({ params, query, body, token, ...sent }) => {
      const { language, key, raw, segment, more } = sent;
      const filled = path.replaceAll(
        /\{(\w+)\}/g,
        (_, part: string) => segment ?? encode(partOf(params, part)),
      );
      const search = [new URLSearchParams(pairs(query)).toString(), raw].filter(Boolean).join('&');
      const answer = await server.call(method, search ? `${filled}?${search}` : filled, {
        token,
        headers: {
          'accept-language': language,
          ...(key ? { 'idempotency-key': encode(key) } : {}),
          ...(bodyKind === 'multipart' && more['content-type'] ? {} : more),
        },
        ...(bodyKind === 'none' ? {} : { body: bodyKind === 'json' ? body : form(body) }),
      });
      const what = `${method} ${filled}?${search} ${JSON.stringify(body)}`;
      // a raw query or path segment may lead to another operation
      await mustBeNamed(name, answer, what, raw || segment ? commonErrors : {});
    });
    await fc.assert(call, options);
  });
});

describe('a damaged body is refused or parsed', () => {
  it.each(operations.filter((name) => routes[name][2] === 'json'))('%s', async (name) => {
    const [method, path] = routes[name];
    const body = arbitraryOf(endpointOf(name).body, ids).chain((value) => damaged(JSON.stringify(value)));
    const types = fc.constantFrom('application/json', 'application/json; charset=utf-16', 'text/plain', '');
    const call = fc.asyncProperty(body, types, async (text, type) => {
      const request = new Request(`http://foyer.test/api/portal${path.replaceAll(/\{\w+\}/g, '~')}`, {
        method,
        headers: { authorization: `Bearer ${tokens[0]}`, 'content-type': type },
        body: new TextEncoder().encode(text),
      });
      await mustBeNamed(name, await server.fetch(request), `${method} ${path} ${type} ${text}`);
    });
    await fc.assert(call, options);
  });
});

async function mustBeNamed(
  name: OperationName,
  answer: Response,
  what: string,
  others: Readonly<Record<string, number>> = {},
): Promise<void> {
  if (answer.ok || answer.status === 302) {
    await answer.body?.cancel();
    return;
  }
  const { code } = (await answer.json()) as { code: string };
  expect(answer.status, `${what}: ${code}`).toBeLessThan(500);
  const named = { ...others, ...possibleErrors(name, endpointOf(name)) };
  expect(named, what).toHaveProperty(code, answer.status);
}

/** Returns ids of the caller's data, from all reads without an id: with them calls pass the first check. */
async function knownIds(): Promise<string[]> {
  const found = new Set(['foyer', 'sonnental', 'missing']);
  const reads = operations.filter((name) => /^(list|get)[A-Z]/.test(name) && !routes[name][1].includes('{'));
  for (const name of reads) {
    const [method, path] = routes[name];
    const answer = await server.call(method, path, { token: tokens[0] });
    if (!answer.ok) continue;
    for (const id of [...new Set(idsIn(await answer.json()))].slice(0, 8)) found.add(id);
  }
  return [...found];
}

/** Returns all values that an answer names an id: `id`, `articleId`. */
function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' && /^id$|Id$/.test(key) ? [part] : idsIn(part),
  );
}

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : value;
const encode = (value: unknown): string => encodeURIComponent(String(value).toWellFormed()) || '~';
const pairs = (query: unknown): [string, string][] =>
  typeof query === 'object' && query !== null
    ? Object.entries(query).map(([key, value]) => [key, String(value).toWellFormed()])
    : [];

function form(payload: unknown): FormData {
  const data = new FormData();
  data.set('payload', new Blob([JSON.stringify(payload)], { type: 'application/json' }));
  data.set('photo', new File([jpegOf()], 'ü"\r\n.jpg'));
  return data;
}
