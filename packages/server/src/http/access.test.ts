import {
  contract,
  type Endpoint,
  isPermitted,
  type Mode,
  type OperationName,
  type Role,
  roles,
  routes,
} from '@foyer/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOf } from '../../test/accounts.ts';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { memberships } from '../domain/accounts/accounts.table.ts';

const operations = Object.keys(routes) as OperationName[];
const endpointOf = (name: OperationName): Endpoint => (contract as Record<OperationName, Endpoint>)[name];
const who = [...roles, 'no role', 'signed out'] as const;
type Who = (typeof who)[number];

let server: TestServer;
let now = new Date();
const business = new Map<Who, string>();
const home = new Map<Who, string>();
let newcomer: string | undefined;
let driver: string | undefined;

beforeAll(async () => {
  server = await createTestServer({ now: () => now });
  const people = await server.db.select().from(memberships);
  const alone = people.filter(({ userId, companyId }) => companyId === 'alpha' && userId !== 'everything');
  await server.db.insert(memberships).values(
    alone.map((one) => ({
      ...one,
      id: `${one.userId}-home`,
      companyId: null,
      mode: 'b2c_cc' as const,
      position: 1,
    })),
  );
  for (const one of who) {
    if (one === 'signed out') continue;
    const [first, second] = await server.tokensOf(one === 'no role' ? 'norole@alpha.test' : accountOf(one));
    expect([first?.mode, second?.mode]).toEqual(['b2b', 'b2c_cc']);
    business.set(one, first?.token ?? '');
    home.set(one, second?.token ?? '');
  }
  newcomer = (await server.tokensOf('must-change@alpha.test'))[0]?.token;
  driver = (await server.tokensOf('must-drive@alpha.test'))[0]?.token;
});
afterAll(() => server.close());

/** Calls an operation with input that is never valid, so that only access is judged and nothing is changed. */
async function probe(name: OperationName, token: string | undefined): Promise<Response> {
  const [method, path, bodyKind] = routes[name];
  const body = bodyKind === 'none' ? {} : { body: { 'not a field': true } };
  return server.call(method, path.replaceAll(/\{\w+\}/g, '~'), { token, ...body });
}

function expected(name: OperationName, one: Who, mode: Mode): 'open' | 401 | 403 {
  const { access } = endpointOf(name);
  if (access === 'public') return 'open';
  if (one === 'signed out') return 401;
  const own: Role[] = one === 'no role' ? [] : [one];
  return isPermitted(access, { roles: own, mode }) ? 'open' : 403;
}

describe('access to every endpoint', () => {
  it('covers all 93, in addition to extensions', () => {
    expect(operations.filter((name) => endpointOf(name).extension !== true)).toHaveLength(93);
  });

  describe.each(operations)('%s', (name) => {
    it.each(who)('%s', async (one) => {
      await mustBe(expected(name, one, 'b2b'), await probe(name, business.get(one)));
    });

    it('in private mode', async () => {
      for (const one of who) {
        const wanted = expected(name, one, 'b2c_cc');
        // a caller who has the permission in business mode is told that the mode is wrong
        const isOfMode = wanted === 403 && expected(name, one, 'b2b') === 'open';
        const code = isOfMode ? 'mode_not_allowed' : undefined;
        await mustBe(wanted, await probe(name, home.get(one)), one, code);
      }
    });

    it('before the password is changed', async () => {
      const { access, duringPasswordChange } = endpointOf(name);
      const isOpen = access === 'public' || duringPasswordChange === true;
      const may = access === 'public' || isPermitted(access, { roles: prompted, mode: 'b2b' });
      const code = may ? 'password_change_required' : 'forbidden';
      await mustBe(may && isOpen ? 'open' : 403, await probe(name, newcomer), 'newcomer', code);
    });

    it('before the mileage is reported', async () => {
      const { access, duringPrompt } = endpointOf(name);
      const isOpen = access === 'public' || duringPrompt === true;
      const may = access === 'public' || isPermitted(access, { roles: prompted, mode: 'b2b' });
      const code = may ? 'mileage_required' : 'forbidden';
      await mustBe(may && isOpen ? 'open' : 403, await probe(name, driver), 'driver', code);
    });
  });

  it('is refused with a token that is expired, revoked or malformed', async () => {
    const of = async (email: string) => (await server.tokensOf(email))[0] ?? { mode: 'b2b', token: '' };
    const ended = await of('everything@alpha.test');
    await server.call('POST', '/security/logout', { body: { tokens: [ended] } });
    const replaced = await of('everything@alpha.test');
    await server.call('POST', '/security/refresh-jwt', { body: { tokens: [replaced] } });
    const start = now;
    const judge = async (token: string, code: string) => {
      for (const name of operations.filter((one) => endpointOf(one).access !== 'public')) {
        const answer = await probe(name, token);
        expect([name, answer.status, (await answer.json()).code]).toEqual([name, 401, code]);
      }
    };
    await judge('a.b.c', 'unauthenticated');
    await judge(ended.token, 'session_revoked');
    now = new Date(start.getTime() + 31_000);
    await judge(replaced.token, 'token_reused');
    now = new Date(start.getTime() + 31 * 60_000);
    await judge(replaced.token, 'token_expired');
    now = start;
  });
});

const prompted: Role[] = ['ROLE_SHOP', 'ROLE_USE_CASES'];

async function mustBe(
  wanted: 'open' | 401 | 403,
  answer: Response,
  who: string = '',
  code = wanted === 401 ? 'unauthenticated' : 'forbidden',
): Promise<void> {
  const isProblem = answer.headers.get('content-type') === 'application/problem+json';
  const problem = isProblem ? ((await answer.json()) as { code: string }) : null;
  if (wanted !== 'open') expect([who, answer.status, problem?.code]).toEqual([who, wanted, code]);
  else expect([200, 204, 302, 400, 404, 415, 422], who).toContain(answer.status);
}
