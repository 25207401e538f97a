import type { Invitation } from '@foyer/contract/employees/employees.schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../../test/accounts.ts';
import { createTestServer, type TestServer } from '../../../../test/create-test-server.ts';
import { queryRows } from '../../../db/client.ts';
import { memberships, users } from '../../../domain/accounts/accounts.table.ts';
import { outbox } from '../../../mail/mail.table.ts';

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(() => {
  now = new Date();
  return server.reset();
});
afterAll(() => server.close());

const email = 'neu@alpha.test';
const password = 'drei Wolken über Altona';
const person = { salutation: 'MRS', firstName: 'Ida', lastName: 'Voss', password, acceptTerms: true };
const manager = 'everything@alpha.test';
const tokenOf = async (of: string) => (await server.tokensOf(of))[0]?.token ?? '';
const mails = () => server.db.select().from(outbox).orderBy(outbox.createdAt, outbox.id);
const linkIn = (body: string | undefined) => /#token=([\w-]+)/.exec(body ?? '')?.[1] ?? '';
const newest = async (to: string) => (await mails()).filter(({ recipient }) => recipient === to).at(-1);
async function outcome(answer: Response) {
  const body = answer.status === 204 ? null : ((await answer.json()) as { code?: string });
  return [answer.status, body?.code];
}

async function invite(more: object = {}): Promise<string> {
  const body = { email, roles: ['ROLE_SHOP'], locale: 'de_DE', ...more };
  const answer = await server.call('POST', '/user/invite', { token: await tokenOf(manager), body });
  expect(answer.status).toBe(200);
  return linkIn((await newest(email))?.body);
}
const look = (token: string) => server.call('GET', `/user/invite/${token}`);
const takeUp = async (token: string, more: object = {}) =>
  outcome(await server.call('POST', '/user', { body: { kind: 'invitation', token, ...person, ...more } }));
const register = async (more: object = {}) =>
  outcome(
    await server.call('POST', '/user', {
      body: { kind: 'customer', email, customerNumber: 'K-1', ...person, ...more },
    }),
  );
const later = (days: number) => {
  now = new Date(now.getTime() + days * 86_400_000);
};

describe('the link of an invitation', () => {
  it('shows the inviter, the invited person, the company, and the expiry', async () => {
    const token = await invite({ firstName: 'Ida' });
    const answer = (await (await look(token)).json()) as Invitation;
    expect(answer).toMatchObject({
      email,
      firstName: 'Ida',
      lastName: null,
      companyName: 'Alpha GmbH',
      invitedBy: 'Test everything',
    });
    expect(Math.round((Date.parse(answer.expiresAt) - now.getTime()) / 86_400_000)).toBe(14);
  });

  it('activates the account, with the person’s data and the roles of the invitation', async () => {
    const token = await invite();
    expect(await takeUp(token, { phone: '+49 40 123456', locale: 'fr_FR' })).toEqual([204, undefined]);
    expect((await server.login(email, password)).status).toBe(200);
    const [user] = await server.db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({
      status: 'active',
      firstName: 'Ida',
      lastName: 'Voss',
      salutation: 'MRS',
      locale: 'fr_FR',
      phone: '+49 40 123456',
      registeredAt: now,
    });
    const [own] = await server.db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, user?.id ?? ''));
    expect(own).toMatchObject({ companyId: 'alpha', roles: ['ROLE_SHOP'] });
  });

  it('works once, also with three concurrent uses', async () => {
    const token = await invite();
    const wishes = [password, 'kran-lampe-tulpe', 'Regenschirm über Kiel'];
    const answers = await Promise.all(wishes.map((wish) => takeUp(token, { password: wish })));
    expect(answers.map(([status]) => status).sort()).toEqual([204, 410, 410]);
    const won = wishes[answers.findIndex(([status]) => status === 204)] ?? '';
    expect((await server.login(email, won)).status).toBe(200);
    expect(await takeUp(token)).toEqual([410, 'invitation_used']);
    expect(await outcome(await look(token))).toEqual([410, 'invitation_used']);
  });

  it('expires after fourteen days, and when a reminder replaces it', async () => {
    const first = await invite();
    const [{ id = '' } = {}] = await server.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, email));
    later(1);
    expect((await server.call('POST', `/user/${id}/remind`, { token: await tokenOf(manager) })).status).toBe(
      200,
    );
    const second = linkIn((await newest(email))?.body);
    expect(await takeUp(first)).toEqual([410, 'invitation_expired']);
    expect(await outcome(await look(first))).toEqual([410, 'invitation_expired']);
    later(15);
    expect(await takeUp(second)).toEqual([410, 'invitation_expired']);
    expect((await server.login(email, password)).status).toBe(401);
  });

  it('expires when the invitation is withdrawn', async () => {
    const token = await invite();
    await server.db.update(users).set({ status: 'inactive' }).where(eq(users.email, email));
    expect(await takeUp(token)).toEqual([410, 'invitation_expired']);
  });

  it('is unknown when made up, and attempts are limited; a valid one still works from another network', async () => {
    const token = await invite();
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await outcome(await look(altered))).toEqual([404, 'not_found']);
    expect(await takeUp(altered)).toEqual([410, 'invitation_expired']);
    for (let at = 0; at < 58; at++) await look(`${altered}${at}`);
    expect(await outcome(await look(altered))).toEqual([429, 'rate_limited']);
  });

  it.each([
    ['contains the name of the company', 'Alpha-Foyer-2026!'],
    ['is known from data breaches', 'Christopher99!'],
  ])('keeps working where the password is refused: %s', async (_, wish) => {
    const token = await invite();
    expect(await takeUp(token, { password: wish })).toEqual([422, 'password_too_weak']);
    expect(await takeUp(token, { acceptTerms: false })).toEqual([422, 'validation_failed']);
    expect(await takeUp(token)).toEqual([204, undefined]);
  });

  it('ignores roles and addresses in the call', async () => {
    const token = await invite();
    expect(await takeUp(token, { email: 'boss@alpha.test' })).toEqual([422, 'validation_failed']);
    expect(await takeUp(token, { roles: ['ROLE_IMPERSONATE'] })).toEqual([422, 'validation_failed']);
  });
});

describe('registering with a customer number', () => {
  it('waits without any role until a manager accepts, and notifies both sides', async () => {
    expect(await register({ customerNumber: 'k-1', firstName: 'Ida "& Co"' })).toEqual([204, undefined]);
    expect(await outcome(await server.login(email, password))).toEqual([403, 'account_not_accepted']);
    const own = await newest(email);
    expect(own?.subject).toBe('Ihre Registrierung bei Foyer');
    expect(`${own?.body}${own?.html}`).not.toContain('Ida');
    const told = await newest(manager);
    expect(told?.body).toContain('Ida "& Co" Voss');
    expect(told?.html).toContain('Ida &quot;&amp; Co&quot;');
    expect(told?.body).toContain(`${server.config.publicUrl}/de_DE/manage-employee`);
    const deciders = [
      'everything@alpha.test',
      accountOf('ROLE_FLEET_MANAGE_EMPLOYEES'),
      accountOf('ROLE_FLEET_MANAGER'),
    ];
    expect((await mails()).map(({ recipient }) => recipient).sort()).toEqual([email, ...deciders].sort());
    const [user] = await server.db.select().from(users).where(eq(users.email, email));
    const path = `/user/${user?.id}/accept`;
    const body = { roles: ['ROLE_SHOP'] };
    const accepted = await server.call('PATCH', path, {
      token: await tokenOf('everything@alpha.test'),
      body,
    });
    expect(accepted.status).toBe(200);
    expect((await server.login(email, password)).status).toBe(200);
  });

  it('is answered the same for any number and address, and only a mail tells the outcome', async () => {
    const answers = [
      await register({ customerNumber: 'K-9999' }),
      await register({ email: 'norole@alpha.test' }),
      await register({ email: 'inactive@alpha.test', customerNumber: 'K-9999' }),
      await register(),
    ];
    expect(answers).toEqual(answers.map(() => [204, undefined]));
    const told = (await mails()).map(({ recipient, subject }) => `${recipient}: ${subject}`);
    expect(told.filter((each) => !each.includes('Jemand möchte')).sort()).toEqual([
      'inactive@alpha.test: Sie haben schon ein Konto bei Foyer',
      'neu@alpha.test: Ihre Registrierung bei Foyer',
      'neu@alpha.test: Ihre Registrierung bei Foyer',
      'norole@alpha.test: Sie haben schon ein Konto bei Foyer',
    ]);
    expect(told.filter((each) => each.includes('Jemand möchte'))).toHaveLength(3);
    expect(await queryRows(server.db, sql`select 1 from users where email = ${email}`)).toHaveLength(1);
  });

  it('changes neither an existing account nor an invitation', async () => {
    const token = await invite();
    expect(await register({ password: 'kran-lampe-tulpe' })).toEqual([204, undefined]);
    expect(await takeUp(token)).toEqual([204, undefined]);
    expect(await register({ password: 'kran-lampe-tulpe' })).toEqual([204, undefined]);
    expect((await server.login(email, 'kran-lampe-tulpe')).status).toBe(401);
    expect((await server.login(email, password)).status).toBe(200);
  });

  it('checks the password against typed values only, so that a refusal reveals no company', async () => {
    const wish = { password: 'Alpha-Xaver7' };
    expect(await register({ ...wish, email: 'x@elsewhere.test' })).toEqual(
      await register({ ...wish, email: 'x@elsewhere.test', customerNumber: 'K-9999' }),
    );
    expect(await register({ password: 'Ida-Voss-1234' })).toEqual([422, 'password_too_weak']);
  });

  it('creates one account for two concurrent calls with one address', async () => {
    expect(await Promise.all([register(), register({ password: 'kran-lampe-tulpe' })])).toEqual([
      [204, undefined],
      [204, undefined],
    ]);
    expect(await queryRows(server.db, sql`select 1 from users where email = ${email}`)).toHaveLength(1);
  });

  it.each([
    ['A\n\nIhr Konto wird gesperrt: evil.example', 'A Ihr Konto wird gesperrt: evil. example Voss'],
    ['A\u2028B\u202eC\vD', 'A BC D Voss'],
    ['Dr.Anna', 'Dr. Anna Voss'],
  ])(
    'puts a name on one line of the mail to the manager, without an address: %j',
    async (firstName, shown) => {
      expect((await register({ firstName }))[0]).toBe(204);
      const told = await newest(manager);
      expect(told?.body.split('\n').filter((line) => line.includes('Voss'))).toEqual([
        expect.stringContaining(shown),
      ]);
      expect(told?.body).not.toContain('evil.example');
    },
  );

  it.each(['https://evil.example', 'A <b>', 'ida@evil.example', 'www.evil.example'])(
    'refuses an address as a name: %s',
    async (firstName) => {
      expect(await register({ firstName })).toEqual([422, 'validation_failed']);
    },
  );

  it('is limited by address and by network', async () => {
    for (let at = 0; at < 3; at++) expect((await register())[0]).toBe(204);
    expect(await register()).toEqual([429, 'rate_limited']);
    const answers = [];
    for (let at = 0; at < 30; at++) answers.push((await register({ email: `p${at}@alpha.test` }))[0]);
    expect(answers).toContain(429);
    expect(answers[0]).toBe(204);
  });
});
