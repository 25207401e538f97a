import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { testPassword } from '../../test/accounts.ts';
import { createTestServer } from '../../test/create-test-server.ts';

let now = new Date();
const server = await createTestServer({ now: () => now, config: { trustedProxies: 1 } });
afterAll(() => server.close());
beforeEach(() => {
  now = new Date();
  return server.reset();
});

const owner = 'norole@alpha.test';
const home = '198.51.100.7';
const post = async (path: string, body: object, network: string) => {
  const answer = await server.call('POST', path, { body, headers: { 'x-forwarded-for': network } });
  await answer.body?.cancel();
  return answer.status;
};
const signIn = (network: string) =>
  post('/security/login', { username: owner, password: testPassword }, network);

const asked: Readonly<Record<string, (network: string, email?: string) => Promise<number>>> = {
  'a forgotten password': (network, email = owner) => post('/user/password-forgotten', { email }, network),
  'a registration': (network, email = owner) => {
    const person = {
      firstName: 'Ida',
      lastName: 'Voss',
      password: 'drei Wolken über Altona',
      acceptTerms: true,
    };
    return post('/user', { kind: 'customer', email, customerNumber: 'K-1', ...person }, network);
  },
};

describe.each(Object.entries(asked))('strangers who request %s', (_, ask) => {
  /** Sends requests until one is refused, at most `most`; returns the number of accepted ones. */
  const exhaust = async (network: string, most = 40) => {
    for (let at = 0; at < most; at++) if ((await ask(network)) === 429) return at;
    return most;
  };

  it('are limited themselves, without effect on other networks', async () => {
    expect(await exhaust('203.0.113.1')).toBeLessThanOrEqual(5);
    expect(await ask('203.0.113.1')).toBe(429);
    expect(await ask(home)).toBe(204);
    expect(await ask('203.0.113.2', 'else@alpha.test')).toBe(204);
  });

  it('count as one network with a whole block of addresses', async () => {
    await exhaust('2001:db8:1:1::1');
    expect(await ask('2001:db8:1:1::ffff')).toBe(429);
    expect(await ask('2001:db8:1:2::1')).toBe(204);
  });

  it('from many networks are limited together, but not the owner on a known network', async () => {
    expect(await signIn(home)).toBe(200);
    let sent = 0;
    for (let at = 1; at <= 12; at++) sent += await exhaust(`203.0.113.${at}`);
    expect(sent).toBeLessThanOrEqual(20);
    expect(await ask('192.0.2.99')).toBe(429);
    expect(await ask(home)).toBe(204);
    now = new Date(now.getTime() + 60 * 60_000);
    expect(await ask('192.0.2.99')).toBe(204);
  });
});
