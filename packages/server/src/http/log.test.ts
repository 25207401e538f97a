import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testPassword } from '../../test/accounts.ts';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';

let server: TestServer;
let lines: Record<string, unknown>[] = [];
let text = '';

beforeAll(async () => {
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      text += chunk.toString();
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  server = await createTestServer({ log: pino({ level: 'trace' }, sink) });
});
beforeEach(() => {
  lines = [];
  text = '';
});
afterAll(() => server.close());

it('contains every call once, with the id of its answer', async () => {
  const answer = await server.call('GET', '/environment', { headers: { 'x-request-id': 'mine' } });
  expect(lines).toEqual([
    expect.objectContaining({
      method: 'GET',
      path: '/api/portal/environment',
      status: 200,
      requestId: answer.headers.get('x-request-id'),
    }),
  ]);
  expect(text).not.toContain('mine');
});

it('contains no token, password, query or invitation', async () => {
  const [token] = await server.tokensOf('role_shop@alpha.test');
  await server.call('GET', '/articles?search=Sonderwunsch', { token: token?.token });
  await server.call('GET', `/articles?portal_authorization=${token?.token}`, { token: token?.token });
  await server.call('GET', '/user/invite/einladung-4711');
  await server.call('POST', '/security/refresh-jwt', { body: { tokens: [token] } });
  await server.login('role_shop@alpha.test', 'falsch-4711');
  const secrets = [testPassword, token?.token ?? '', 'Sonderwunsch', '4711', 'role_shop@', 'argon2'];
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).toContain('/api/portal/user/invite/[secret]');
});

it('keeps a very long path short', async () => {
  await server.fetch(new Request(`http://foyer.test/${'a'.repeat(10_000)}`));
  expect(text.length).toBeLessThan(1000);
});

it('contains the cause of a failure, which the caller does not get', async () => {
  await server.db.execute(sql`alter table locales rename to locales_away`);
  const answer = await server.call('GET', '/environment/locales');
  await server.db.execute(sql`alter table locales_away rename to locales`);
  expect(answer.status).toBe(500);
  expect(Object.keys(await answer.json()).sort()).toEqual(['code', 'requestId', 'status', 'title', 'type']);
  expect(text).toContain('locales');
  expect(text).toContain('42P01');
});
