import type { Role } from '@foyer/contract';
import type { Employee, GrantableRole, RoleDelegation } from '@foyer/contract/employees/employees.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, cheapHash, testPassword } from '../../../test/accounts.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { memberships, users } from '../../domain/accounts/accounts.table.ts';
import { companies } from '../../domain/companies/companies.table.ts';
import { outbox } from '../../mail/mail.table.ts';
import { auditEntries } from '../../security/audit.table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const tokenOf = async (email: string) => (await server.tokensOf(email))[0]?.token ?? '';
const asManager = () => tokenOf(accountOf('ROLE_FLEET_MANAGER'));
const asPeople = () => tokenOf(accountOf('ROLE_FLEET_MANAGE_EMPLOYEES'));

async function send(method: string, path: string, token: string, body?: unknown) {
  const answer = await server.call(method, path, { token, ...(body === undefined ? {} : { body }) });
  const value = (await answer.json()) as { code?: string };
  return { status: answer.status, code: answer.ok ? null : value.code, value: value as unknown };
}
const read = async (token: string, id: string) => (await send('GET', `/user/${id}`, token)).value as Employee;
/** Edits a person on the base of their current version; returns status and code. */
async function edit(token: string, id: string, changes: object) {
  const { version } = await read(token, id);
  const { status, code } = await send('PATCH', `/user/${id}`, token, { version, ...changes });
  return [status, code];
}
const release = (token: string, ...released: Role[]) =>
  send('PUT', '/company/role-delegation', token, { released });
const employ = async (id: string, companyId: string, roles: Role[] = [], more: object = {}) => {
  const person = { firstName: 'Mia', lastName: id, passwordHash: cheapHash(testPassword) };
  await server.db
    .insert(users)
    .values({ id, brandId: 'foyer', email: `${id}@alpha.test`, ...person, ...more });
  await server.db.insert(memberships).values({ id, userId: id, companyId, mode: 'b2b', roles });
};
const mailsTo = async (email: string) =>
  (await server.db.select().from(outbox).where(eq(outbox.recipient, email))).map(
    ({ subject, body }) => `${subject}\n${body}`,
  );

describe('an edit of a person', () => {
  it('changes roles at the next call of open sessions, is audited, and is mailed in the person’s language', async () => {
    await employ('mia', 'alpha', ['ROLE_FLEET_MANAGE_EMPLOYEES'], { locale: 'fr_FR' });
    const [token, theirs] = [await asManager(), await tokenOf('mia@alpha.test')];
    expect((await send('GET', '/users', theirs)).status).toBe(200);
    expect(await edit(token, 'mia', { firstName: 'Maja', roles: [] })).toEqual([200, null]);
    expect((await send('GET', '/users', theirs)).code).toBe('forbidden');
    expect((await send('GET', '/user-info', theirs)).value).toMatchObject({
      user: { firstName: 'Maja', roles: [] },
    });
    const [entry] = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'employee-edited'));
    expect(entry?.details).toEqual({
      employeeId: 'mia',
      name: true,
      roles: [],
      rolesBefore: ['ROLE_FLEET_MANAGE_EMPLOYEES'],
    });
    const [mail, ...more] = await mailsTo('mia@alpha.test');
    expect(more).toEqual([]);
    expect(mail).toContain('Votre compte');
    expect(mail).toContain('Maja');
    expect(mail).toContain('Aucun');
  });

  it('is refused after another one, whatever it changed', async () => {
    await employ('mia', 'alpha');
    const token = await asManager();
    for (const changes of [
      { lastName: 'Anders' },
      { roles: ['ROLE_FLEET_MANAGE_EMPLOYEES'] },
      { companyId: 'alpha-child' },
    ]) {
      const { version } = await read(token, 'mia');
      expect(await edit(token, 'mia', changes)).toEqual([200, null]);
      const late = await send('PATCH', '/user/mia', token, { version, firstName: 'Spät' });
      expect([changes, late.status, late.code]).toEqual([changes, 409, 'employee_changed']);
    }
    expect(await read(token, 'mia')).toMatchObject({ firstName: 'Mia', company: { id: 'alpha-child' } });
  });

  it('of two at the same time is done once', async () => {
    await employ('mia', 'alpha');
    const token = await asManager();
    const { version } = await read(token, 'mia');
    const both = await Promise.all(
      ['Eins', 'Zwei'].map((firstName) => send('PATCH', '/user/mia', token, { version, firstName })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that changes nothing is neither audited nor mailed', async () => {
    await employ('mia', 'alpha');
    const token = await asManager();
    expect(await edit(token, 'mia', { firstName: 'Mia', roles: [], companyId: 'alpha' })).toEqual([
      200,
      null,
    ]);
    expect(await mailsTo('mia@alpha.test')).toEqual([]);
  });

  it('of the company ends the sessions, and takes only companies of the fleet', async () => {
    await employ('mia', 'alpha');
    const [token, theirs] = [await asManager(), await tokenOf('mia@alpha.test')];
    expect(await edit(token, 'mia', { companyId: 'beta' })).toEqual([422, 'company_unknown']);
    expect(await edit(token, 'mia', { companyId: 'alpha-child' })).toEqual([200, null]);
    expect((await send('GET', '/user-info', theirs)).code).toBe('session_revoked');
    expect((await read(token, 'mia')).company.id).toBe('alpha-child');
    expect((await mailsTo('mia@alpha.test'))[0]).toContain('Bitte melden Sie sich neu an');
  });

  it('is refused for the own account, a foreign person, and roles beyond those that the caller may grant', async () => {
    await employ('mia', 'alpha', ['ROLE_RESERVATION_TOOL']);
    const [token, people] = [await asManager(), await asPeople()];
    const own = 'role_fleet_manager';
    for (const [by, id, changes, expected] of [
      [token, own, { roles: [] }, [409, 'own_account']],
      [token, own, { firstName: 'Neu' }, [409, 'own_account']],
      [token, 'mia', { roles: ['ROLE_IMPERSONATE', 'ROLE_RESERVATION_TOOL'] }, [422, 'role_not_grantable']],
      [token, 'mia', { roles: ['ROLE_SHOP', 'ROLE_RESERVATION_TOOL'] }, [422, 'role_not_grantable']],
      // a role that cannot be granted cannot be removed either
      [token, 'mia', { roles: [] }, [422, 'role_not_grantable']],
      [people, own, { firstName: 'Neu' }, [409, 'action_not_allowed']],
      [
        people,
        'mia',
        { roles: ['ROLE_FLEET_MANAGER', 'ROLE_RESERVATION_TOOL'] },
        [422, 'role_not_grantable'],
      ],
      [people, 'mia', { firstName: '' }, [422, 'validation_failed']],
      [people, 'mia', { firstName: 'Neu' }, [200, null]],
    ] as const)
      expect([id, changes, await edit(by, id, changes)]).toEqual([id, changes, expected]);
    const foreign = await send('PATCH', '/user/foreign', token, { version: 'x', firstName: 'Neu' });
    expect([foreign.status, foreign.code]).toEqual([404, 'not_found']);
  });

  it('never leaves a company without an active fleet manager', async () => {
    await employ('lead', 'alpha-child', ['ROLE_FLEET_MANAGER']);
    const token = await asManager();
    expect(await edit(token, 'lead', { roles: [] })).toEqual([409, 'last_manager']);
    expect(await edit(token, 'lead', { companyId: 'alpha' })).toEqual([409, 'last_manager']);
    expect(await edit(token, 'lead', { lastName: 'Neu' })).toEqual([200, null]);
    await employ('second', 'alpha-child', ['ROLE_FLEET_MANAGER']);
    const versions = await Promise.all(['lead', 'second'].map((id) => read(token, id)));
    const both = await Promise.all(
      versions.map(({ userId, version }) => send('PATCH', `/user/${userId}`, token, { version, roles: [] })),
    );
    expect(both.map(({ code }) => code).sort()).toEqual(['last_manager', null].sort());
  });
});

describe('roles that a company releases', () => {
  const grantable = async (token: string) =>
    ((await send('POST', '/user/fleet-manager-roles', token)).value as { items: GrantableRole[] }).items
      .filter(({ isGrantable }) => isGrantable)
      .map(({ role }) => role);

  it('are granted by managers of employees, by edit, invitation and acceptance, as long as the company holds them', async () => {
    await employ('mia', 'alpha');
    await employ('waiting', 'alpha', [], { status: 'registered' });
    const [token, people] = [await asManager(), await asPeople()];
    const roles = ['ROLE_USE_CASES'] as const;
    expect(await edit(people, 'mia', { roles })).toEqual([422, 'role_not_grantable']);
    const released = (await release(token, ...roles)).value as RoleDelegation;
    expect(released.released).toEqual(roles);
    expect(await grantable(people)).toEqual(['ROLE_FLEET_MANAGE_EMPLOYEES', 'ROLE_USE_CASES']);
    expect(await edit(people, 'mia', { roles })).toEqual([200, null]);
    const invited = await send('POST', '/user/invite', people, { email: 'neu@alpha.test', roles });
    expect(invited.status).toBe(200);
    expect((await send('PATCH', '/user/waiting/accept', people, { roles })).status).toBe(200);
    // nobody active in the company has the role any more
    await server.db
      .update(memberships)
      .set({ roles: ['ROLE_SHOP'] })
      .where(eq(memberships.mode, 'b2b'));
    await server.db
      .update(memberships)
      .set({ roles: ['ROLE_FLEET_MANAGE_EMPLOYEES'] })
      .where(eq(memberships.userId, 'role_fleet_manage_employees'));
    expect(await edit(people, 'mia', { roles })).toEqual([422, 'role_not_grantable']);
  });

  it('are never those of the fleet manager or of staff, nor what the company does not hold', async () => {
    const token = await asManager();
    for (const role of ['ROLE_FLEET_MANAGER', 'ROLE_TECHNICIAN', 'ROLE_IMPERSONATE'] as const)
      expect([role, (await release(token, role)).code]).toEqual([role, 'role_not_grantable']);
    await server.db
      .update(companies)
      .set({ releasedRoles: ['ROLE_FLEET_MANAGER', 'ROLE_IMPERSONATE'] })
      .where(eq(companies.id, 'alpha'));
    expect(await grantable(await asPeople())).toEqual(['ROLE_FLEET_MANAGE_EMPLOYEES']);
  });

  it('are decided by fleet managers alone, and audited', async () => {
    expect((await release(await asPeople(), 'ROLE_SHOP')).code).toBe('forbidden');
    await release(await asManager(), 'ROLE_SHOP');
    const [entry] = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'roles-released'));
    expect(entry).toMatchObject({ companyId: 'alpha', details: { roles: ['ROLE_SHOP'], rolesBefore: [] } });
  });
});
