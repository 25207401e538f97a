import { type Role, roles } from '@foyer/contract';
import { staffRoles } from '@foyer/contract/grantable-roles';
import type { ModeToken } from '@foyer/contract/session/session.schema';
import { eq } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../../../test/create-test-server.ts';
import { memberships, users } from '../../../domain/accounts/accounts.table.ts';
import { companies } from '../../../domain/companies/companies.table.ts';
import { keepPartner } from '../../../domain/partners/partners.repo.ts';

const page = 'https://www.alpha.example';
const manager = 'role_fleet_manager';
let server: TestServer;
let keys: { readonly privateKey: CryptoKey; readonly publicKey: CryptoKey };

beforeAll(async () => {
  server = await createTestServer();
  keys = await generateKeyPair('ES256', { extractable: true });
});
beforeEach(async () => {
  await server.reset();
  const { db } = server;
  const company = { brandId: 'foyer', priceGroup: 'business' };
  await db.insert(companies).values([
    { ...company, id: 'gamma', name: 'Gamma GmbH', customerNumber: 'K-5' },
    {
      ...company,
      brandId: 'other',
      id: 'alpha-other',
      parentId: 'alpha',
      name: 'Alpha Anders GmbH',
      customerNumber: 'K-6',
    },
  ]);
  // the manager holds every role of a customer, and so may grant every role that can be granted
  await become({ roles: roles.filter((role) => !staffRoles.includes(role)) });
});
afterAll(() => server.close());

type Reach = 'one company' | 'the whole brand';
const reaches: readonly Reach[] = ['one company', 'the whole brand'];

const speakFor = async (reach: Reach, brandId = 'foyer') =>
  keepPartner(server.db, {
    id: 'alpha',
    brandId,
    keys: [await exportJWK(keys.publicKey)],
    origins: [page],
    companies: reach === 'one company' ? ['alpha'] : ['*'],
    vouchesSecondFactor: false,
  });
const become = (change: Partial<typeof memberships.$inferInsert>) =>
  server.db.update(memberships).set(change).where(eq(memberships.userId, manager));
const alsoIn = (companyId: string, held: Role[] = []) =>
  server.db
    .insert(memberships)
    .values({ id: `also-${companyId}`, userId: manager, companyId, mode: 'b2b', roles: held, position: 1 });
const post = async (path: string, body?: object, headers: Record<string, string> = {}, token?: string) => {
  const answer = await server.call('POST', path, { body, headers, token });
  const text = await answer.text();
  return { ...(text ? (JSON.parse(text) as object) : {}), status: answer.status } as {
    readonly status: number;
    readonly code?: string;
    readonly token?: string;
    readonly tokens?: readonly ModeToken[];
  };
};
async function begin() {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: 'alpha', sub: `${manager}@alpha.test`, aud: 'http://foyer.test', origin: page, iat };
  const assertion = await new SignJWT({ ...claims, exp: iat + 60, jti: crypto.randomUUID() })
    .setProtectedHeader({ alg: 'ES256', typ: 'foyer-sign-in+jwt' })
    .sign(keys.privateKey);
  return post('/security/sign-in/partner/begin', { assertion });
}
/** Signs in by a partner's assertion. */
async function session() {
  const { code } = await begin();
  const told = await post('/security/sign-in/partner', { code }, { origin: page });
  expect(told.status).toBe(200);
  return { tokens: told.tokens ?? [], token: told.tokens?.[0]?.token ?? '' };
}

/** Changes that put an account or a running session out of a partner's reach; `isBeyondBrand`: also of a partner for the whole brand. */
const beyond: readonly (readonly [name: string, isBeyondBrand: boolean, change: () => Promise<unknown>])[] = [
  ...staffRoles.map(
    (role) =>
      [`the staff role ${role}`, true, () => become({ roles: ['ROLE_FLEET_MANAGER', role] })] as const,
  ),
  [
    'a staff role in another company of the user',
    true,
    () => alsoIn('alpha-child', [staffRoles[0] ?? 'ROLE_TECHNICIAN']),
  ],
  ['a foreign company', false, () => alsoIn('gamma')],
  ['a child company', false, () => alsoIn('alpha-child')],
  ['a company of another brand', true, () => alsoIn('alpha-other')],
  [
    'an account of another brand',
    true,
    () => server.db.update(users).set({ brandId: 'other' }).where(eq(users.id, manager)),
  ],
];
const cases = reaches.flatMap((reach) =>
  beyond.map(([name, whole, change]) => [reach, name, whole, change] as const),
);

describe('a partner reaches customers of its brand and its companies', () => {
  it.each(cases)('by sign-in: %s, %s', async (reach, _, isBeyondBrand, change) => {
    await speakFor(reach);
    expect((await begin()).status).toBe(200);
    await change();
    const isRefused = isBeyondBrand || reach === 'one company';
    expect(await begin()).toMatchObject(
      isRefused ? { status: 403, code: 'user_not_known' } : { status: 200 },
    );
  });

  it.each(cases)(
    'by a running session, and by its refresh: %s, %s',
    async (reach, _, isBeyondBrand, change) => {
      await speakFor(reach);
      const { tokens, token } = await session();
      const own = await server.tokensOf(`${manager}@alpha.test`);
      await change();
      const isRefused = isBeyondBrand || reach === 'one company';
      const call = await server.call('GET', '/user-info', { token });
      expect(call.status).toBe(isRefused ? 401 : 200);
      const renewed = await post('/security/refresh-jwt', { tokens });
      expect(renewed).toMatchObject(isRefused ? { status: 401, code: 'session_revoked' } : { status: 200 });
      // the user's own sign-in is not affected
      expect((await post('/security/refresh-jwt', { tokens: own })).status).toBe(200);
    },
  );

  it.each<[Reach, string, number]>([
    ['one company', 'alpha-child', 404],
    ['one company', 'alpha-grandchild', 404],
    ['one company', 'alpha-other', 404],
    ['one company', 'gamma', 404],
    ['one company', 'nowhere', 404],
    ['the whole brand', 'alpha-child', 200],
    ['the whole brand', 'alpha-grandchild', 200],
    ['the whole brand', 'alpha-other', 404],
    ['the whole brand', 'gamma', 404],
  ])('by a switch of company: %s, into %s', async (reach, company, status) => {
    await speakFor(reach);
    const { token } = await session();
    expect((await post(`/security/authorize/${company}`, undefined, {}, token)).status).toBe(status);
    const listed = (await (await server.call('POST', '/user/companies-list', { token })).json()) as {
      items: { id: string }[];
    };
    expect(listed.items.map(({ id }) => id).includes(company)).toBe(status === 200);
  });

  it('by an entered company, until the partner loses it', async () => {
    await speakFor('the whole brand');
    const { token } = await session();
    const inside = await post('/security/authorize/alpha-child', undefined, {}, token);
    const tokens = [{ mode: 'b2b', token: inside.token ?? '' }];
    expect((await server.call('GET', '/user-info', { token: inside.token })).status).toBe(200);
    await speakFor('one company');
    expect((await server.call('GET', '/user-info', { token: inside.token })).status).toBe(401);
    expect(await post('/security/refresh-jwt', { tokens })).toMatchObject({ status: 401 });
    expect((await server.call('GET', '/user-info', { token })).status).toBe(200);
  });

  it.each(reaches.flatMap((reach) => roles.map((role) => [reach, role] as const)))(
    'by the roles that its session grants: %s, %s',
    async (reach, role) => {
      await speakFor(reach);
      const { token } = await session();
      const invitation = { email: 'new@alpha.test', roles: [role] };
      expect(await post('/user/invite', invitation, {}, token)).toMatchObject(
        staffRoles.includes(role) ? { status: 422, code: 'role_not_grantable' } : { status: 200 },
      );
    },
  );

  it.each<[Reach, string, boolean]>([
    ['one company', 'alpha', true],
    ['one company', 'alpha-child', false],
    ['one company', 'alpha-other', false],
    ['one company', 'gamma', false],
    ['the whole brand', 'alpha-child', true],
    ['the whole brand', 'alpha-other', false],
    ['the whole brand', 'gamma', false],
  ])('by the people that its session sees and invites: %s, in %s', async (reach, companyId, isWithin) => {
    await speakFor(reach);
    const person = { id: 'person', email: 'person@alpha.test', firstName: 'Person', lastName: companyId };
    await server.db.insert(users).values({ ...person, brandId: 'foyer' });
    await server.db.insert(memberships).values({ id: 'person', userId: 'person', companyId, mode: 'b2b' });
    const { token } = await session();
    expect((await server.call('GET', '/user/person', { token })).status).toBe(isWithin ? 200 : 404);
    const invitation = { email: 'new@alpha.test', roles: ['ROLE_SHOP'], companyId };
    expect(await post('/user/invite', invitation, {}, token)).toMatchObject(
      isWithin ? { status: 200 } : { status: 422, code: 'company_unknown' },
    );
  });

  it('and adds no second factor without the password, because it would outlive the partner’s key', async () => {
    await speakFor('one company');
    const { token } = await session();
    const refused = await post('/user/second-factors/totp/begin', {}, {}, token);
    expect(refused).toMatchObject({ status: 422, errors: [{ path: 'password', code: 'required' }] });
  });
});
