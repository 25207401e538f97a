import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '../../../test/accounts.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { users } from '../../domain/accounts/accounts.table.ts';
import { outbox } from '../../mail/mail.table.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const own = 'norole@alpha.test';
const change = (email: string, to: { email?: string; username?: string }) =>
  server.db.update(users).set(to).where(eq(users.email, email));
const statusOf = async (name: string, password = testPassword) => (await server.login(name, password)).status;
const signedInAs = async (name: string) => {
  const answer = await server.login(name, testPassword);
  if (answer.status !== 200) return answer.status;
  const { tokens } = (await answer.json()) as { tokens: { token: string }[] };
  const info = await server.call('GET', '/user-info', { token: tokens[0]?.token });
  return ((await info.json()) as { user: { email: string } }).user.email;
};
const ask = (email: string) => server.call('POST', '/user/password-forgotten', { body: { email } });
const recipients = async () => (await server.db.select().from(outbox)).map(({ recipient }) => recipient);

describe('a user name is accepted as pasted', () => {
  it.each([
    ['\u202anorole@alpha.test\u202c'],
    ['norole@alpha.test\u00a0'],
    ['NoRole@Alpha.Test'],
    ['no\u00adrole@alpha.test'],
    ['mailto:norole@alpha.test'],
    ['norole＠alpha．test'],
  ])('%j', async (typed) => expect(await signedInAs(typed)).toBe(own));

  it.each([
    ['info@müller.test'],
    ['INFO@MÜLLER.TEST'],
    ['info@xn--mller-kva.test'],
    ['info@mu\u0308ller.test'],
  ])('with an internationalized domain: %s', async (typed) => {
    await change(own, { email: 'info@müller.test' });
    expect(await signedInAs(typed)).toBe('info@müller.test');
  });

  it.each([["o'brien@alpha.test"], ['o’brien@alpha.test']])('with an apostrophe: %s', async (typed) => {
    await change(own, { email: "o'brien@alpha.test" });
    expect(await signedInAs(typed)).toBe("o'brien@alpha.test");
  });

  it('with any user name that the operator gave the account', async () => {
    await change(own, { username: 'KD–4711’a' });
    for (const typed of ['KD–4711’a', 'kd–4711’A']) expect(await signedInAs(typed)).toBe(own);
  });
});

describe('no sign-in reaches another account', () => {
  it('with a name that looks the same', async () => {
    await change(own, { email: 'info@firma.test' });
    for (const typed of [
      'info@fırma.test',
      'info@fіrma.test',
      'ınfo@firma.test',
      'іnfo@firma.test',
      'info@firma.tést',
    ])
      expect([typed, await statusOf(typed)]).toEqual([typed, 401]);
  });

  it('where one account has the typed name, and another its normalized form', async () => {
    await change(own, { username: "o'brien" });
    await change('role_shop@alpha.test', { username: 'o’brien' });
    expect([await signedInAs("o'brien"), await signedInAs('o’brien')]).toEqual([own, 'role_shop@alpha.test']);
  });

  it('and all notations of a name share one count of failed attempts', async () => {
    await change(own, { email: "o'brien@müller.test" });
    const ways = [
      "o'brien@müller.test",
      'o’brien@müller.test',
      "O'BRIEN@xn--mller-kva.test",
      "\u200bo'brien@müller.test",
    ];
    for (let at = 0; at < 10; at += 1)
      expect(await statusOf(ways[at % ways.length] ?? '', 'wrong')).toBe(401);
    for (const typed of ways) expect([typed, await statusOf(typed)]).toEqual([typed, 423]);
  });
});

describe('a forgotten password', () => {
  it.each([['info@müller.test'], ['info@xn--mller-kva.test'], ['INFO@Müller.test']])(
    'of %s sends the mail to the address of the account',
    async (typed) => {
      await change(own, { email: 'info@müller.test' });
      expect((await ask(typed)).status).toBe(204);
      expect(await recipients()).toEqual(['info@müller.test']);
    },
  );

  it.each([['info@mullеr.test'], ['info@muller.test'], ['info@müllеr.test']])(
    'of %s, which looks the same, sends no mail',
    async (typed) => {
      await change(own, { email: 'info@müller.test' });
      expect((await ask(typed)).status).toBe(204);
      expect(await recipients()).toEqual([]);
    },
  );

  it.each([
    ['ınfo@müller.test'],
    ['info@müller.test\r\nBcc: x@evil.test'],
    ['"info"@müller.test'],
    ['info@müller.test,x@evil.test'],
  ])('of %j is refused', async (typed) => {
    await change(own, { email: 'info@müller.test' });
    const answer = await ask(typed);
    expect([answer.status, await recipients()]).toEqual([422, []]);
  });
});
