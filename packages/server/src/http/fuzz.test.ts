import { contract, type Endpoint, type OperationName, routes } from '@foyer/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notYetBuilt } from '../features/index.ts';
import { arbitraryOf } from '../test/arbitrary-of.ts';
import { createTestServer, type TestServer } from '../test/create-test-server.ts';

/** Session operations would end or lock the very session the others are called with. */
const left = ['logout', 'refreshSession', ...notYetBuilt] as readonly string[];
const operations = (Object.keys(routes) as OperationName[]).filter((name) => !left.includes(name));

let server: TestServer;
let tokens: string[];
let ids: string[];
beforeAll(async () => {
  server = await createTestServer({ demo: true });
  tokens = (await server.tokensOf('manager@nordwind.example')).map(({ token }) => token);
  ids = await knownIds();
});
afterAll(() => server.close());

describe('whatever is sent, no answer is a 5xx', () => {
  it.each(operations)('%s', async (name) => {
    const [method, path, bodyKind] = routes[name];
    const endpoint = (contract as Record<OperationName, Endpoint>)[name];
    const input = fc.record({
      params: arbitraryOf(endpoint.params, ids),
      query: arbitraryOf(endpoint.query, ids),
      body: arbitraryOf(endpoint.body, ids),
      token: fc.constantFrom(...tokens),
      language: fc.constantFrom('de', 'en-GB', 'fr;q=0.5, *', ';;;,,,q=', 'x'.repeat(600)),
      key: fc.option(fc.constantFrom('a', 'b', ' ', 'ü'), { freq: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(input, async ({ params, query, body, token, language, key }) => {
        const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => encode(partOf(params, part)));
        const search = new URLSearchParams(pairs(query)).toString();
        const answer = await server.call(method, search ? `${filled}?${search}` : filled, {
          token,
          headers: { 'accept-language': language, ...(key ? { 'idempotency-key': encode(key) } : {}) },
          ...(bodyKind === 'none' ? {} : { body: bodyKind === 'json' ? body : form(body) }),
        });
        expect(answer.status, `${method} ${filled}?${search} ${JSON.stringify(body)}`).toBeLessThan(500);
        await answer.body?.cancel();
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 40) },
    );
  });
});

/** Identifiers of what the caller has: with them the calls get past the first check. */
async function knownIds(): Promise<string[]> {
  const paths = [
    ['GET', '/articles?limit=5'],
    ['GET', '/orders?limit=5'],
    ['GET', '/article/categories'],
    ['GET', '/article/tags'],
  ] as const;
  const found = ['foyer', 'sonnental', 'missing'];
  for (const [method, path] of paths) {
    const { items } = await (await server.call(method, path, { token: tokens[0] })).json();
    found.push(...items.slice(0, 5).map(({ id }: { id: string }) => id));
  }
  const overview = await (await server.call('POST', '/use-cases', { token: tokens[0] })).json();
  const own = [...overview.vehicles, ...overview.chargingCards] as { id: string }[];
  return [...found, ...own.slice(0, 6).map(({ id }) => id)];
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
  data.set('photo', new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])], 'ü"\r\n.jpg'));
  return data;
}
