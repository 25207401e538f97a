import type { SecondFactors } from '@foyer/contract/second-factors/second-factors.schema';
import type { PasskeyCreationOptions } from '@foyer/contract/second-factors/webauthn.schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, testPassword } from '../../../test/accounts.ts';
import { createTestServer } from '../../../test/create-test-server.ts';
import { codeAt, passkeyPortal, signInSteps, told } from '../../../test/sign-in-steps.ts';
import { createAuthenticator } from '../../../test/software-authenticator.ts';
import { queryRows } from '../../db/client.ts';
import { companies } from '../../domain/companies/companies.table.ts';

const start = new Date('2026-11-23T10:00:00.000Z');
let now = start;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const server = await createTestServer({ now: () => now, config: { publicUrl: passkeyPortal } });
afterAll(() => server.close());
beforeEach(async () => {
  now = start;
  await server.reset();
});

const { post, login, challengeOf, tokenOf, verify, addApp, addPasskey } = signInSteps(server, () => now);
const email = 'norole@alpha.test';
const signedIn = async (of = email) => tokenOf(await login(of));
const own = '/user/second-factors';
const list = async (token: string) => (await told<SecondFactors>(server.call('GET', own, { token }))).body;
const subjectsTo = async (to: string) =>
  (
    await queryRows<{ subject: string; body: string }>(
      server.db,
      sql`select subject, body from outbox where recipient = ${to} order by created_at, id`,
    )
  ).map(({ subject, body }) => `${subject}\n${body}`);
const actions = async () =>
  (
    await queryRows<{ action: string }>(
      server.db,
      sql`select action from audit_entries where action like '%factor%' or action like 'recovery%' order by at, id`,
    )
  ).map(({ action }) => action);
const demand = (of = 'alpha') =>
  server.db.update(companies).set({ demandsSecondFactor: true }).where(eq(companies.id, of));

describe('the list of factors', () => {
  it('is empty at first, and names the factors that can be added', async () => {
    expect(await list(await signedIn())).toEqual({
      items: [],
      recoveryCodesLeft: 0,
      isDemanded: false,
      needsPassword: false,
      offered: ['totp', 'passkey'],
    });
  });

  it('has the app first, then passkeys by age, with the last use of each', async () => {
    const token = await signedIn();
    await addPasskey(token);
    later(1);
    const { secret } = await addApp(token);
    later(30);
    const { challenge } = await challengeOf(email);
    await verify({ method: 'totp', challenge, code: codeAt(secret, now) });
    const { items, recoveryCodesLeft } = await list(token);
    expect(items).toMatchObject([
      { kind: 'totp', name: null, lastUsedAt: now.toISOString(), isRemovable: true },
      { kind: 'passkey', name: 'Passkey', lastUsedAt: null, createdAt: start.toISOString() },
    ]);
    expect(recoveryCodesLeft).toBe(10);
  });
});

describe('setting up an app', () => {
  it('is completed by its first code, with recovery codes for the first factor only', async () => {
    const token = await signedIn();
    const { recoveryCodes } = await addApp(token);
    expect(recoveryCodes).toHaveLength(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
    later(1);
    expect((await addPasskey(token)).recoveryCodes).toEqual([]);
    expect(await actions()).toEqual(['second-factor-added', 'second-factor-added']);
    const mails = await subjectsTo(email);
    expect(mails[0]).toMatch(/^Ihre Anmeldung bei Foyer wurde geändert\n[\s\S]*Authenticator-App/);
    expect(mails[1]).toContain('Passkey hinzugefügt: Passkey.');
    expect(mails.join()).not.toContain(recoveryCodes[0]);
  });

  it('has no effect before completion, and replaces the previous app afterwards', async () => {
    const token = await signedIn();
    await post(`${own}/totp/begin`, {}, token);
    expect((await login(email)).status).toBe(200);
    const first = await addApp(token);
    later(60);
    const second = await addApp(token);
    expect((await list(token)).items).toHaveLength(1);
    later(60);
    const { challenge } = await challengeOf(email);
    const code = codeAt(first.secret, now);
    expect((await verify({ method: 'totp', challenge, code })).code).toBe('code_wrong');
    const next = { method: 'totp', challenge, code: codeAt(second.secret, now) };
    expect((await verify(next)).status).toBe(200);
  });

  it('requires the password once the sign-in is no longer fresh, so that an open tab cannot add a factor', async () => {
    const token = await signedIn();
    later(301);
    expect((await list(token)).needsPassword).toBe(true);
    for (const path of [`${own}/totp/begin`, `${own}/passkey/begin`]) {
      const missing = await post(path, {}, token);
      expect([missing.status, missing.body.errors]).toMatchObject([
        422,
        [{ path: 'password', code: 'required' }],
      ]);
      const wrong = await post(path, { password: 'Nicht-Dieses-2026' }, token);
      expect([wrong.status, wrong.code]).toEqual([422, 'password_wrong']);
      expect((await post(path, { password: testPassword }, token)).status).toBe(200);
    }
  });

  it('allows ten guesses at the password, counted together with those of a password change', async () => {
    const token = await signedIn();
    later(301);
    const guess = (password: string) => post(`${own}/totp/begin`, { password }, token);
    for (let wrong = 0; wrong < 10; wrong++) await guess(`Geraten-Nummer-${wrong}`);
    expect((await guess(testPassword)).status).toBe(429);
    const change = { kind: 'current', currentPassword: testPassword, newPassword: 'drei Wolken über Altona' };
    expect((await post('/user/change-password', change, token)).status).toBe(429);
  });

  it('is completed in the same sign-in, by a right code, within a quarter of an hour', async () => {
    const [token, elsewhere] = [await signedIn(), await signedIn()];
    const { body } = await post<{ secret: string }>(`${own}/totp/begin`, {}, token);
    const confirm = (by: string, code: string) => post(`${own}/totp`, { code }, by);
    expect((await confirm(elsewhere, codeAt(body.secret, now))).code).toBe('setup_expired');
    expect((await confirm(token, '000000')).code).toBe('code_wrong');
    later(901);
    const late = await confirm(token, codeAt(body.secret, now));
    expect([late.status, late.code]).toEqual([410, 'setup_expired']);
  });
});

describe('setting up a passkey', () => {
  const begin = async (token: string) =>
    (await post<{ options: PasskeyCreationOptions }>(`${own}/passkey/begin`, {}, token)).body.options;

  it('creates a discoverable one with user verification, for the portal’s host', async () => {
    const token = await signedIn();
    const options = await begin(token);
    expect(options).toMatchObject({
      rp: { id: 'portal.foyer.test', name: 'Foyer' },
      user: { name: email, displayName: 'Test norole' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    const { authenticator } = await addPasskey(token);
    expect((await begin(token)).excludeCredentials.map(({ id }) => id)).toEqual([authenticator.id]);
  });

  it('accepts a name, which can be changed; an app has no name', async () => {
    const token = await signedIn();
    const credential = createAuthenticator(passkeyPortal).make(await begin(token));
    const made = await post<{ factor: { id: string; name: string } }>(
      ...([`${own}/passkey`, { credential, name: ' Diensthandy ' }, token] as const),
    );
    expect(made.body.factor.name).toBe('Diensthandy');
    const rename = (id: string, name: string, by = token) =>
      told<{ name: string }>(
        server.call('PATCH', `/user/second-factor/${id}`, { token: by, body: { name } }),
      );
    expect((await rename(made.body.factor.id, 'Schlüssel')).body.name).toBe('Schlüssel');
    const { factor } = await addApp(token);
    expect((await rename(factor.id, 'App')).code).toBe('not_a_passkey');
    expect((await rename(made.body.factor.id, 'Meiner', await signedIn(accountOf('ROLE_SHOP')))).status).toBe(
      404,
    );
  });

  it.each([
    ['another website', { origin: 'https://evil.test' }],
    ['another host', { rpId: 'evil.test' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['an unverified owner', { isVerified: false }],
  ])('refuses one made for %s, and requires a new challenge', async (_, deceit) => {
    const token = await signedIn();
    const authenticator = createAuthenticator(passkeyPortal);
    const options = await begin(token);
    const keep = (credential: object) => post(`${own}/passkey`, { credential }, token);
    expect((await keep(authenticator.make(options, deceit))).code).toBe('passkey_refused');
    expect((await keep(authenticator.make(options))).code).toBe('setup_expired');
    expect((await list(token)).items).toEqual([]);
  });

  it('refuses one that belongs to another person', async () => {
    const { authenticator } = await addPasskey(await signedIn(accountOf('ROLE_SHOP')));
    const token = await signedIn();
    const credential = authenticator.make(await begin(token));
    expect((await post(`${own}/passkey`, { credential }, token)).code).toBe('passkey_refused');
    expect((await login(email)).status).toBe(200);
  });
});

describe('removing a factor', () => {
  const remove = (token: string, id: string, body: object = {}) =>
    post(`/user/second-factor/${id}/remove`, body, token);

  it('removes the recovery codes with the last one, and notifies the owner', async () => {
    const token = await signedIn();
    const app = await addApp(token);
    const passkey = await addPasskey(token);
    // entries of the same moment have no defined order
    later(1);
    expect((await remove(token, app.factor.id)).status).toBe(204);
    expect((await list(token)).recoveryCodesLeft).toBe(10);
    later(1);
    expect((await remove(token, passkey.factor.id)).status).toBe(204);
    expect(await list(token)).toMatchObject({ items: [], recoveryCodesLeft: 0 });
    expect((await login(email)).status).toBe(200);
    expect((await actions()).slice(2)).toEqual(['second-factor-removed', 'second-factor-removed']);
    expect((await subjectsTo(email)).at(-1)).toContain('Passkey entfernt');
  });

  it('requires the password in an old sign-in, and finds no factor of other people', async () => {
    const token = await signedIn();
    const { factor } = await addApp(token);
    const theirs = await signedIn(accountOf('ROLE_SHOP'));
    expect((await remove(theirs, factor.id)).status).toBe(404);
    later(301);
    expect((await remove(token, factor.id)).body.errors).toMatchObject([{ path: 'password' }]);
    expect((await remove(token, factor.id, { password: testPassword })).status).toBe(204);
  });

  it('keeps the last one where the company demands one, also for two concurrent removals', async () => {
    const token = await signedIn();
    const app = await addApp(token);
    const passkey = await addPasskey(token);
    await demand();
    expect((await list(token)).items.map(({ isRemovable }) => isRemovable)).toEqual([true, true]);
    const answers = await Promise.all([remove(token, app.factor.id), remove(token, passkey.factor.id)]);
    expect(answers.map(({ status, code }) => [status, code]).sort()).toEqual([
      [204, undefined],
      [409, 'last_second_factor'],
    ]);
    expect(await list(token)).toMatchObject({ isDemanded: true, items: [{ isRemovable: false }] });
  });
});

describe('new recovery codes', () => {
  it('replace the previous ones', async () => {
    const token = await signedIn();
    expect((await post(`${own}/recovery-codes`, {}, token)).code).toBe('second_factor_missing');
    const { recoveryCodes } = await addApp(token);
    const renewed = await post<{ recoveryCodes: string[] }>(`${own}/recovery-codes`, {}, token);
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    const { challenge } = await challengeOf(email);
    const use = (code: string | undefined) => verify({ method: 'recovery_code', challenge, code });
    expect((await use(recoveryCodes[0])).code).toBe('code_wrong');
    expect((await use(renewed.body.recoveryCodes[0])).status).toBe(200);
  });
});

describe('a company that demands a second factor', () => {
  const managerEmail = accountOf('ROLE_FLEET_MANAGER');
  const setting = '/company/second-factor';
  const say = (token: string, isDemanded: boolean, more: object = {}) =>
    told(server.call('PUT', setting, { token, body: { isDemanded, ...more } }));
  const read = async (token: string) => (await told(server.call('GET', setting, { token }))).body;
  const infoOf = (token: string) => told(server.call('GET', '/user-info', { token }));

  it('is set by a fleet manager who has one and signed in with it', async () => {
    const old = await signedIn(managerEmail);
    const token = await signedIn(managerEmail);
    expect(await read(token)).toMatchObject({
      isDemanded: false,
      changedAt: null,
      changedBy: null,
      hasOwnFactor: false,
      people: { withFactor: 0 },
    });
    expect((await say(token, true)).code).toBe('second_factor_missing');
    await addApp(token);
    later(1);
    // the manager's other sign-in used the password alone, and would be the first to end
    expect((await say(old, true)).code).toBe('second_factor_missing');
    expect((await say(token, true)).body).toMatchObject({
      isDemanded: true,
      changedAt: now.toISOString(),
      changedBy: 'Test role_fleet_manager',
      hasOwnFactor: true,
      people: { withFactor: 1 },
    });
    expect((await infoOf(token)).status).toBe(200);
    expect((await infoOf(old)).code).toBe('session_revoked');
    expect((await actions()).at(-1)).toBe('second-factor-demanded');
  });

  it('is set in an old sign-in with the password only', async () => {
    const token = await signedIn(managerEmail);
    await addApp(token);
    later(301);
    expect((await say(token, true)).body.errors).toMatchObject([{ path: 'password', code: 'required' }]);
    expect((await say(token, true, { password: 'Nicht-Dieses-2026' })).code).toBe('password_wrong');
    expect((await say(token, true, { password: testPassword })).status).toBe(200);
    expect((await say(token, false, { password: testPassword })).body).toMatchObject({ isDemanded: false });
  });

  it('ends its people’s sessions that began with a password alone at once, and no others', async () => {
    const [colleague, foreigner] = [await signedIn(), await signedIn('foreign@beta.test')];
    const secured = await signedIn(accountOf('ROLE_SHOP'));
    await addPasskey(secured);
    const token = await signedIn(managerEmail);
    await addApp(token);
    await say(token, true);
    expect([
      (await infoOf(colleague)).code,
      (await infoOf(foreigner)).status,
      (await infoOf(secured)).status,
    ]).toEqual(['session_revoked', 200, 200]);
    expect((await login(email)).body.secondFactor?.enrolment).toEqual(['totp', 'passkey']);
    await say(token, false);
    expect((await login(email)).status).toBe(200);
  });

  it('is read and set by fleet managers only, in business mode', async () => {
    for (const role of ['ROLE_FLEET_MANAGE_EMPLOYEES', 'ROLE_SHOP', 'ROLE_IMPERSONATE'] as const) {
      const token = await signedIn(accountOf(role));
      expect((await told(server.call('GET', setting, { token }))).code).toBe('forbidden');
      expect((await say(token, true)).code).toBe('forbidden');
    }
  });

  it('is not entered by a manager of the parent company without a second factor', async () => {
    await demand('alpha-child');
    const token = await signedIn(managerEmail);
    const enter = (by: string) =>
      told<{ token: string }>(server.call('POST', '/security/authorize/alpha-child', { token: by }));
    const refused = await enter(token);
    expect([refused.status, refused.code]).toEqual([403, 'second_factor_required']);
    expect((await infoOf(token)).status).toBe(200);
    await addApp(token);
    const inside = await enter(token);
    expect((await infoOf(inside.body.token)).status).toBe(200);
    expect((await say(inside.body.token, false)).body).toMatchObject({ isDemanded: false });
  });
});

describe('support during impersonation', () => {
  const act = async (token: string, company = 'alpha', as = 'everything') =>
    told<{ token: string }>(
      server.call('POST', `/security/authorize/${company}?userId=${as}&reason=Anruf`, { token }),
    );

  it('uses its own second factor where the company demands one, never the customer’s', async () => {
    await demand('beta');
    const token = await signedIn(accountOf('ROLE_IMPERSONATE'));
    expect((await act(token, 'beta', 'foreign')).code).toBe('second_factor_required');
    await addApp(token);
    const acting = await act(token, 'beta', 'foreign');
    expect(acting.status).toBe(200);
  });

  it('is signed out when the company begins to demand one', async () => {
    const token = await signedIn(accountOf('ROLE_IMPERSONATE'));
    const acting = await act(token, 'beta', 'foreign');
    const info = () => told(server.call('GET', '/user-info', { token: acting.body.token }));
    expect((await info()).status).toBe(200);
    await demand('beta');
    expect((await info()).code).toBe('session_revoked');
    expect((await told(server.call('GET', '/user-info', { token }))).status).toBe(200);
  });

  it('cannot change a factor of the customer or the company’s demand', async () => {
    const customer = await signedIn('everything@alpha.test');
    const { factor } = await addApp(customer);
    const { body } = await act(await signedIn(accountOf('ROLE_IMPERSONATE')));
    const { token } = body;
    const calls = [
      ['GET', own],
      ['POST', `${own}/totp/begin`],
      ['POST', `${own}/passkey/begin`],
      ['POST', `${own}/recovery-codes`],
      ['PATCH', `/user/second-factor/${factor.id}`],
      ['POST', `/user/second-factor/${factor.id}/remove`],
      ['PUT', '/company/second-factor'],
      ['POST', '/user/norole/reset-second-factors'],
    ] as const;
    for (const [method, path] of calls) {
      const answer = await told(server.call(method, path, { token, ...(method !== 'GET' && { body: {} }) }));
      expect([path, answer.status, answer.code]).toEqual([path, 403, 'impersonation_forbidden']);
    }
    expect((await list(customer)).items).toHaveLength(1);
  });
});

describe('a person who lost their phone', () => {
  const reset = (token: string, id = 'norole') =>
    told(server.call('POST', `/user/${id}/reset-second-factors`, { token }));

  it('signs in by the password again after a manager’s reset, which ends all sign-ins and notifies them', async () => {
    const token = await signedIn();
    await addApp(token);
    await addPasskey(token);
    const begun = await challengeOf(email);
    const manager = await signedIn(accountOf('ROLE_FLEET_MANAGER'));
    const before = await told(server.call('GET', '/user/norole', { token: manager }));
    expect(before.body).toMatchObject({
      hasSecondFactor: true,
      allowedActions: ['deactivate', 'resetSecondFactors', 'edit'],
    });
    later(1);
    const done = await reset(manager);
    expect([done.status, done.body]).toMatchObject([
      200,
      { hasSecondFactor: false, allowedActions: ['deactivate', 'edit'] },
    ]);
    expect((await told(server.call('GET', '/user-info', { token }))).code).toBe('session_revoked');
    const code = '123456';
    expect((await verify({ method: 'totp', challenge: begun.challenge, code })).code).toBe(
      'challenge_expired',
    );
    expect((await login(email)).status).toBe(200);
    expect((await subjectsTo(email)).at(-1)).toContain('zurückgesetzt');
    expect((await actions()).at(-1)).toBe('employee-second-factors-reset');
    expect((await reset(manager)).code).toBe('action_not_allowed');
  });

  it('is reset neither by themselves, nor from another company, nor by a caller without all of their roles', async () => {
    const manager = await signedIn(accountOf('ROLE_FLEET_MANAGER'));
    await addApp(manager);
    await addApp(await signedIn('foreign@beta.test'));
    expect((await reset(manager, 'role_fleet_manager')).code).toBe('own_account');
    expect((await reset(manager, 'foreign')).status).toBe(404);
    const helper = await signedIn(accountOf('ROLE_FLEET_MANAGE_EMPLOYEES'));
    expect((await reset(helper, 'role_fleet_manager')).code).toBe('action_not_allowed');
  });
});
