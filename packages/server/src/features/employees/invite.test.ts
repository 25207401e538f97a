import { type Role, roles } from '@foyer/contract';
import type { Employee } from '@foyer/contract/employees/employees.schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../../../test/accounts.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { memberships, users } from '../../domain/accounts/accounts.table.ts';
import { findInvitation, useInvitation } from '../../domain/accounts/invitations/invitations.repo.ts';
import { invitations } from '../../domain/accounts/invitations/invitations.table.ts';
import { INVITATIONS_PER_DAY } from '../../domain/employees/invite/may-invite.repo.ts';
import { outbox } from '../../mail/mail.table.ts';

let server: TestServer;
let now = new Date();
beforeAll(async () => {
  server = await createTestServer({ now: () => now });
});
beforeEach(async () => {
  now = new Date();
  await server.reset();
});
afterAll(() => server.close());

const everything = 'everything@alpha.test';
const tokenOf = async (email: string) => (await server.tokensOf(email))[0]?.token ?? '';
const invite = (token: string, body: object, headers: Record<string, string> = {}) =>
  server.call('POST', '/user/invite', { token, body, headers });
const remind = (token: string, id: string) => server.call('POST', `/user/${id}/remind`, { token });
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code: string }).code];
const mailsTo = (email: string) => server.db.select().from(outbox).where(eq(outbox.recipient, email));
const tokenIn = (body: string) => /activate-invitation#token=([\w-]+)/.exec(body)?.[1] ?? '';
const ida = { email: 'Ida.Voss@alpha.test', roles: ['ROLE_SHOP'] };

describe('an invitation', () => {
  it('creates an invited account with its roles, and sends a mail with a working link', async () => {
    const body = {
      ...ida,
      salutation: 'MRS',
      firstName: 'Ida',
      lastName: 'Voss',
      message: 'Willkommen\n<b>Ida</b>',
    };
    const answer = await invite(await tokenOf(everything), {
      ...body,
      companyId: 'alpha-child',
      locale: 'fr_FR',
    });
    const person = (await answer.json()) as Employee;
    expect([answer.status, person]).toMatchObject([
      200,
      {
        status: 'invited',
        email: 'ida.voss@alpha.test',
        roles: ['ROLE_SHOP'],
        firstName: 'Ida',
        company: { id: 'alpha-child' },
        registeredAt: null,
        allowedActions: ['remind', 'deactivate', 'edit'],
      },
    ]);
    const read = await server.call('GET', `/user/${person.userId}`, { token: await tokenOf(everything) });
    expect(await read.json()).toEqual(person);
    const [mail] = await mailsTo('ida.voss@alpha.test');
    expect(mail?.subject).toBe('Invitation au portail client de Foyer');
    expect(mail?.body).toContain('Bonjour Ida Voss,');
    expect(mail?.body).toContain('http://foyer.test/fr_FR/foyer/activate-invitation#token=');
    expect(mail?.html).toContain('&lt;b&gt;Ida&lt;/b&gt;');
    const found = await findInvitation(server.db, tokenIn(mail?.body ?? ''));
    expect(found).toMatchObject({
      userId: person.userId,
      companyName: 'Alpha Süd GmbH',
      invitedBy: 'Test everything',
      status: 'invited',
      usedAt: null,
      replacedAt: null,
      message: body.message,
    });
    // the secret is only in the mail
    expect(JSON.stringify(await server.db.select().from(invitations))).not.toContain(
      tokenIn(mail?.body ?? ''),
    );
    expect((await server.login('ida.voss@alpha.test', '')).status).not.toBe(200);
  });

  it.each([
    ["O'Brien@alpha.test", "o'brien@alpha.test"],
    ['a&b@alpha.test', 'a&b@alpha.test'],
    ['info@xn--mller-kva.test', 'info@müller.test'],
    ['\u202ainfo@MÜLLER.test\u202c', 'info@müller.test'],
  ])('to %j counts as one to %s, for finding it and for duplicates', async (typed, email) => {
    const token = await tokenOf(everything);
    const person = (await (await invite(token, { ...ida, email: typed })).json()) as Employee;
    expect(person.email).toBe(email);
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await codeOf(await invite(token, { ...ida, email }))).toEqual([409, 'already_invited']);
    for (const search of [typed.replace(/[\u202a\u202c]/g, ''), email]) {
      const found = await server.call('GET', `/users?search=${encodeURIComponent(search)}`, { token });
      expect(((await found.json()) as { items: Employee[] }).items.map(({ userId }) => userId)).toEqual([
        person.userId,
      ]);
    }
  });

  it('is accepted once, also by concurrent calls, and not after its expiry', async () => {
    await invite(await tokenOf(everything), ida);
    const [mail] = await mailsTo('ida.voss@alpha.test');
    const { id = '' } = (await findInvitation(server.db, tokenIn(mail?.body ?? ''))) ?? {};
    const later = new Date(now.getTime() + 15 * 86_400_000);
    expect(await useInvitation(server.db, id, later)).toBe(false);
    const taken = await Promise.all([1, 2, 3].map(() => useInvitation(server.db, id, now)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('is sent once for one key', async () => {
    const token = await tokenOf(everything);
    const headers = { 'idempotency-key': 'invite-ida-1' };
    const answers = await Promise.all([1, 2, 3].map(() => invite(token, ida, headers)));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(new Set(bodies.map((one) => (one as Employee).userId).filter(Boolean)).size).toBe(1);
    expect(await mailsTo('ida.voss@alpha.test')).toHaveLength(1);
  });

  it('is sent to an address once, also by concurrent invitations', async () => {
    const token = await tokenOf(everything);
    const answers = await Promise.all([1, 2, 3, 4].map(() => invite(token, ida)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await mailsTo('ida.voss@alpha.test')).toHaveLength(1);
    expect(await codeOf(await invite(token, ida))).toEqual([409, 'already_invited']);
  });

  it('is refused for an existing account, here or elsewhere, by address and by user name', async () => {
    const token = await tokenOf(everything);
    const to = (email: string) => invite(token, { ...ida, email });
    expect(await codeOf(await to('role_shop@alpha.test'))).toEqual([409, 'already_member']);
    expect(await codeOf(await to('FOREIGN@beta.test'))).toEqual([409, 'email_taken']);
    await server.db.update(users).set({ username: 'Chef@Beta.test' }).where(eq(users.id, 'foreign'));
    expect(await codeOf(await to('chef@beta.test'))).toEqual([409, 'email_taken']);
    expect(await server.db.select().from(outbox)).toEqual([]);
  });

  it('gives no role that the caller lacks, and leads into no other company', async () => {
    const manager = await tokenOf(accountOf('ROLE_FLEET_MANAGER'));
    for (const role of ['ROLE_SHOP', 'ROLE_IMPERSONATE', 'ROLE_TECHNICIAN_ADMIN', 'ROLE_FLEET_FINANCIAL']) {
      const answer = await invite(manager, { email: 'a@b.test', roles: ['ROLE_FLEET_MANAGER', role] });
      expect([role, await codeOf(answer)]).toEqual([role, [422, 'role_not_grantable']]);
    }
    for (const companyId of ['beta', 'gibt-es-nicht']) {
      const answer = await invite(manager, { email: 'a@b.test', roles: ['ROLE_FLEET_MANAGER'], companyId });
      expect(await codeOf(answer)).toEqual([422, 'company_unknown']);
    }
    expect(await server.db.select().from(users).where(eq(users.email, 'a@b.test'))).toEqual([]);
  });

  it.each<[holds: Role, grants: readonly Role[]]>([
    ['ROLE_FLEET_MANAGER', ['ROLE_FLEET_MANAGER']],
    ['ROLE_FLEET_MANAGE_EMPLOYEES', []],
    ['ROLE_USE_CASES', ['ROLE_USE_CASES']],
    // finance opens orders and invoices, and shopping opens them too
    ['ROLE_SHOP', ['ROLE_SHOP', 'ROLE_FLEET_FINANCIAL']],
    ['ROLE_FLEET_FINANCIAL', ['ROLE_FLEET_FINANCIAL']],
    ['ROLE_SMART_CONNECT', ['ROLE_SMART_CONNECT']],
    ['ROLE_RESERVATION_TOOL', ['ROLE_RESERVATION_TOOL']],
    ['ROLE_TECHNICIAN', ['ROLE_TECHNICIAN']],
    ['ROLE_TECHNICIAN_SUB_ADMIN', ['ROLE_TECHNICIAN_SUB_ADMIN']],
    ['ROLE_TECHNICIAN_ADMIN', ['ROLE_TECHNICIAN_ADMIN']],
    ['ROLE_IMPERSONATE', ['ROLE_IMPERSONATE']],
  ])(
    'a manager of employees with %s grants %j and that role itself, by inviting and by accepting',
    async (holds, grants) => {
      const id = accountOf(holds).split('@')[0] ?? '';
      await server.db
        .update(memberships)
        .set({ roles: [...new Set<Role>(['ROLE_FLEET_MANAGE_EMPLOYEES', holds])] })
        .where(eq(memberships.id, `${id}-b2b`));
      const token = await tokenOf(accountOf(holds));
      const may = new Set<Role>(['ROLE_FLEET_MANAGE_EMPLOYEES', ...grants]);
      for (const role of roles) {
        const wanted = may.has(role) ? 200 : 422;
        const invited = await invite(token, { email: `${role.toLowerCase()}@neu.test`, roles: [role] });
        expect([role, invited.status]).toEqual([role, wanted]);
        await server.db.update(users).set({ status: 'registered' }).where(eq(users.id, 'registered'));
        await server.db.update(memberships).set({ roles: [] }).where(eq(memberships.id, 'registered-b2b'));
        const body = { roles: [role] };
        const accepted = await server.call('PATCH', '/user/registered/accept', { token, body });
        expect([role, accepted.status]).toEqual([role, wanted]);
      }
    },
  );

  it('is limited per day', async () => {
    const token = await tokenOf(everything);
    await invite(token, ida);
    const [first] = await server.db.select().from(invitations);
    if (!first) throw new Error('no invitation');
    const more = Array.from({ length: INVITATIONS_PER_DAY - 1 }, (_, at) => ({
      ...first,
      id: `more-${at}`,
      tokenHash: `hash-${at}`,
      replacedAt: now,
    }));
    await server.db.insert(invitations).values(more);
    const answer = await invite(token, { ...ida, email: 'one.more@alpha.test' });
    expect(answer.headers.get('retry-after')).toBe('3600');
    expect(await codeOf(answer)).toEqual([429, 'rate_limited']);
    now = new Date(now.getTime() + 25 * 3_600_000);
    const next = await invite(await tokenOf(everything), { ...ida, email: 'one.more@alpha.test' });
    expect(next.status).toBe(200);
  });
});

describe('a reminder', () => {
  it('brings a new link, and invalidates the previous one', async () => {
    const token = await tokenOf(everything);
    const { userId } = (await (await invite(token, { ...ida, message: 'Bis bald' })).json()) as Employee;
    const answer = await remind(token, userId);
    expect(await answer.json()).toMatchObject({
      remindedAt: now.toISOString(),
      allowedActions: ['deactivate', 'edit'],
    });
    const mails = await mailsTo('ida.voss@alpha.test');
    const reminder = mails.find(({ subject }) => subject.startsWith('Erinnerung'));
    const before = mails.find(({ subject }) => !subject.startsWith('Erinnerung'));
    expect(reminder?.body).toContain('Bis bald');
    const [old, fresh] = await Promise.all(
      [before, reminder].map((mail) => findInvitation(server.db, tokenIn(mail?.body ?? ''))),
    );
    expect([old?.replacedAt !== null, fresh?.replacedAt]).toEqual([true, null]);
    expect(await useInvitation(server.db, old?.id ?? '', now)).toBe(false);
    expect(await useInvitation(server.db, fresh?.id ?? '', now)).toBe(true);
  });

  it('is sent once an hour, also for repeated and concurrent calls', async () => {
    const token = await tokenOf(everything);
    const { userId } = (await (await invite(token, ida)).json()) as Employee;
    const answers = await Promise.all([1, 2, 3].map(() => remind(token, userId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
    now = new Date(now.getTime() + 59 * 60_000);
    const again = await remind(await tokenOf(everything), userId);
    expect(again.headers.get('retry-after')).toBe('60');
    expect(await codeOf(again)).toEqual([429, 'reminded_recently']);
    now = new Date(now.getTime() + 2 * 60_000);
    expect((await remind(await tokenOf(everything), userId)).status).toBe(200);
    expect(await mailsTo('ida.voss@alpha.test')).toHaveLength(3);
  });

  it('is for invited people, also after the link has expired or was withdrawn and restored', async () => {
    const token = await tokenOf(everything);
    expect(await codeOf(await remind(token, 'role_shop'))).toEqual([409, 'action_not_allowed']);
    const { userId } = (await (await invite(token, ida)).json()) as Employee;
    const [mail] = await mailsTo('ida.voss@alpha.test');
    const toggle = (action: string) =>
      server.call('PATCH', `/user/${userId}/toggle`, { token, body: { action } });
    expect(await (await toggle('deactivate')).json()).toMatchObject({
      status: 'inactive',
      invitationExpiresAt: null,
    });
    const withdrawn = await findInvitation(server.db, tokenIn(mail?.body ?? ''));
    expect(await useInvitation(server.db, withdrawn?.id ?? '', now)).toBe(false);
    expect(await codeOf(await remind(token, userId))).toEqual([409, 'action_not_allowed']);
    expect(await (await toggle('activate')).json()).toMatchObject({ status: 'invited' });
    expect((await remind(token, userId)).status).toBe(200);
  });
});
