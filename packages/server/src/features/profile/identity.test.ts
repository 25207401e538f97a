import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer } from '../../../test/create-test-server.ts';
import { queryRows } from '../../db/client.ts';

const server = await createTestServer();
afterAll(() => server.close());
beforeEach(() => server.reset());

const email = 'norole@alpha.test';
const tokenOf = async (of = email) => (await server.tokensOf(of))[0]?.token ?? '';
type Body = Record<string, unknown> & { code?: string; errors?: unknown };

async function ask(method: string, path: string, token: string, body?: unknown) {
  const answer = await server.call(method, path, { token, body });
  const text = await answer.text();
  return { status: answer.status, body: (text ? JSON.parse(text) : {}) as Body };
}
const read = (token: string) => ask('GET', '/user/portal-identity', token);
const update = (token: string, body: object) => ask('POST', '/user/update-portal-identity', token, body);

describe('the portal identity', () => {
  it('contains the account’s data, the last change of the password, and the last sign-in', async () => {
    const token = await tokenOf();
    const { body } = await read(token);
    expect(body).toMatchObject({
      userId: 'norole',
      email,
      salutation: 'NO_SALUTATION',
      firstName: 'Test',
      lastName: 'norole',
      phone: null,
      locale: 'de_DE',
      passwordChangedAt: null,
      lastLoginAt: expect.any(String),
    });
    await ask('POST', '/user/change-password', token, {
      kind: 'current',
      currentPassword: 'Correct-Horse-2026',
      newPassword: 'drei Wolken über Altona',
    });
    expect((await read(token)).body.passwordChangedAt).toEqual(expect.any(String));
  });

  it('changes the given fields, leaves the others, and is returned unchanged where none is given', async () => {
    const token = await tokenOf();
    const changed = await update(token, { salutation: 'MRS', firstName: ' Ada ', phone: '+49 40 1234567' });
    expect(changed).toMatchObject({
      status: 200,
      body: { salutation: 'MRS', firstName: 'Ada', lastName: 'norole', phone: '+49 40 1234567' },
    });
    expect((await update(token, {})).body).toEqual(changed.body);
    expect((await read(token)).body).toEqual(changed.body);
    expect((await update(token, { phone: '' })).body.phone).toBeNull();
  });

  it('changes only the own account, and is audited without the new values', async () => {
    const token = await tokenOf();
    await update(token, { firstName: 'Geheim' });
    expect((await read(await tokenOf('everything@alpha.test'))).body.firstName).toBe('Test');
    const entries = await queryRows<{ details: unknown; text: string }>(
      server.db,
      sql`select details, to_jsonb(a)::text as text from audit_entries a where action = 'identity-changed'`,
    );
    expect(entries).toMatchObject([{ details: { fields: ['firstName'] } }]);
    expect(entries[0]?.text).not.toContain('Geheim');
    await update(token, { firstName: 'Geheim' });
    const [count] = await queryRows<{ n: number }>(
      server.db,
      sql`select count(*)::int as n from audit_entries where action = 'identity-changed'`,
    );
    expect(count?.n).toBe(1);
  });

  it.each([
    [{ firstName: '  ' }, 'firstName', 'required'],
    [{ lastName: 'x'.repeat(81) }, 'lastName', 'max_length'],
    [{ phone: 'ruf mich an' }, 'phone', 'invalid_format'],
    [{ salutation: 'DR' }, 'salutation', 'invalid_choice'],
    [{ locale: 'tlh_KL' }, 'locale', 'invalid_choice'],
  ])('refuses %j at its field', async (body, path, code) => {
    const answer = await update(await tokenOf(), body);
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ path, code }]]);
  });

  it('has one language, set by either call, which mails use', async () => {
    const token = await tokenOf();
    await ask('POST', '/environment/locale', token, { locale: 'fr_FR' });
    expect((await read(token)).body.locale).toBe('fr_FR');
    await update(token, { locale: 'en_GB' });
    const info = await ask('GET', '/user-info', await tokenOf());
    expect((info.body as unknown as { user: { locale: string } }).user.locale).toBe('en_GB');
    await ask('POST', '/user/change-password', token, {
      kind: 'current',
      currentPassword: 'Correct-Horse-2026',
      newPassword: 'drei Wolken über Altona',
    });
    const mails = await queryRows<{ html: string }>(server.db, sql`select html from outbox`);
    expect(mails.map(({ html }) => html.includes('lang="en"'))).toEqual([true]);
  });

  it('cannot be changed during impersonation, nor can the language', async () => {
    const support = await tokenOf('role_impersonate@alpha.test');
    const entered = await ask('POST', '/security/authorize/alpha?userId=norole&reason=Anruf', support);
    const acting = String(entered.body.token);
    for (const answer of [
      await read(acting),
      await update(acting, { firstName: 'Eve' }),
      await ask('POST', '/environment/locale', acting, { locale: 'fr_FR' }),
      await ask('GET', '/user/devices', acting),
      await ask('POST', '/user/devices/end-others', acting),
      await ask('POST', '/user/mail-choices', acting, { kind: 'tickets', isOn: false }),
      await ask('GET', '/user/my-data', acting),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'impersonation_forbidden' } });
    expect((await ask('GET', '/user/mail-choices', acting)).status).toBe(200);
    expect((await read(await tokenOf())).body).toMatchObject({ firstName: 'Test', locale: 'de_DE' });
  });
});
