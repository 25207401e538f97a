import type { PasskeyRequestOptions } from '@foyer/contract/second-factors/webauthn.schema';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '../../../../test/accounts.ts';
import { createTestServer } from '../../../../test/create-test-server.ts';
import { codeAt, passkeyPortal, signInSteps, told } from '../../../../test/sign-in-steps.ts';
import { createAuthenticator, type Deceit } from '../../../../test/software-authenticator.ts';
import { queryRows } from '../../../db/client.ts';
import { users } from '../../../domain/accounts/accounts.table.ts';
import { allowedOrigins } from '../../../domain/branding/allowed-origins.table.ts';
import { companies } from '../../../domain/companies/companies.table.ts';

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
const other = 'role_shop@alpha.test';
const infoOf = (token: string) => told(server.call('GET', '/user-info', { token }));
const refusals = () =>
  queryRows<{ details: Record<string, unknown> }>(
    server.db,
    sql`select details from audit_entries where action = 'sign-in-refused' order by at, id`,
  );
const mailsTo = (to: string) =>
  queryRows<{ subject: string; body: string }>(
    server.db,
    sql`select subject, body from outbox where recipient = ${to} order by created_at, id`,
  );

/** Adds an app to an account, signed out again; later than its code's half minute, so that the next code is a new one. */
async function withApp(of = email) {
  const added = await addApp(tokenOf(await login(of)));
  later(60);
  return added;
}
async function withPasskey(of = email) {
  const added = await addPasskey(tokenOf(await login(of)));
  later(60);
  return added;
}

describe('a sign-in of an account with an app', () => {
  it('answers the right password with a challenge instead of tokens', async () => {
    await withApp();
    const { status, code, body } = await login(email);
    expect([status, code, body.tokens]).toEqual([403, 'second_factor_required', undefined]);
    expect(body.secondFactor).toMatchObject({
      methods: ['totp', 'recovery_code'],
      enrolment: [],
      secondsLeft: 300,
      expiresAt: new Date(now.getTime() + 300_000).toISOString(),
    });
    expect((await login(email, 'Nicht-Dieses-2026')).code).toBe('invalid_credentials');
  });

  it('is completed by a code, with the same tokens as a login', async () => {
    const { secret } = await withApp();
    const { challenge } = await challengeOf(email);
    const done = await verify({ method: 'totp', challenge, code: codeAt(secret, now) });
    expect(done.status).toBe(200);
    expect((await infoOf(tokenOf(done))).status).toBe(200);
  });

  it('accepts the code of the half minute before and after, and no older one', async () => {
    const { secret } = await withApp();
    for (const [seconds, status] of [
      [-60, 422],
      [-30, 200],
      [30, 200],
      [60, 422],
    ] as const) {
      later(300);
      const { challenge } = await challengeOf(email);
      const at = new Date(now.getTime() + seconds * 1000);
      expect([
        seconds,
        (await verify({ method: 'totp', challenge, code: codeAt(secret, at) })).status,
      ]).toEqual([seconds, status]);
    }
  });

  it('accepts a code once, also across sign-ins and after the enrolment', async () => {
    const { secret, code: first } = await addApp(tokenOf(await login(email)));
    const again = await challengeOf(email);
    expect((await verify({ method: 'totp', challenge: again.challenge, code: first })).code).toBe(
      'code_wrong',
    );
    later(30);
    const code = codeAt(secret, now);
    expect((await verify({ method: 'totp', challenge: again.challenge, code })).status).toBe(200);
    const { challenge } = await challengeOf(email);
    expect((await verify({ method: 'totp', challenge, code })).code).toBe('code_wrong');
  });

  it('has a challenge that expires with its use and after five minutes', async () => {
    const { secret } = await withApp();
    const used = await challengeOf(email);
    await verify({ method: 'totp', challenge: used.challenge, code: codeAt(secret, now) });
    later(30);
    const replayed = await verify({ method: 'totp', challenge: used.challenge, code: codeAt(secret, now) });
    expect([replayed.status, replayed.code]).toEqual([410, 'challenge_expired']);
    const { challenge } = await challengeOf(email);
    later(301);
    expect((await verify({ method: 'totp', challenge, code: codeAt(secret, now) })).code).toBe(
      'challenge_expired',
    );
  });

  it('refuses the code of another account', async () => {
    const mine = await withApp();
    await withApp(other);
    const theirs = await challengeOf(other);
    const code = codeAt(mine.secret, now);
    expect((await verify({ method: 'totp', challenge: theirs.challenge, code })).code).toBe('code_wrong');
  });

  it('counts wrong codes like wrong passwords: locked after ten, over any number of sign-ins', async () => {
    const { secret } = await withApp();
    for (let wrong = 0; wrong < 10; wrong++) {
      const { challenge } = await challengeOf(email);
      expect((await verify({ method: 'totp', challenge, code: '000000' })).code).toBe('code_wrong');
    }
    expect((await login(email)).code).toBe('account_locked');
    later(15 * 60 + 1);
    const { challenge } = await challengeOf(email);
    expect((await verify({ method: 'totp', challenge, code: codeAt(secret, now) })).status).toBe(200);
    const entries = await refusals();
    expect(entries.filter(({ details }) => details.code === 'code_wrong')).toHaveLength(10);
  });

  it('is locked at the code too, where the guesses came from earlier sign-ins', async () => {
    const { secret } = await withApp();
    const begun = await Promise.all(Array.from({ length: 11 }, () => challengeOf(email)));
    for (const { challenge } of begun.slice(0, 10))
      await verify({ method: 'totp', challenge, code: '000000' });
    const last = await verify({
      method: 'totp',
      challenge: begun[10]?.challenge,
      code: codeAt(secret, now),
    });
    expect([last.status, last.code]).toEqual([423, 'account_locked']);
  });

  it('allows twenty wrong codes of an account in an hour, also where its lock is removed meanwhile', async () => {
    const { secret } = await withApp();
    now = new Date('2026-11-23T11:00:00.000Z');
    for (let wrong = 0; wrong < 20; wrong++) {
      await server.db.execute(sql`delete from login_attempts`);
      const { challenge } = await challengeOf(email);
      await verify({ method: 'totp', challenge, code: '000000' });
    }
    await server.db.execute(sql`delete from login_attempts`);
    const { challenge } = await challengeOf(email);
    const right = () => ({ method: 'totp', challenge, code: codeAt(secret, now) });
    expect((await verify(right())).code).toBe('account_locked');
  });

  it('expires after five wrong codes, and warns its owner once that the password is known', async () => {
    const { secret } = await withApp();
    const before = (await mailsTo(email)).length;
    const { challenge } = await challengeOf(email);
    for (let wrong = 0; wrong < 5; wrong++) await verify({ method: 'totp', challenge, code: '000000' });
    expect((await verify({ method: 'totp', challenge, code: codeAt(secret, now) })).code).toBe(
      'challenge_expired',
    );
    const mails = (await mailsTo(email)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual(['Jemand kennt vielleicht Ihr Passwort für Foyer']);
  });

  it('is not completed by a made-up challenge or a malformed code', async () => {
    const unknown = 'x'.repeat(43);
    expect((await verify({ method: 'totp', challenge: unknown, code: '123456' })).code).toBe(
      'challenge_expired',
    );
    const { body } = await verify({ method: 'totp', challenge: unknown, code: '12345' });
    expect(body.errors).toMatchObject([{ path: 'code', code: 'invalid_format' }]);
  });

  it('is refused to an account that was deactivated meanwhile', async () => {
    const { secret } = await withApp();
    const { challenge } = await challengeOf(email);
    await server.db.update(users).set({ status: 'inactive' }).where(eq(users.id, 'norole'));
    const refused = await verify({ method: 'totp', challenge, code: codeAt(secret, now) });
    expect([refused.status, refused.code]).toEqual([403, 'account_inactive']);
  });

  it('expires once the password is changed, and the new one requires the second factor too', async () => {
    const token = tokenOf(await login(email));
    const { secret } = await addApp(token);
    later(60);
    const { challenge } = await challengeOf(email);
    const newPassword = 'drei Wolken über Altona';
    const change = { kind: 'current', currentPassword: testPassword, newPassword };
    expect((await post('/user/change-password', change, token)).status).toBe(204);
    const code = codeAt(secret, now);
    expect((await verify({ method: 'totp', challenge, code })).code).toBe('challenge_expired');
    expect((await login(email, newPassword)).code).toBe('second_factor_required');
  });

  it('succeeds for one of two concurrent calls with one challenge and code', async () => {
    const { secret } = await withApp();
    const { challenge } = await challengeOf(email);
    const body = { method: 'totp', challenge, code: codeAt(secret, now) };
    const answers = await Promise.all([verify(body), verify(body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });
});

describe('a recovery code', () => {
  it('replaces the app once, in any notation, and tells its owner how many are left', async () => {
    const { recoveryCodes } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const code = (recoveryCodes[0] ?? '').toLowerCase().replaceAll('-', ' ');
    const first = await challengeOf(email);
    expect((await verify({ method: 'recovery_code', challenge: first.challenge, code })).status).toBe(200);
    const second = await challengeOf(email);
    expect((await verify({ method: 'recovery_code', challenge: second.challenge, code })).code).toBe(
      'code_wrong',
    );
    expect((await mailsTo(email)).at(-1)?.body).toContain('noch 9 übrig');
  });

  it('completes one of two concurrent sign-ins', async () => {
    const { recoveryCodes } = await withApp();
    const [one, two] = [await challengeOf(email), await challengeOf(email)];
    const code = recoveryCodes[3];
    const answers = await Promise.all(
      [one, two].map(({ challenge }) => verify({ method: 'recovery_code', challenge, code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('belongs to one account, and is stored as a hash only', async () => {
    const mine = await withApp();
    await withApp(other);
    const { challenge } = await challengeOf(other);
    const code = mine.recoveryCodes[0] ?? '';
    expect((await verify({ method: 'recovery_code', challenge, code })).code).toBe('code_wrong');
    const rows = await queryRows<{ all: string }>(
      server.db,
      sql`select (select json_agg(r)::text from recovery_codes r) || (select json_agg(f)::text from second_factors f)
        || (select coalesce(json_agg(c)::text, '') from sign_in_challenges c) as all`,
    );
    expect(rows[0]?.all).not.toContain(code.replaceAll('-', ''));
    expect(rows[0]?.all).not.toContain(mine.secret);
  });
});

describe('a passkey', () => {
  const begin = (body: object = {}) =>
    post<{ challenge: string; options: PasskeyRequestOptions }>('/security/sign-in/passkey/begin', body);
  const finish = (body: object, query = '') => post(`/security/sign-in/passkey${query}`, body);

  it('signs in without name and password', async () => {
    const { authenticator } = await withPasskey();
    const { status, body } = await begin();
    expect([status, body.options.allowCredentials, body.options.userVerification]).toEqual([
      200,
      [],
      'required',
    ]);
    const done = await finish({ challenge: body.challenge, credential: authenticator.answer(body.options) });
    expect(done.status).toBe(200);
    const info = await infoOf(tokenOf(done));
    expect(info.body).toMatchObject({ user: { email } });
  });

  it('is a second factor after the password, requested of this account’s passkeys only', async () => {
    const { authenticator } = await withPasskey();
    const { challenge, methods } = await challengeOf(email);
    expect(methods).toEqual(['passkey', 'recovery_code']);
    const { body } = await begin({ challenge });
    expect(body.challenge).toBe(challenge);
    expect(body.options.allowCredentials.map(({ id }) => id)).toEqual([authenticator.id]);
    const credential = authenticator.answer(body.options);
    expect((await verify({ method: 'passkey', challenge, credential })).status).toBe(200);
  });

  const deceits: readonly [string, Deceit, string][] = [
    ['on another website', { origin: 'https://evil.test' }, 'origin'],
    ['for another host', { rpId: 'evil.test' }, 'RP ID'],
    ['another challenge', { challenge: 'AAAA' }, 'challenge'],
    ['without user verification', { isVerified: false }, 'User verification'],
    ['with a lower counter', { counter: 1 }, 'counter'],
  ];
  it.each(deceits)('that answers %s is refused, alone and after the password', async (_, deceit, why) => {
    const { authenticator } = await withPasskey();
    const first = await begin();
    const honest = authenticator.answer(first.body.options, { counter: 5 });
    expect((await finish({ challenge: first.body.challenge, credential: honest })).status).toBe(200);
    const alone = await begin();
    const credential = authenticator.answer(alone.body.options, { counter: 6, ...deceit });
    const refused = await finish({ challenge: alone.body.challenge, credential });
    expect([refused.status, refused.code]).toEqual([422, 'passkey_refused']);
    const { challenge } = await challengeOf(email);
    const { body } = await begin({ challenge });
    const second = authenticator.answer(body.options, { counter: 7, ...deceit });
    expect((await verify({ method: 'passkey', challenge, credential: second })).code).toBe('passkey_refused');
    const entries = await refusals();
    expect(entries.map(({ details }) => details.why)).toEqual([
      expect.stringContaining(why),
      expect.stringContaining(why),
    ]);
  });

  it('that is unknown, or with a wrong owner, is refused', async () => {
    const { authenticator } = await withPasskey();
    const stranger = createAuthenticator(passkeyPortal);
    const first = await begin();
    const unknown = stranger.answer(first.body.options, { userHandle: 'bm9yb2xl' });
    expect((await finish({ challenge: first.body.challenge, credential: unknown })).code).toBe(
      'passkey_refused',
    );
    const second = await begin();
    const misnamed = authenticator.answer(second.body.options, { userHandle: 'c29tZWJvZHk' });
    expect((await finish({ challenge: second.body.challenge, credential: misnamed })).code).toBe(
      'passkey_refused',
    );
  });

  it('of another person completes no sign-in', async () => {
    await withPasskey();
    const theirs = await withPasskey(other);
    const { challenge } = await challengeOf(email);
    const { body } = await begin({ challenge });
    const credential = theirs.authenticator.answer(body.options);
    expect((await verify({ method: 'passkey', challenge, credential })).code).toBe('passkey_refused');
  });

  it('answers a challenge once: the first answer uses it up, right or wrong', async () => {
    const { authenticator } = await withPasskey();
    const { body } = await begin();
    const { challenge } = body;
    const credential = authenticator.answer(body.options);
    const at = await Promise.all([finish({ challenge, credential }), finish({ challenge, credential })]);
    expect(at.map(({ status }) => status).sort()).toEqual([200, 410]);
    const next = await begin();
    const wrong = authenticator.answer(next.body.options, { isVerified: false });
    await finish({ challenge: next.body.challenge, credential: wrong });
    const right = authenticator.answer(next.body.options);
    expect((await finish({ challenge: next.body.challenge, credential: right })).code).toBe(
      'challenge_expired',
    );
  });

  it('is refused with a challenge of the other kind of sign-in', async () => {
    const { authenticator } = await withPasskey();
    const { challenge } = await challengeOf(email);
    const { body } = await begin();
    const credential = authenticator.answer(body.options);
    expect((await finish({ challenge, credential })).code).toBe('challenge_expired');
    expect((await verify({ method: 'passkey', challenge: body.challenge, credential })).code).toBe(
      'challenge_expired',
    );
  });

  it('works on pages that a brand allows, which browsers can look up', async () => {
    const { authenticator } = await withPasskey();
    const { body } = await begin();
    const credential = authenticator.answer(body.options, { origin: 'https://foyer.test' });
    expect((await finish({ challenge: body.challenge, credential })).status).toBe(200);
    const related = await server.fetch(new Request(`${passkeyPortal}/.well-known/webauthn`));
    expect(related.headers.get('content-type')).toMatch(/^application\/json/);
    expect(await related.json()).toEqual({
      origins: [passkeyPortal, 'https://foyer.test', 'https://other.test'],
    });
    await server.db.delete(allowedOrigins).where(eq(allowedOrigins.brandId, 'foyer'));
    const any = { brandId: 'foyer', environment: 'development', allowedAt: new Date() } as const;
    const unnamed = ['*', 'null', 'http://plain.test'].map((origin) => ({ ...any, origin }));
    await server.db.insert(allowedOrigins).values(unnamed);
    const fewer = await server.fetch(new Request(`${passkeyPortal}/.well-known/webauthn`));
    expect(await fewer.json()).toEqual({ origins: [passkeyPortal, 'https://other.test'] });
    const next = await begin();
    const late = authenticator.answer(next.body.options, { origin: 'https://foyer.test' });
    expect((await finish({ challenge: next.body.challenge, credential: late })).code).toBe('passkey_refused');
  });

  it('does not sign in at another brand, or to a deactivated account', async () => {
    const { authenticator } = await withPasskey();
    const { body } = await begin();
    const credential = authenticator.answer(body.options);
    const refused = await finish({ challenge: body.challenge, credential }, '?brand=other');
    expect([refused.status, refused.code]).toEqual([403, 'account_of_other_brand']);
    await server.db.update(users).set({ status: 'inactive' }).where(eq(users.id, 'norole'));
    const next = await begin();
    const late = authenticator.answer(next.body.options);
    expect((await finish({ challenge: next.body.challenge, credential: late })).code).toBe(
      'account_inactive',
    );
  });
});

describe('a portal without a name behind TLS', () => {
  it('offers no passkeys, and reports that', async () => {
    const plain = await createTestServer({
      now: () => now,
      config: { publicUrl: 'http://192.168.0.7:4400' },
    });
    const begun = await told(plain.call('POST', '/security/sign-in/passkey/begin', { body: {} }));
    expect([begun.status, begun.code]).toEqual([409, 'passkey_unavailable']);
    const token = (await plain.tokensOf(email))[0]?.token;
    const { body } = await told<{ offered: string[] }>(plain.call('GET', '/user/second-factors', { token }));
    expect(body.offered).toEqual(['totp']);
    await plain.close();
  });
});

describe('enrolment before the first token', () => {
  const demand = (of = 'alpha') =>
    server.db.update(companies).set({ demandsSecondFactor: true }).where(eq(companies.id, of));
  const enrol = <T>(step: string, body: object) => post<T>(`/security/sign-in/enrol/${step}`, body);

  it('is required of accounts without a factor where the company demands one, and of no others', async () => {
    await demand();
    const { code, body } = await login(email);
    expect([code, body.secondFactor]).toMatchObject([
      'second_factor_required',
      { methods: [], enrolment: ['totp', 'passkey'], secondsLeft: 900 },
    ]);
    expect((await login('foreign@beta.test')).status).toBe(200);
  });

  it('accepts an app and its first code, and returns tokens and recovery codes', async () => {
    await demand();
    const { challenge } = await challengeOf(email);
    const begun = await enrol<{ secret: string; uri: string; qr: { path: string } }>('totp/begin', {
      challenge,
    });
    expect(begun.body.uri).toContain(`secret=${begun.body.secret}`);
    expect(begun.body.qr.path).toMatch(/^M\d+ \d+h\d/);
    expect((await enrol('totp', { challenge, code: '000000' })).code).toBe('code_wrong');
    const done = await enrol<{ recoveryCodes: string[] }>('totp', {
      challenge,
      code: codeAt(begun.body.secret, now),
    });
    expect([done.status, done.body.recoveryCodes.length]).toEqual([200, 10]);
    expect((await infoOf(tokenOf(done))).status).toBe(200);
    expect((await enrol('totp/begin', { challenge })).code).toBe('challenge_expired');
    const { methods, enrolment } = await challengeOf(email);
    expect([methods, enrolment]).toEqual([['totp', 'recovery_code'], []]);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Ihre Anmeldung bei Foyer wurde geändert',
    ]);
  });

  it('accepts a passkey that was made on a page of the portal with user verification', async () => {
    await demand();
    const { challenge } = await challengeOf(email);
    const options = async () =>
      (await enrol<{ options: never }>('passkey/begin', { challenge })).body.options;
    for (const deceit of [
      { origin: 'https://evil.test' },
      { rpId: 'evil.test' },
      { isVerified: false },
      { challenge: 'AAAA' },
    ]) {
      const credential = createAuthenticator(passkeyPortal).make(await options(), deceit);
      expect((await enrol('passkey', { challenge, credential })).code).toBe('passkey_refused');
    }
    const credential = createAuthenticator(passkeyPortal).make(await options());
    const done = await enrol<{ recoveryCodes: string[] }>('passkey', { challenge, credential });
    expect([done.status, done.body.recoveryCodes.length]).toEqual([200, 10]);
    expect((await infoOf(tokenOf(done))).status).toBe(200);
  });

  it('is refused to accounts with a factor, which must use it', async () => {
    const { secret } = await withApp();
    await demand();
    const { challenge } = await challengeOf(email);
    expect((await enrol('totp/begin', { challenge })).code).toBe('second_factor_exists');
    expect((await enrol('passkey/begin', { challenge })).code).toBe('second_factor_exists');
    expect((await verify({ method: 'totp', challenge, code: codeAt(secret, now) })).status).toBe(200);
  });

  it('stores one of two factors that are sent at once', async () => {
    await demand();
    const begun = await Promise.all(
      [0, 1].map(async () => {
        const { challenge } = await challengeOf(email);
        const { body } = await enrol<{ secret: string }>('totp/begin', { challenge });
        return { challenge, code: codeAt(body.secret, now) };
      }),
    );
    const answers = await Promise.all(begun.map((one) => enrol('totp', one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('gives no access before its last step, and expires after a quarter of an hour', async () => {
    await demand();
    const { challenge } = await challengeOf(email);
    expect((await enrol('totp', { challenge, code: '123456' })).code).toBe('challenge_expired');
    expect((await verify({ method: 'totp', challenge, code: '123456' })).code).toBe('code_wrong');
    later(901);
    expect((await enrol('totp/begin', { challenge })).code).toBe('challenge_expired');
  });
});

it('limits the steps of a network like passwords', async () => {
  const limited = await createTestServer({ now: () => now, config: { loginsPerMinute: 3 } });
  const ask = () =>
    told(
      limited.call('POST', '/security/sign-in/verify', {
        body: { method: 'totp', challenge: 'x'.repeat(43), code: '123456' },
      }),
    );
  const codes: (string | undefined)[] = [];
  for (let attempt = 0; attempt < 4; attempt++) codes.push((await ask()).code);
  expect(codes).toEqual([...Array(3).fill('challenge_expired'), 'rate_limited']);
  await limited.close();
});

it('leaves sign-ins of accounts without a factor unchanged', async () => {
  expect((await login(email)).status).toBe(200);
  expect((await login(email, `${testPassword}!`)).status).toBe(401);
});
