import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextTask } from '../../../testing/src/next-task.ts';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { createServer } from '../create-server.ts';
import { createOutboxMailer } from '../mail/outbox.repo.ts';
import { createArgon2Passwords } from './argon2-passwords.ts';
import { createConcurrencyLimit, TooBusy } from './concurrency-limit.ts';
import { decryptText, encryptText } from './encrypt-text.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('hashes with argon2id, 19 MiB, two passes, its own salt each time', async () => {
  const passwords = createArgon2Passwords();
  const [one, other] = await Promise.all([passwords.hash('Geheim'), passwords.hash('Geheim')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await passwords.verify('Geheim', one)).toBe(true);
  expect(await passwords.verify('geheim', one)).toBe(false);
  expect(await passwords.verify('Geheim', null)).toBe(false);
  expect(await passwords.verify('Geheim', 'nonsense')).toBe(false);
});

it('does the same work for an unknown account', async () => {
  const seen: (string | null)[] = [];
  const passwords = {
    hash: async () => '',
    verify: async (_: string, stored: string | null) => {
      seen.push(stored);
      return false;
    },
  };
  const { db, storage, config } = server;
  const counting = createServer({ db, storage, config, passwords, mail: createOutboxMailer() });
  for (const username of ['norole@alpha.test', 'nobody@alpha.test']) {
    await counting.fetch(
      new Request('http://foyer.test/api/portal/security/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: 'x' }),
      }),
    );
  }
  expect(seen).toEqual([expect.stringContaining('argon2id'), null]);
});

it('runs no more tasks than its limit', async () => {
  const gate = createConcurrencyLimit(2, 2);
  const ends: (() => void)[] = [];
  const task = () => new Promise<void>((end) => ends.push(end));
  const all = Array.from({ length: 6 }, () => gate(task));
  const refused: unknown[] = [];
  for (const each of all) each.catch((error) => refused.push(error));
  await nextTask();
  expect(refused).toEqual([expect.any(TooBusy), expect.any(TooBusy)]);
  // two run at first, and one more for each that is done
  for (const [at, count] of [2, 3, 4, 4].entries()) {
    expect(ends).toHaveLength(count);
    ends[at]?.();
    await all[at];
  }
  expect(await gate(async () => 'there is room again')).toBe('there is room again');
});

it('decrypts a text with the same secret only', async () => {
  const sealed = await encryptText('successor', 'token');
  expect(sealed).not.toContain('successor');
  expect(await decryptText(sealed, 'token')).toBe('successor');
  expect(await decryptText(sealed, 'another')).toBeNull();
});

it('trusts as many proxies about an address as are configured', async () => {
  const now = new Date();
  const limited = await createTestServer({
    now: () => now,
    config: { trustedProxies: 1, loginsPerMinute: 1 },
  });
  const attempt = (forwarded: string) =>
    limited.call('POST', '/security/login', {
      body: { username: 'a@b.test', password: 'x' },
      headers: { 'x-forwarded-for': forwarded },
    });
  await attempt('1.1.1.1');
  await attempt('2001:db8::1');
  // entries that the caller adds at the front do not change the caller's address
  const callers = ['9.9.9.9, 1.1.1.1', '1.1.1.1, 2.2.2.2', '2001:db8::2', '2001:db8:0:1::1'];
  const statuses: number[] = [];
  for (const caller of callers) statuses.push((await attempt(caller)).status);
  await limited.close();
  expect(statuses).toEqual([429, 401, 429, 401]);
});
