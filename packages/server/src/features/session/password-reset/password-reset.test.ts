import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '../../../../test/accounts.ts';
import { recordQueries } from '../../../../test/count-queries.ts';
import { createTestServer } from '../../../../test/create-test-server.ts';
import { queryRows } from '../../../db/client.ts';

let now = new Date();
const server = await createTestServer({ now: () => now });
afterAll(() => server.close());
beforeEach(() => {
  now = new Date();
  return server.reset();
});

const email = 'norole@alpha.test';
const newPassword = 'drei Wolken über Altona';
interface Sent extends Record<string, unknown> {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly html: string;
}

const ask = (of: string, more: { headers?: Record<string, string>; query?: string } = {}) =>
  server.call('POST', `/user/password-forgotten${more.query ?? ''}`, { body: { email: of }, ...more });
const mails = () =>
  queryRows<Sent>(server.db, sql`select recipient, subject, body, html from outbox order by created_at, id`);
const linkIn = (mail: Sent | undefined) => /(http\S+)#token=([\w-]+)/.exec(mail?.body ?? '');
async function tokenFor(of = email): Promise<string> {
  expect((await ask(of)).status).toBe(204);
  const mail = (await mails()).filter(({ recipient }) => recipient === of).at(-1);
  return linkIn(mail)?.[2] ?? '';
}
async function choose(token: string, next = newPassword) {
  const body = { kind: 'reset', token, newPassword: next };
  const answer = await server.call('POST', '/user/change-password', { body });
  const { code } = answer.status === 204 ? {} : ((await answer.json()) as { code?: string });
  return [answer.status, code];
}
const gone = [410, 'link_expired'];
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

describe('a forgotten password', () => {
  it('is set again by the link of a mail, and the previous one no longer works', async () => {
    expect(await choose(await tokenFor())).toEqual([204, undefined]);
    expect((await server.login(email, testPassword)).status).toBe(401);
    expect((await server.login(email, newPassword)).status).toBe(200);
  });

  it('ends every sign-in of the account, no others, and notifies the owner', async () => {
    const tokens = [await server.tokensOf(email), await server.tokensOf(email)].map(([one]) => one?.token);
    const [other] = await server.tokensOf('role_shop@alpha.test');
    const token = await tokenFor();
    later(1);
    await choose(token);
    const states = [...tokens, other?.token].map((token) => server.call('GET', '/user-info', { token }));
    expect((await Promise.all(states)).map(({ status }) => status)).toEqual([401, 401, 200]);
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Neues Passwort für Foyer',
      'Ihr Passwort für Foyer wurde geändert',
    ]);
  });

  it('removes the lock that wrong guesses have caused', async () => {
    for (let guess = 0; guess < 10; guess++) await server.login(email, `Geraten-${guess}`);
    expect((await server.login(email, testPassword)).status).toBe(423);
    await choose(await tokenFor());
    expect((await server.login(email, newPassword)).status).toBe(200);
  });

  it.each([
    ['the current password', testPassword, 'password_unchanged'],
    ['a password with the name of the company', 'Alpha-Foyer-2026!', 'password_too_weak'],
    ['a breached password', 'Christopher99!', 'password_too_weak'],
  ])('is refused with %s, and the link still works', async (_, next, code) => {
    const token = await tokenFor();
    expect(await choose(token, next)).toEqual([422, code]);
    expect(await choose(token)).toEqual([204, undefined]);
  });
});

describe('a link', () => {
  it('works once, also for two concurrent uses', async () => {
    const token = await tokenFor();
    const wishes = [newPassword, 'kran-lampe-tulpe', 'Regenschirm über Kiel'];
    const answers = await Promise.all(wishes.map((wish) => choose(token, wish)));
    expect(answers.filter(([status]) => status === 204)).toHaveLength(1);
    expect(answers.filter(([status]) => status !== 204)).toEqual([gone, gone]);
    const won = wishes[answers.findIndex(([status]) => status === 204)] ?? '';
    expect((await server.login(email, won)).status).toBe(200);
    expect(await choose(token)).toEqual(gone);
  });

  it('expires after an hour', async () => {
    const token = await tokenFor();
    later(59);
    expect(await choose(token, 'kurz')).toEqual([422, 'validation_failed']);
    later(2);
    expect(await choose(token)).toEqual(gone);
    expect((await server.login(email, testPassword)).status).toBe(200);
  });

  it('expires when another one is requested, or the password is changed', async () => {
    const first = await tokenFor();
    later(1);
    const second = await tokenFor();
    expect(second).not.toBe(first);
    expect(await choose(first)).toEqual(gone);
    const [own] = await server.tokensOf(email);
    const body = { kind: 'current', currentPassword: testPassword, newPassword };
    expect((await server.call('POST', '/user/change-password', { token: own?.token, body })).status).toBe(
      204,
    );
    expect(await choose(second, 'kran-lampe-tulpe')).toEqual(gone);
  });

  it('is refused when a letter is changed, and changes no other account’s password', async () => {
    const token = await tokenFor();
    const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect(await choose(altered)).toEqual(gone);
    expect(await choose(token.toLowerCase())).toEqual(gone);
    expect(await choose(token)).toEqual([204, undefined]);
    expect((await server.login('role_shop@alpha.test', testPassword)).status).toBe(200);
  });

  it('expires once the account is deactivated', async () => {
    const token = await tokenFor();
    await server.db.execute(sql`update users set status = 'inactive' where email = ${email}`);
    expect(await choose(token)).toEqual(gone);
  });

  it('is stored as a hash, and not logged or audited', async () => {
    const token = await tokenFor();
    const kept = await queryRows(
      server.db,
      sql`select to_jsonb(l)::text as row from password_links l
        union all select to_jsonb(a)::text from audit_entries a union all select to_jsonb(r)::text from rate_limits r`,
    );
    expect(kept.length).toBeGreaterThan(2);
    expect(JSON.stringify(kept)).not.toContain(token);
    expect(JSON.stringify(kept)).not.toContain(email);
  });

  it('leads to the configured portal in the account’s brand and language, for any request', async () => {
    await server.db.execute(
      sql`update users set locale = 'fr_FR', first_name = '<b>A</b>' where id = 'foreign'`,
    );
    const request = new Request(
      'http://evil.test/api/portal/user/password-forgotten?brand=foyer&locale=es_ES',
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'accept-language': 'en',
          host: 'evil.test',
          'x-forwarded-host': 'evil.test',
          forwarded: 'host=evil.test',
          origin: 'http://evil.test',
        },
        body: JSON.stringify({ email: 'foreign@beta.test' }),
      },
    );
    expect((await server.fetch(request)).status).toBe(204);
    const [mail] = await mails();
    expect(linkIn(mail)?.[1]).toBe(`${server.config.publicUrl}/fr_FR/other/forget-password`);
    expect(mail).toMatchObject({
      recipient: 'foreign@beta.test',
      subject: 'Nouveau mot de passe pour Other',
    });
    expect(mail?.html).toContain('&lt;b&gt;A&lt;/b&gt;');
    expect(`${mail?.html}${mail?.body}`).not.toContain('evil');
  });
});

describe('the answer to a request', () => {
  const nobodys = ['stranger@alpha.test', 'inactive@alpha.test', 'registered@alpha.test'];

  it('is the same for every address, and only accounts that can sign in get a mail', async () => {
    for (const of of [email, email.toUpperCase(), ...nobodys]) {
      const answer = await ask(of);
      expect([answer.status, await answer.text()]).toEqual([204, '']);
    }
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([email, email]);
  });

  it('takes the same statements for every address', async () => {
    const shapes = [];
    for (const of of [email, ...nobodys])
      shapes.push(
        (await recordQueries(server.db, () => ask(of))).map((text) =>
          text.replace(/^release|^rollback to/, 'end of'),
        ),
      );
    expect(shapes[0]?.length).toBeGreaterThan(5);
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    expect(await queryRows(server.db, sql`select 1 from password_links`)).toHaveLength(1);
  });

  it.each([email, 'stranger@alpha.test'])('is a refusal after five requests an hour: %s', async (of) => {
    for (let at = 0; at < 5; at++) expect((await ask(of)).status).toBe(204);
    const refused = await ask(of);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await ask('other@alpha.test')).status).toBe(204);
    later(60);
    expect((await ask(of)).status).toBe(204);
  });

  it('is a refusal for a network with many requests', async () => {
    const answers = [];
    for (let at = 0; at < 22; at++) answers.push((await ask(`person-${at}@alpha.test`)).status);
    expect(answers.filter((status) => status === 204)).toHaveLength(20);
    expect(answers.slice(20)).toEqual([429, 429]);
  });

  it('is a refusal after sixty attempts at links', async () => {
    for (let at = 0; at < 60; at++) expect(await choose('x'.repeat(43))).toEqual(gone);
    expect(await choose('x'.repeat(43))).toEqual([429, 'rate_limited']);
  });
});
