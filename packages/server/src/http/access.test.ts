import {
  contract,
  type Endpoint,
  isPermitted,
  type OperationName,
  type Role,
  roles,
  routes,
} from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notYetBuilt } from '../features/index.ts';
import { accountOf } from '../test/accounts.ts';
import { createTestServer, type TestServer } from '../test/create-test-server.ts';

const operations = Object.keys(routes) as OperationName[];
const endpointOf = (name: OperationName): Endpoint => (contract as Record<OperationName, Endpoint>)[name];
const who = [...roles, 'no role', 'signed out'] as const;
type Who = (typeof who)[number];

let server: TestServer;
const tokens = new Map<Who, string>();

beforeAll(async () => {
  server = await createTestServer();
  for (const one of who) {
    if (one === 'signed out') continue;
    const [first] = await server.tokensOf(one === 'no role' ? 'norole@alpha.test' : accountOf(one));
    tokens.set(one, first?.token ?? '');
  }
});
afterAll(() => server.close());

/** Calls an operation with input that is never valid, so that nothing happens: only access is judged. */
async function probe(name: OperationName, one: Who): Promise<Response> {
  const [method, path, bodyKind] = routes[name];
  const body = bodyKind === 'none' ? {} : { body: { 'not a field': true } };
  return server.call(method, path.replaceAll(/\{\w+\}/g, '~'), { token: tokens.get(one), ...body });
}

function expected(name: OperationName, one: Who): 'open' | 401 | 403 {
  const { access } = endpointOf(name);
  if (access === 'public') return 'open';
  if (one === 'signed out') return 401;
  const own: Role[] = one === 'no role' ? [] : [one];
  return isPermitted(access, { roles: own, mode: 'b2b' }) ? 'open' : 403;
}

describe('access to every endpoint', () => {
  it('covers all 93', () => {
    expect(operations).toHaveLength(93);
  });

  describe.each(operations)('%s', (name) => {
    it.each(who)('%s', async (one) => {
      const answer = await probe(name, one);
      const problem =
        answer.headers.get('content-type') === 'application/problem+json' ? await answer.json() : null;
      const wanted = expected(name, one);
      if (wanted === 401) {
        expect(answer.status).toBe(401);
        expect(problem.code).toBe('unauthenticated');
      } else if (wanted === 403) {
        expect(answer.status).toBe(403);
        expect(problem.code).toBe('forbidden');
      } else if ((notYetBuilt as readonly string[]).includes(name)) {
        expect(answer.status).toBe(501);
        expect(problem.code).toBe('not_available_yet');
      } else {
        expect([200, 204, 302, 400, 404, 415, 422]).toContain(answer.status);
      }
    });
  });
});
