import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '../../../test/accounts.ts';
import { createTestServer } from '../../../test/create-test-server.ts';
import { queryRows } from '../../db/client.ts';

const server = await createTestServer();
afterAll(() => server.close());
beforeEach(() => server.reset());

const email = 'must-change@alpha.test';
const newPassword = 'drei Wolken über Altona';
type Refusal = { code: string; errors?: { path: string; code: string }[] };

const tokenOf = async (of = email) => (await server.tokensOf(of))[0]?.token ?? '';
async function change(token: string | undefined, fields: object = {}) {
  const body = { kind: 'current', currentPassword: testPassword, newPassword, ...fields };
  const answer = await server.call('POST', '/user/change-password', { ...(token && { token }), body });
  return { status: answer.status, body: (answer.status === 204 ? {} : await answer.json()) as Refusal };
}
const statusOf = async (token: string) => (await server.call('GET', '/user-info', { token })).status;
const needsChange = async (token: string) => {
  const info = await (await server.call('GET', '/user-info', { token })).json();
  return (info as { user: { needsPasswordChange: boolean } }).user.needsPasswordChange;
};

describe('a new password', () => {
  it('signs in from now on, and ends the prompt', async () => {
    const token = await tokenOf();
    expect(await needsChange(token)).toBe(true);
    expect((await change(token)).status).toBe(204);
    expect(await needsChange(token)).toBe(false);
    expect((await server.login(email, testPassword)).status).toBe(401);
    expect((await server.login(email, newPassword)).status).toBe(200);
  });

  it('ends every other sign-in of the account at once, and none of other accounts', async () => {
    const [own, other, colleague] = [await tokenOf(), await tokenOf(), await tokenOf('norole@alpha.test')];
    await change(own);
    expect([await statusOf(own), await statusOf(other), await statusOf(colleague)]).toEqual([200, 401, 200]);
  });

  it('is reported by mail and audited, without its text', async () => {
    await change(await tokenOf());
    const mails = await queryRows<{ subject: string; body: string }>(
      server.db,
      sql`select subject, body from outbox where recipient = ${email}`,
    );
    expect(mails.map(({ subject }) => subject)).toEqual(['Ihr Passwort für Foyer wurde geändert']);
    const entries = await queryRows<{ entry: string }>(
      server.db,
      sql`select to_jsonb(a)::text as entry from audit_entries a where action = 'password-changed'`,
    );
    expect(entries).toHaveLength(1);
    expect(JSON.stringify([mails, entries])).not.toContain('Altona');
  });

  it.each([
    ['a wrong password', { currentPassword: 'Nicht-Dieses-2026' }, 'currentPassword', 'password_wrong'],
    ['an unchanged password', { newPassword: testPassword }, 'newPassword', 'password_unchanged'],
    ['a guessable password', { newPassword: 'Alpha-Foyer-2026!' }, 'newPassword', 'password_too_weak'],
    ['a breached password', { newPassword: 'Christopher99!' }, 'newPassword', 'password_too_weak'],
    ['too few characters', { newPassword: 'Vx7#qLm2p' }, 'newPassword', 'min_length'],
    ['one repeated character', { newPassword: 'aaaaaaaaaaaaaa' }, 'newPassword', 'invalid_format'],
  ])('is refused for %s, at its field, and changes nothing', async (_, fields, path, code) => {
    const token = await tokenOf();
    const { status, body } = await change(token, fields);
    expect([status, body.errors]).toMatchObject([422, [{ path, code }]]);
    expect(await needsChange(token)).toBe(true);
    expect((await server.login(email, testPassword)).status).toBe(200);
  });

  it('allows ten guesses, and refuses even the right password after them', async () => {
    const token = await tokenOf();
    for (let guess = 0; guess < 10; guess++)
      expect((await change(token, { currentPassword: `Geraten-Nummer-${guess}` })).status).toBe(422);
    expect((await change(token)).status).toBe(429);
    expect((await change(await tokenOf('norole@alpha.test'))).status).toBe(204);
  });

  it('set on two devices at once is one of the two', async () => {
    const tokens = [await tokenOf(), await tokenOf()];
    const wishes = [newPassword, 'kran-lampe-tulpe'];
    const answers = await Promise.all(tokens.map((token, at) => change(token, { newPassword: wishes[at] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, expect.toBeOneOf([401, 422])]);
    const works = await Promise.all(wishes.map(async (wish) => (await server.login(email, wish)).status));
    expect(works.sort()).toEqual([200, 401]);
  });

  it('requires a session or a valid link', async () => {
    expect(await change(undefined)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    const link = { kind: 'reset', token: 'a'.repeat(43), newPassword };
    const answer = await server.call('POST', '/user/change-password', { body: link });
    expect([answer.status, ((await answer.json()) as Refusal).code]).toEqual([410, 'link_expired']);
  });

  it('cannot be set during impersonation', async () => {
    const support = await tokenOf('role_impersonate@alpha.test');
    const entered = await server.call('POST', '/security/authorize/alpha?userId=norole&reason=Anruf', {
      token: support,
    });
    const { token } = (await entered.json()) as { token: string };
    expect(await change(token)).toMatchObject({ status: 403, body: { code: 'impersonation_forbidden' } });
  });
});

describe('many guesses at once', () => {
  it.each([20, 80])('are checked up to the tenth, and further ones learn nothing: %i', async (many) => {
    const token = await tokenOf('norole@alpha.test');
    const guesses = Array.from({ length: many }, (_, at) =>
      change(token, { currentPassword: `Nicht-Dieses-${at}` }),
    );
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code);
    expect(codes.filter((code) => code === 'password_wrong')).toHaveLength(10);
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(many - 10);
    expect((await change(token)).body.code).toBe('rate_limited');
  });

  it('do not include the right one beyond the limit', async () => {
    const token = await tokenOf('norole@alpha.test');
    const wrong = () => change(token, { currentPassword: 'Nicht-Dieses-2026' });
    for (let at = 0; at < 9; at++) expect((await wrong()).body.code).toBe('password_wrong');
    const rest = await Promise.all([...Array.from({ length: 20 }, wrong), change(token)]);
    const judged = rest.filter(({ body }) => body.code !== 'rate_limited');
    // the tenth wrong one, and the right one if it was hashed before the tenth was counted
    expect(judged.length).toBeLessThanOrEqual(2);
    expect(judged.filter(({ body }) => body.code === 'password_wrong')).toHaveLength(1);
  });
});
