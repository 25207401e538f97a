import type { AllowedCompany, ChildCompany } from '@foyer/contract/companies/companies.schema';
import type { OrderSummary } from '@foyer/contract/orders/orders.schema';
import type { UserInfo } from '@foyer/contract/session/session.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, cheapHash, testPassword } from '../../../test/accounts.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { openDemoPortal } from '../../../test/demo-portal.ts';
import { story } from '../../demo/demo-people.ts';
import { memberships, users } from '../../domain/accounts/accounts.table.ts';
import { companies } from '../../domain/companies/companies.table.ts';

type Children = { readonly items: ChildCompany[] };
type Allowed = {
  readonly items: AllowedCompany[];
  readonly nextCursor: string | null;
  readonly total: number;
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const tokenOf = async (email: string) => (await server.tokensOf(email))[0]?.token ?? '';
async function post<T>(path: string, token: string): Promise<T> {
  const answer = await server.call('POST', path, { token });
  expect(answer.status).toBe(200);
  return (await answer.json()) as T;
}
const idsOf = (list: { readonly items: readonly { readonly id: string }[] }) =>
  list.items.map(({ id }) => id);
const manager = accountOf('ROLE_FLEET_MANAGER');
const staff = accountOf('ROLE_IMPERSONATE');
const children = (token: string) => post<Children>('/user/companies-list', token);
const allowed = (token: string, query = '') => post<Allowed>(`/user/allowed-companies${query}`, token);

describe('the companies below the own company', () => {
  it('are those of the own fleet at any depth, and none of another tenant', async () => {
    const list = await children(await tokenOf(manager));
    expect(idsOf(list)).toEqual(['alpha-child', 'alpha-grandchild']);
    expect(list.items[0]).toEqual({
      id: 'alpha-child',
      name: 'Alpha Süd GmbH',
      parentId: 'alpha',
      customerNumber: 'K-2',
      city: null,
      isCurrent: false,
    });
    await server.db.insert(companies).values({
      id: 'beta-child',
      parentId: 'beta',
      brandId: 'other',
      name: 'Beta Kind AG',
      customerNumber: 'K-5',
      priceGroup: 'business',
    });
    expect(idsOf(await children(await tokenOf(manager)))).toEqual(['alpha-child', 'alpha-grandchild']);
    expect(idsOf(await children(await tokenOf('foreign@beta.test')))).toEqual(['beta-child']);
  });

  it('stay the same from within a child, which is marked', async () => {
    const { token } = await post<{ token: string }>(
      '/security/authorize/alpha-child',
      await tokenOf(manager),
    );
    const list = await children(token);
    expect(list.items.map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      ['alpha-child', true],
      ['alpha-grandchild', false],
    ]);
  });

  it('are exactly those that can be entered', async () => {
    const token = await tokenOf(manager);
    const listed = new Set(idsOf(await children(token)));
    for (const { id } of await server.db.select().from(companies)) {
      const answer = await server.call('POST', `/security/authorize/${id}`, { token });
      expect([id, answer.status]).toEqual([id, listed.has(id) ? 200 : 404]);
    }
  });

  it('are finite where the data has a cycle', async () => {
    await server.db.update(companies).set({ parentId: 'alpha-grandchild' }).where(eq(companies.id, 'alpha'));
    expect((await children(await tokenOf(manager))).items.length).toBeLessThanOrEqual(3);
  });

  it('are refused without the role', async () => {
    const token = await tokenOf('everything@alpha.test');
    expect(idsOf(await children(token))).toHaveLength(2);
    await server.db
      .update(memberships)
      .set({ roles: ['ROLE_SHOP'] })
      .where(eq(memberships.id, 'everything-b2b'));
    expect((await server.call('POST', '/user/companies-list', { token })).status).toBe(403);
  });
});

describe('the companies that a caller may enter', () => {
  it('are the own fleet for a manager, without accounts', async () => {
    const list = await allowed(await tokenOf(manager));
    expect(idsOf(list)).toEqual(['alpha-child', 'alpha-grandchild']);
    expect(list.items.every((one) => one.accounts.length === 0 && one.accountCount === 0)).toBe(true);
    expect(idsOf(await allowed(await tokenOf(manager), '?companyId=beta'))).toEqual([]);
    expect(idsOf(await allowed(await tokenOf(manager), '?search=beta'))).toEqual([]);
  });

  it('are for staff all those with accounts to impersonate, and these accounts can be impersonated', async () => {
    const token = await tokenOf(staff);
    const list = await allowed(token);
    expect(idsOf(list)).toEqual(['alpha', 'beta']);
    expect(list.items[1]).toMatchObject({
      accounts: [{ userId: 'foreign', name: 'Test foreign', email: 'foreign@beta.test' }],
      accountCount: 1,
    });
    const people = list.items[0]?.accounts.map(({ userId }) => userId) ?? [];
    expect(people).not.toContain('inactive');
    expect(people).not.toContain('registered');
    expect(people).not.toContain('role_impersonate');
    expect(people).not.toContain('role_technician_admin');
    for (const userId of people) {
      const answer = await server.call('POST', `/security/authorize/alpha?userId=${userId}&reason=Anruf`, {
        token,
      });
      expect([userId, answer.status]).toEqual([userId, 200]);
    }
  });

  it('name twenty accounts, and for one requested company all of them', async () => {
    const passwordHash = cheapHash(testPassword);
    for (let at = 0; at < 30; at++) {
      const id = `more-${at}`;
      const names = { firstName: 'Mia', lastName: `Z${at}` };
      await server.db
        .insert(users)
        .values({ id, brandId: 'other', email: `${id}@beta.test`, passwordHash, ...names });
      await server.db
        .insert(memberships)
        .values({ id, userId: id, companyId: 'beta', mode: 'b2b', roles: [] });
    }
    const token = await tokenOf(staff);
    const inList = (await allowed(token, '?search=BETA')).items[0];
    expect([inList?.accounts.length, inList?.accountCount]).toEqual([20, 31]);
    const alone = (await allowed(token, '?companyId=beta')).items[0];
    expect([alone?.accounts.length, alone?.accountCount]).toEqual([31, 31]);
  });

  it.each(['sud', 'süd', 'sued', 'SÜD gmbh', 'k-2'])('are found by "%s"', async (search) => {
    const list = await allowed(await tokenOf(manager), `?search=${encodeURIComponent(search)}`);
    expect(idsOf(list)).toEqual(['alpha-child']);
  });

  it('come page by page in both directions', async () => {
    const token = await tokenOf(manager);
    for (const sort of ['name:asc', 'name:desc', 'customerNumber:asc', 'customerNumber:desc']) {
      const whole = await allowed(token, `?sort=${sort}`);
      const one = await allowed(token, `?sort=${sort}&limit=1`);
      const two = await allowed(token, `?sort=${sort}&limit=1&cursor=${one.nextCursor}`);
      expect([...idsOf(one), ...idsOf(two)]).toEqual(idsOf(whole));
      expect([one.total, two.nextCursor]).toEqual([2, null]);
    }
    const bad = await server.call('POST', '/user/allowed-companies?cursor=x', { token });
    expect(bad.status).toBe(422);
  });

  it('cost the same number of statements for any number of companies', async () => {
    const token = await tokenOf(staff);
    await allowed(token);
    const few = await countQueries(server.db, () => allowed(token, '?limit=1'));
    expect(await countQueries(server.db, () => allowed(token))).toBe(few);
  });
});

describe('the demo manager', () => {
  it('switches into each child and back, and sees its orders and name', async () => {
    const portal = await openDemoPortal();
    const { server: demo } = portal;
    const token = (await demo.tokensOf(story.manager.email))[0]?.token ?? '';
    const as = async <T>(method: string, path: string, holder = token): Promise<T> => {
      const answer = await demo.call(method, path, { token: holder });
      expect([path, answer.status]).toEqual([path, 200]);
      return (await answer.json()) as T;
    };
    const list = await as<Children>('POST', '/user/companies-list');
    expect(idsOf(list)).toEqual(['nordwind-energie', 'nordwind-spedition']);
    expect(list.items.map(({ city }) => city)).toEqual(['Husum', 'Kiel']);
    const own = await as<{ items: OrderSummary[] }>('GET', '/orders');
    for (const { id, name } of list.items) {
      const inside = (await as<{ token: string }>('POST', `/security/authorize/${id}`)).token;
      const info = await as<UserInfo>('GET', '/user-info', inside);
      expect(info.company).toMatchObject({ id, name });
      expect(info.actor).toMatchObject({ kind: 'company-switch', name: 'Katharina Brandt' });
      const theirs = await as<{ items: OrderSummary[] }>('GET', '/orders', inside);
      expect(theirs.items.length).toBeGreaterThan(0);
      const ours = new Set(idsOf(own));
      expect(idsOf(theirs).some((order) => ours.has(order))).toBe(false);
    }
    expect((await as<UserInfo>('GET', '/user-info')).company?.id).toBe('nordwind');
    expect(idsOf(await as<{ items: OrderSummary[] }>('GET', '/orders'))).toEqual(idsOf(own));
    await demo.close();
  });
});
