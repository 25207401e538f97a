import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { memberships, users } from '../domain/accounts/accounts.table.ts';
import { outbox } from '../mail/mail.table.ts';
import { createOutboxMailer } from '../mail/outbox.repo.ts';
import { auditEntries } from '../security/audit.table.ts';
import { runAcceptRegistration } from './run-accept-registration.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { serviceEmail: 'service@foyer.test' } });
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const email = 'erste@alpha.test';
const password = 'drei Wolken über Altona';
const accept = (...words: string[]) =>
  runAcceptRegistration(server.db, words, {
    mail: createOutboxMailer(),
    publicUrl: 'http://foyer.test',
    now: new Date(),
  });
const register = async (more: object = {}) => {
  const person = { salutation: 'MRS', firstName: 'Ida', lastName: 'Voss', password, acceptTerms: true };
  const body = { kind: 'customer', email, customerNumber: 'K-1', ...person, ...more };
  expect((await server.call('POST', '/user', { body })).status).toBe(204);
};
const nobodyDecides = async () => {
  await server.db.execute(sql`delete from users where id = 'registered'`);
  await server.db.execute(sql`update memberships set roles = '{ROLE_SHOP}' where company_id = 'alpha'`);
};
const mailTo = async (recipient: string) =>
  (await server.db.select().from(outbox).where(eq(outbox.recipient, recipient)))[0]?.body ?? '';

describe('a registration at a company without anyone to accept it', () => {
  it('is reported by mail to the person and the service only', async () => {
    await nobodyDecides();
    await register();
    expect(await mailTo(email)).toContain('deshalb prüft sie unser Service');
    const told = await mailTo('service@foyer.test');
    for (const fact of ['Ida Voss', email, 'K-1', 'npm run accept-registration'])
      expect(told).toContain(fact);
    expect((await server.db.select().from(outbox)).length).toBe(2);
  });

  it('is listed and accepted by the command, with the named role, and the person is notified', async () => {
    await nobodyDecides();
    expect(await accept()).toEqual(['no registrations are waiting']);
    await register();
    expect(await accept()).toEqual([`${email}: Ida Voss, Alpha GmbH (K-1)`]);
    await server.db.execute(sql`update companies set needs_onboarding = true where id = 'alpha'`);
    expect(await accept(email.toUpperCase(), 'ROLE_FLEET_MANAGER')).toEqual([
      `${email}: Ida Voss, Alpha GmbH (K-1) is accepted as ROLE_FLEET_MANAGER`,
    ]);
    expect((await server.login(email, password)).status).toBe(200);
    const [user] = await server.db.select().from(users).where(eq(users.email, email));
    // a manager of a company with open onboarding is asked for the company's steps, and for no personal ones
    expect(user).toMatchObject({ needsOnboarding: true, onboardedAt: expect.any(Date) });
    const [own] = await server.db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, user?.id ?? ''));
    expect(own?.roles).toEqual(['ROLE_FLEET_MANAGER']);
    const said = (await server.db.select().from(outbox)).map(({ recipient }) => recipient);
    expect(said.filter((recipient) => recipient === email)).toHaveLength(2);
    const noted = await server.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.userId, user?.id ?? ''));
    expect(noted.map(({ action }) => action)).toContain('registration-accepted-by-operator');
    expect(await accept()).toEqual(['no registrations are waiting']);
  });

  it('is left to the company where it, or a company above, has someone to decide', async () => {
    await register({ customerNumber: 'K-3' });
    expect(await accept()).toEqual(['no registrations are waiting']);
    await expect(accept(email, 'ROLE_SHOP')).rejects.toThrow('is not waiting');
    expect(await mailTo('service@foyer.test')).toBe('');
    expect(await mailTo(email)).toContain('Sobald dort jemand');
  });

  it.each([
    [[email], /npm run accept-registration/],
    [[email, 'ROLE_IMPERSONATE'], /roles of customers/],
    [[email, 'ROLE_BOSS'], /ROLE_BOSS/],
    [['nobody@alpha.test', 'ROLE_SHOP'], /is not waiting/],
  ])('refuses %j', async (words, message) => {
    await nobodyDecides();
    await register();
    await expect(accept(...words)).rejects.toThrow(message);
    expect((await server.login(email, password)).status).toBe(403);
  });
});
