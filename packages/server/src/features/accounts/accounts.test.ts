import type { Account, AuditEntry, RecentAccount } from '@foyer/contract/accounts/accounts.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, cheapHash, testPassword } from '../../../test/accounts.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { memberships, users } from '../../domain/accounts/accounts.table.ts';

interface List<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
  readonly total: number;
}

const MINUTE = 60;
let server: TestServer;
let now = new Date('2026-05-04T08:00:00Z');
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const staff = accountOf('ROLE_IMPERSONATE');
const manager = accountOf('ROLE_FLEET_MANAGER');
const tokenOf = async (email: string) => (await server.tokensOf(email))[0]?.token ?? '';
async function read<T>(path: string, token: string): Promise<T> {
  const answer = await server.call('GET', path, { token });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.json()) as T;
}
const accounts = (token: string, query = '') => read<List<Account>>(`/accounts${query}`, token);
const log = (token: string, query = '') => read<List<AuditEntry>>(`/audit-entries${query}`, token);
const idsOf = (list: { readonly items: readonly { readonly id: string }[] }) =>
  list.items.map(({ id }) => id);

async function act(token: string, company: string, userId: string, reason = 'Anruf vom 4. Mai') {
  const query = new URLSearchParams({ userId, ...(reason && { reason }) });
  const answer = await server.call('POST', `/security/authorize/${company}?${query}`, { token });
  return answer.ok ? ((await answer.json()) as { token: string }).token : String(answer.status);
}
const end = (acting: string) =>
  server.call('POST', '/security/logout', { body: { tokens: [{ mode: 'impersonation', token: acting }] } });
/** Marks the news as read: an effect that impersonation allows. */
const readNews = (acting: string) => server.call('GET', '/news', { token: acting });

describe('the accounts that a caller may impersonate', () => {
  it('are exactly those that can be impersonated', async () => {
    const token = await tokenOf(staff);
    const listed = await accounts(token, '?limit=100');
    const names = idsOf(listed);
    for (const user of await server.db.select().from(users)) {
      const [member] = (await server.db.select().from(memberships)).filter(
        ({ userId, companyId }) => userId === user.id && companyId !== null,
      );
      const begun = await act(token, member?.companyId ?? 'alpha', user.id);
      expect([user.id, begun.length > 3]).toEqual([user.id, names.includes(user.id)]);
    }
    expect(names).not.toContain('role_impersonate');
    expect(names).not.toContain('role_technician_admin');
    expect(names).not.toContain('inactive');
    expect(listed.items.find(({ id }) => id === 'foreign')).toEqual({
      id: 'foreign',
      name: 'Test foreign',
      email: 'foreign@beta.test',
      companies: [{ id: 'beta', name: 'Beta AG', customerNumber: 'K-4' }],
    });
  });

  it.each([
    ['foreign', ['foreign']],
    ['FOREIGN@beta', ['foreign']],
    ['beta ag', ['foreign']],
    ['K-4', ['foreign']],
    ['sued', ['guest']],
    ['süd tirol', ['guest']],
    ['tirol foreign', []],
    ['50%', []],
  ])('are found by person, address, company and customer number: %s', async (search, found) => {
    const passwordHash = cheapHash(testPassword);
    const name = { firstName: 'Jörg', lastName: 'Süd' };
    await server.db
      .insert(users)
      .values({ id: 'guest', brandId: 'foyer', email: 'j@tirol.test', passwordHash, ...name });
    await server.db
      .insert(memberships)
      .values({ id: 'guest', userId: 'guest', companyId: 'alpha-grandchild', mode: 'b2b', roles: [] });
    const list = await accounts(await tokenOf(staff), `?search=${encodeURIComponent(search)}`);
    expect([idsOf(list), list.total]).toEqual([found, found.length]);
  });

  it('have each of their companies, and are listed once', async () => {
    await server.db.insert(memberships).values([
      { id: 'second', userId: 'foreign', companyId: 'alpha', mode: 'b2b', roles: [], position: 1 },
      { id: 'third', userId: 'foreign', companyId: 'alpha', mode: 'b2c_cc', roles: [], position: 2 },
    ]);
    const token = await tokenOf(staff);
    const [one, ...more] = (await accounts(token, '?search=foreign')).items;
    expect(more).toEqual([]);
    expect(one?.companies.map(({ id }) => id)).toEqual(['alpha', 'beta']);
    // an account whose only company is removed belongs to none and cannot be impersonated
    await server.db.update(memberships).set({ companyId: null }).where(eq(memberships.userId, 'role_shop'));
    expect(idsOf(await accounts(token, '?search=role_shop'))).toEqual([]);
    expect(await act(token, 'alpha', 'role_shop')).toBe('404');
  });

  it('come page by page in every order', async () => {
    const token = await tokenOf(staff);
    for (const sort of ['name:asc', 'name:desc', 'email:asc', 'email:desc']) {
      const whole = await accounts(token, `?sort=${sort}&limit=100`);
      const met: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const part: List<Account> = await accounts(
          token,
          `?sort=${sort}&limit=4${cursor && `&cursor=${cursor}`}`,
        );
        met.push(...idsOf(part));
        cursor = part.nextCursor;
      }
      expect(met).toEqual(idsOf(whole));
    }
  });

  it('are offered again with the last reason, until they may no longer be impersonated', async () => {
    const token = await tokenOf(staff);
    await act(token, 'beta', 'foreign', 'Erster Anruf');
    later(MINUTE);
    await act(token, 'alpha', 'role_shop', 'Zweiter Anruf');
    later(MINUTE);
    await act(token, 'beta', 'foreign', 'Dritter Anruf');
    later(MINUTE);
    await act(token, 'beta', 'foreign', ''); // a renewal is no new one
    const recent = await read<List<RecentAccount>>('/accounts/recent', token);
    expect(recent.items.map(({ id, reason, company }) => [id, company.id, reason])).toEqual([
      ['foreign', 'beta', 'Dritter Anruf'],
      ['role_shop', 'alpha', 'Zweiter Anruf'],
    ]);
    await server.db.update(users).set({ status: 'inactive' }).where(eq(users.id, 'foreign'));
    expect(idsOf(await read('/accounts/recent', token))).toEqual(['role_shop']);
    later(31 * 24 * 60 * MINUTE);
    expect(idsOf(await read('/accounts/recent', await tokenOf(staff)))).toEqual([]);
  });
});

describe('impersonation', () => {
  it('reports its remaining time by the server’s clock', async () => {
    const acting = await act(await tokenOf(staff), 'beta', 'foreign');
    later(10 * MINUTE);
    const { actor } = await read<{ actor: object }>('/user-info', acting);
    expect(actor).toMatchObject({ secondsLeft: 50 * MINUTE, kind: 'impersonation' });
  });

  it('shows none of the prompts that only the customer can answer', async () => {
    const token = await tokenOf(staff);
    for (const person of ['must-change', 'must-drive']) {
      const { user } = await read<{ user: object }>('/user-info', await act(token, 'alpha', person));
      expect(user).toMatchObject({
        needsPasswordChange: false,
        needsOnboarding: false,
        needsToEnterMileage: false,
      });
    }
    const { user } = await read<{ user: object }>('/user-info', await tokenOf('must-change@alpha.test'));
    expect(user).toMatchObject({ needsPasswordChange: true, needsOnboarding: true });
  });
});

describe('the audit log', () => {
  it('shows the actor, the action, the customer, the reason, the outcome, and refused attempts', async () => {
    const acting = await act(await tokenOf(staff), 'alpha', 'everything', 'Rückruf');
    later(1);
    await readNews(acting);
    later(1);
    const categories = await read<List<{ id: string }>>('/ticket/categories', acting);
    const body = {
      subject: 'Karte fehlt',
      description: 'Bitte nachsenden.',
      categoryId: categories.items[0]?.id ?? 'delivery',
    };
    const ticket = await server.call('POST', '/ticket', { token: acting, body });
    expect(ticket.status).toBe(200);
    later(1);
    await server.call('POST', '/use-case/bank-details-change', { token: acting, body: {} });
    later(1);
    await end(acting);
    await end(acting); // sent twice, audited once
    const { items, total } = await log(await tokenOf(manager));
    expect(
      items.map(({ kind, operation, code, reason, actor, user }) => [
        kind,
        operation,
        code,
        reason,
        actor.name,
        user.id,
      ]),
    ).toEqual(
      [
        ['ended', null, null],
        ['refused', 'submitBankDetailsChange', 'impersonation_forbidden'],
        ['done', 'createTicket', null],
        ['done', 'listNews', null],
        ['began', null, null],
      ].map((line) => [...line, 'Rückruf', 'Test role_impersonate', 'everything']),
    );
    const { number } = (await ticket.json()) as { number: string };
    expect(items.find(({ operation }) => operation === 'createTicket')?.number).toBe(number);
    expect(total).toBe(5);
  });

  it('contains the own company and the companies below it, and no other tenant', async () => {
    const token = await tokenOf(staff);
    await readNews(await act(token, 'beta', 'foreign'));
    await readNews(await act(token, 'alpha', 'role_shop'));
    await server.db.insert(memberships).values({
      id: 'below',
      userId: 'norole',
      companyId: 'alpha-grandchild',
      mode: 'b2b' as const,
      roles: [],
      position: 1,
    });
    await readNews(await act(token, 'alpha-grandchild', 'norole'));
    const people = (list: List<AuditEntry>) => [...new Set(list.items.map(({ user }) => user.id))].sort();
    expect(people(await log(await tokenOf(manager)))).toEqual(['norole', 'role_shop']);
    expect(people(await log(await tokenOf('foreign@beta.test')))).toEqual(['foreign']);
    expect(idsOf(await read('/audit-entries/people', await tokenOf(manager)))).toEqual([
      'norole',
      'role_shop',
    ]);
    // neither by the id of another person, nor from the company above
    expect((await log(await tokenOf(manager), '?userId=foreign')).items).toEqual([]);
    expect((await log(await tokenOf(manager), '?search=foreign')).items).toEqual([]);
    await server.db.insert(memberships).values({
      id: 'chief',
      userId: 'role_technician',
      companyId: 'alpha-child',
      mode: 'b2b' as const,
      roles: ['ROLE_FLEET_MANAGER'],
      position: -1,
    });
    expect(people(await log(await tokenOf(accountOf('ROLE_TECHNICIAN'))))).toEqual(['norole']);
  });

  it('leaves out attempts to impersonate, renewals, company switches in the own fleet, and own calls', async () => {
    const token = await tokenOf(staff);
    expect(await act(token, 'alpha', 'foreign')).toBe('404'); // of another tenant, with a guessed id
    expect(await act(token, 'alpha', 'role_technician_admin')).toBe('403');
    const boss = await tokenOf(manager);
    const inside = await server.call('POST', '/security/authorize/alpha-child', { token: boss });
    await readNews(((await inside.json()) as { token: string }).token);
    await server.call('POST', '/cart/order', { token: boss, body: {} });
    await act(token, 'alpha', 'role_shop');
    later(MINUTE);
    await act(token, 'alpha', 'role_shop', '');
    expect((await log(boss)).items.map(({ kind, user }) => [kind, user.id])).toEqual([
      ['began', 'role_shop'],
    ]);
  });

  it('is filtered by day, kind and person', async () => {
    now = new Date('2026-05-03T21:59:59Z'); // still the third in Germany
    await act(await tokenOf(staff), 'alpha', 'role_shop', 'Spät');
    later(2); // the fourth
    await readNews(await act(await tokenOf(staff), 'alpha', 'norole', 'Früh'));
    const token = await tokenOf(manager);
    const found = async (query: string) =>
      (await log(token, query)).items.map(({ user, kind }) => `${user.id} ${kind}`);
    expect(await found('?from=2026-05-04')).toEqual(expect.arrayContaining(['norole began', 'norole done']));
    expect(await found('?from=2026-05-04')).toHaveLength(2);
    expect(await found('?to=2026-05-03')).toEqual(['role_shop began']);
    expect(await found('?kind=done')).toEqual(['norole done']);
    expect(await found('?userId=role_shop')).toEqual(['role_shop began']);
    expect(await found('?search=role_shop')).toEqual(['role_shop began']);
    expect(await found('?search=role_impersonate')).toHaveLength(3);
  });

  it('is for fleet managers, and the list of accounts for staff, also during impersonation', async () => {
    expect((await server.call('GET', '/audit-entries', { token: await tokenOf(staff) })).status).toBe(403);
    expect((await server.call('GET', '/accounts', { token: await tokenOf(manager) })).status).toBe(403);
    const acting = await act(await tokenOf(staff), 'alpha', 'role_fleet_manager');
    expect((await server.call('GET', '/accounts', { token: acting })).status).toBe(403);
    expect((await log(acting)).items).toHaveLength(1);
  });
});
