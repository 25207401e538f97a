import type { Role } from '@foyer/contract';
import type { Employee, GrantableRole } from '@foyer/contract/employees/employees.schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, cheapHash, testPassword } from '../../../test/accounts.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { memberships, users } from '../../domain/accounts/accounts.table.ts';
import { outbox } from '../../mail/mail.table.ts';
import { auditEntries } from '../../security/audit.table.ts';

interface List {
  readonly items: Employee[];
  readonly total: number;
  readonly nextCursor: string | null;
  readonly counts: Record<Employee['status'], number>;
}

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const manager = accountOf('ROLE_FLEET_MANAGER');
const tokenOf = async (email: string) => (await server.tokensOf(email))[0]?.token ?? '';
async function call<T>(method: string, path: string, token: string, body?: unknown): Promise<T> {
  const answer = await server.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as T;
}
const list = (token: string, query = '') => call<List>('GET', `/users${query}`, token);
const idsOf = ({ items }: List) => items.map(({ userId }) => userId);
/** Returns status and code of a call that may be refused. */
async function outcome(method: string, path: string, token: string, body?: unknown) {
  const answer = await server.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const { code } = answer.ok ? { code: null } : ((await answer.json()) as { code: string });
  return [answer.status, code];
}
const toggle = (token: string, id: string, action: string) =>
  outcome('PATCH', `/user/${id}/toggle`, token, { action });
const employ = async (id: string, companyId: string, roles: Role[] = [], more: object = {}) => {
  const person = { firstName: 'Mia', lastName: id, passwordHash: cheapHash(testPassword) };
  await server.db
    .insert(users)
    .values({ id, brandId: 'foyer', email: `${id}@alpha.test`, ...person, ...more });
  await server.db.insert(memberships).values({ id, userId: id, companyId, mode: 'b2b', roles });
};

describe('the employees', () => {
  it('are those of the own company and the companies below it, and no others', async () => {
    await employ('in-grandchild', 'alpha-grandchild');
    const everybody = await list(await tokenOf(manager), '?limit=100');
    expect(idsOf(everybody)).toContain('in-grandchild');
    expect(idsOf(everybody)).toContain('inactive');
    expect(idsOf(everybody)).not.toContain('foreign');
    expect(everybody.total).toBe(everybody.items.length);
    expect(idsOf(await list(await tokenOf('foreign@beta.test')))).toEqual(['foreign']);
    const inside = await call<{ token: string }>(
      'POST',
      '/security/authorize/alpha-child',
      await tokenOf(manager),
    );
    expect(idsOf(await list(inside.token))).toEqual(['in-grandchild']);
  });

  it('are closed in private mode', async () => {
    await server.db
      .update(memberships)
      .set({ roles: ['ROLE_FLEET_MANAGER'] })
      .where(eq(memberships.id, 'everything-b2c'));
    const token =
      (await server.tokensOf('everything@alpha.test')).find(({ mode }) => mode === 'b2c_cc')?.token ?? '';
    for (const [method, path, body] of [
      ['GET', '/users'],
      ['POST', '/user/fleet-manager-roles'],
      ['POST', '/user/invite', { email: 'a@b.de', roles: ['ROLE_SHOP'] }],
    ] as const)
      expect([path, await outcome(method, path, token, body)]).toEqual([path, [403, 'mode_not_allowed']]);
  });

  it('have status, roles, company and the last sign-in', async () => {
    const token = await tokenOf(manager);
    await tokenOf(accountOf('ROLE_SHOP'));
    const buyer = await call<Employee>('GET', '/user/role_shop', token);
    expect(buyer).toMatchObject({
      status: 'active',
      roles: ['ROLE_SHOP'],
      company: { id: 'alpha', name: 'Alpha GmbH' },
      email: 'role_shop@alpha.test',
      firstName: 'Test',
      allowedActions: ['deactivate', 'edit'],
    });
    expect(Math.abs(Date.parse(buyer.lastLoginAt ?? '') - Date.now())).toBeLessThan(600_000);
    expect((await call<Employee>('GET', '/user/norole', token)).lastLoginAt).toBeNull();
  });

  it('are answered for a foreign employee exactly as for a missing one', async () => {
    const token = await tokenOf(manager);
    for (const id of ['foreign', 'gibt-es-nicht'])
      for (const [method, path, body] of [
        ['GET', `/user/${id}`],
        ['PATCH', `/user/${id}/toggle`, { action: 'deactivate' }],
        ['PATCH', `/user/${id}/accept`, {}],
        ['POST', `/user/${id}/remind`],
      ] as const)
        expect([path, await outcome(method, path, token, body)]).toEqual([path, [404, 'not_found']]);
  });

  it('are counted by status, with the filters for search, roles and company, independent of the status filter', async () => {
    await employ('zander', 'alpha-child', ['ROLE_SHOP'], { status: 'inactive' });
    const token = await tokenOf(manager);
    const all = await list(token);
    expect(all.counts).toMatchObject({ invited: 0, registered: 1, inactive: 2 });
    const inactive = await list(token, '?status=inactive');
    expect(idsOf(inactive).sort()).toEqual(['inactive', 'zander']);
    expect(inactive.total).toBe(2);
    expect(inactive.counts).toEqual(all.counts);
    expect((await list(token, '?search=ZANDER')).counts).toMatchObject({ active: 0, inactive: 1 });
    expect(idsOf(await list(token, '?companyId=alpha-child'))).toEqual(['zander']);
    expect(idsOf(await list(token, '?companyId=beta'))).toEqual([]);
    expect(idsOf(await list(token, '?role=ROLE_SHOP&status=inactive'))).toEqual(['zander']);
  });

  it.each(['koenig', 'könig', 'KONIG mia', 'koenig@alpha'])('are found by "%s"', async (search) => {
    await employ('koenig', 'alpha', [], { lastName: 'König' });
    expect(idsOf(await list(await tokenOf(manager), `?search=${encodeURIComponent(search)}`))).toEqual([
      'koenig',
    ]);
  });

  it('come page by page in every order, including those who never signed in', async () => {
    const token = await tokenOf(manager);
    for (const field of ['name', 'email', 'status', 'lastLoginAt', 'invitedAt'])
      for (const direction of ['asc', 'desc']) {
        const sort = `sort=${field}:${direction}`;
        const whole = idsOf(await list(token, `?${sort}&limit=100`));
        const found: string[] = [];
        let cursor: string | null = '';
        while (cursor !== null) {
          const page: List = await list(token, `?${sort}&limit=4${cursor && `&cursor=${cursor}`}`);
          found.push(...idsOf(page));
          cursor = page.nextCursor;
        }
        expect([sort, found]).toEqual([sort, whole]);
      }
  });
});

describe('roles that a caller may grant', () => {
  it('are data from the permission table', async () => {
    const roles = async (email: string) =>
      (await call<{ items: GrantableRole[] }>('POST', '/user/fleet-manager-roles', await tokenOf(email)))
        .items;
    const shown = await roles(manager);
    expect(shown.find(({ role }) => role === 'ROLE_SHOP')).toEqual({
      role: 'ROLE_SHOP',
      isGrantable: false,
      permissions: ['shop', 'orders'],
    });
    expect(shown.filter(({ isGrantable }) => isGrantable).map(({ role }) => role)).toEqual([
      'ROLE_FLEET_MANAGER',
      'ROLE_FLEET_MANAGE_EMPLOYEES',
    ]);
    expect(shown.some(({ role }) => role === 'ROLE_IMPERSONATE')).toBe(false);
  });
});

describe('activating and deactivating', () => {
  it('ends every session of the person permanently, from the next call on', async () => {
    const token = await tokenOf(manager);
    const theirs = await tokenOf(accountOf('ROLE_SHOP'));
    expect((await server.call('GET', '/cart', { token: theirs })).status).toBe(200);
    expect(await toggle(token, 'role_shop', 'deactivate')).toEqual([200, null]);
    expect((await server.call('GET', '/cart', { token: theirs })).status).toBe(401);
    expect((await server.login(accountOf('ROLE_SHOP'), testPassword)).status).toBe(403);
    expect(await toggle(token, 'role_shop', 'activate')).toEqual([200, null]);
    expect((await server.call('GET', '/cart', { token: theirs })).status).toBe(401);
    expect((await server.login(accountOf('ROLE_SHOP'), testPassword)).status).toBe(200);
  });

  it('ends impersonations of the person too', async () => {
    const staff = await tokenOf(accountOf('ROLE_IMPERSONATE'));
    const path = '/security/authorize/alpha?userId=role_shop&reason=Anruf';
    const { token: acting } = await call<{ token: string }>('POST', path, staff);
    const token = await tokenOf(manager);
    await toggle(token, 'role_shop', 'deactivate');
    await toggle(token, 'role_shop', 'activate');
    expect((await server.call('GET', '/cart', { token: acting })).status).toBe(401);
    expect((await server.call('GET', '/user-info', { token: staff })).status).toBe(200);
  });

  it('carries out the named action, and never the opposite after a concurrent change', async () => {
    const token = await tokenOf(manager);
    expect(await toggle(token, 'role_shop', 'activate')).toEqual([409, 'action_not_allowed']);
    expect(await toggle(token, 'role_shop', 'deactivate')).toEqual([200, null]);
    expect(await toggle(token, 'role_shop', 'deactivate')).toEqual([409, 'action_not_allowed']);
    expect((await call<Employee>('GET', '/user/role_shop', token)).status).toBe('inactive');
    expect(await toggle(token, 'role_shop', 'toggle')).toEqual([422, 'validation_failed']);
  });

  it('toggles the status where no action is named, as the specification says', async () => {
    const token = await tokenOf(manager);
    for (const status of ['inactive', 'active']) {
      const person = await call<Employee>('PATCH', '/user/role_shop/toggle', token);
      expect(person.status).toBe(status);
    }
    expect(await outcome('PATCH', '/user/registered/accept', token)).toEqual([200, null]);
  });

  it('is refused for the own account, and for the last manager of a company', async () => {
    const token = await tokenOf(manager);
    expect(await toggle(token, 'role_fleet_manager', 'deactivate')).toEqual([409, 'own_account']);
    await employ('only-one', 'alpha-child', ['ROLE_FLEET_MANAGER']);
    const person = await call<Employee>('GET', '/user/only-one', token);
    expect(person.allowedActions).toEqual(['edit']);
    expect(await toggle(token, 'only-one', 'deactivate')).toEqual([409, 'last_manager']);
    await employ('another', 'alpha-child', ['ROLE_FLEET_MANAGER'], { status: 'inactive' });
    expect(await toggle(token, 'only-one', 'deactivate')).toEqual([409, 'last_manager']);
    expect(await toggle(token, 'another', 'activate')).toEqual([200, null]);
    expect(await toggle(token, 'only-one', 'deactivate')).toEqual([200, null]);
    expect(await toggle(token, 'another', 'deactivate')).toEqual([409, 'last_manager']);
  });

  it('is refused to callers who lack a role of the person', async () => {
    await employ('second', 'alpha', ['ROLE_FLEET_MANAGER']);
    const people = await tokenOf(accountOf('ROLE_FLEET_MANAGE_EMPLOYEES'));
    expect(await toggle(people, 'second', 'deactivate')).toEqual([409, 'action_not_allowed']);
    expect(await toggle(people, 'role_shop', 'deactivate')).toEqual([200, null]);
    for (const staff of ['role_impersonate', 'role_technician_admin'])
      expect(await toggle(await tokenOf(manager), staff, 'deactivate')).toEqual([409, 'action_not_allowed']);
  });

  it('is refused for people who also work for another company', async () => {
    await server.db.insert(memberships).values({
      id: 'role_shop-beta',
      userId: 'role_shop',
      companyId: 'beta',
      mode: 'b2b',
      roles: ['ROLE_SHOP'],
    });
    const token = await tokenOf(manager);
    expect((await call<Employee>('GET', '/user/role_shop', token)).allowedActions).toEqual([]);
    expect(await toggle(token, 'role_shop', 'deactivate')).toEqual([409, 'action_not_allowed']);
  });

  it('restores the status that a person had', async () => {
    const token = await tokenOf(manager);
    expect(await toggle(token, 'registered', 'deactivate')).toEqual([200, null]);
    const person = await call<Employee>('PATCH', '/user/registered/toggle', token, { action: 'activate' });
    expect(person).toMatchObject({ status: 'registered', allowedActions: ['accept', 'deactivate'] });
  });

  it('is audited with its actor', async () => {
    await toggle(await tokenOf(manager), 'role_shop', 'deactivate');
    const [entry] = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'employee-deactivated'));
    expect(entry).toMatchObject({
      userId: 'role_fleet_manager',
      companyId: 'alpha',
      details: { employeeId: 'role_shop' },
    });
  });
});

describe('accepting a registered person', () => {
  it('gives them access with the granted roles, and notifies them', async () => {
    const token = await tokenOf('everything@alpha.test');
    const person = await call<Employee>('PATCH', '/user/registered/accept', token, { roles: ['ROLE_SHOP'] });
    expect(person).toMatchObject({
      status: 'active',
      roles: ['ROLE_SHOP'],
      allowedActions: ['deactivate', 'edit'],
    });
    const [mail] = await server.db.select().from(outbox).where(eq(outbox.recipient, 'registered@alpha.test'));
    expect(mail?.subject).toBe('Ihr Konto im Kundenportal von Foyer ist freigegeben');
    expect(mail?.body).toContain('http://foyer.test/de_DE/foyer/login');
    const theirs = await tokenOf('registered@alpha.test');
    expect((await server.call('GET', '/cart', { token: theirs })).status).toBe(200);
    expect(await outcome('PATCH', '/user/registered/accept', token, {})).toEqual([409, 'action_not_allowed']);
  });

  it('grants no role that the caller lacks, neither a named one nor an earlier one', async () => {
    const token = await tokenOf(manager);
    const path = '/user/registered/accept';
    expect(await outcome('PATCH', path, token, { roles: ['ROLE_SHOP'] })).toEqual([
      422,
      'role_not_grantable',
    ]);
    await server.db
      .update(memberships)
      .set({ roles: ['ROLE_IMPERSONATE'] })
      .where(eq(memberships.id, 'registered-b2b'));
    expect((await outcome('PATCH', path, token, {}))[0]).toBeGreaterThanOrEqual(409);
    const [person] = await server.db.select().from(users).where(eq(users.id, 'registered'));
    expect(person?.status).toBe('registered');
  });

  it.each(['accept', 'remind', 'invite', 'deactivate'] as const)(
    'is refused during impersonation: %s',
    async (what) => {
      const staff = await tokenOf(accountOf('ROLE_IMPERSONATE'));
      const path = '/security/authorize/alpha?userId=role_fleet_manager&reason=Anruf';
      const { token } = await call<{ token: string }>('POST', path, staff);
      const calls = {
        accept: () => outcome('PATCH', '/user/registered/accept', token, {}),
        remind: () => outcome('POST', '/user/registered/remind', token),
        invite: () =>
          outcome('POST', '/user/invite', token, { email: 'a@b.de', roles: ['ROLE_FLEET_MANAGER'] }),
        deactivate: () => toggle(token, 'role_shop', 'deactivate'),
      };
      expect(await calls[what]()).toEqual([403, 'impersonation_forbidden']);
    },
  );
});

describe('two managers who deactivate each other concurrently', () => {
  it('leave one of them active', async () => {
    await server.db.execute(sql`delete from users where id in ('role_fleet_manager', 'everything')`);
    for (let round = 0; round < 8; round++) {
      const [one, other] = [`one-${round}`, `other-${round}`];
      await server.db.execute(
        sql`delete from memberships where 'ROLE_FLEET_MANAGER' = any(roles) and company_id = 'alpha'`,
      );
      await employ(one, 'alpha', ['ROLE_FLEET_MANAGER']);
      await employ(other, 'alpha', ['ROLE_FLEET_MANAGER']);
      const [a, b] = [await tokenOf(`${one}@alpha.test`), await tokenOf(`${other}@alpha.test`)];
      const done = await Promise.all([toggle(a, other, 'deactivate'), toggle(b, one, 'deactivate')]);
      const left = await server.db.execute(
        sql`select 1 from users where id in (${one}, ${other}) and status = 'active'`,
      );
      expect([done, (left as unknown as { rows: unknown[] }).rows.length]).toEqual([done, 1]);
      expect(done.filter(([status]) => status === 200)).toHaveLength(1);
    }
  });
});
