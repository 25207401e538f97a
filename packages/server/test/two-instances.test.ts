import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer } from '../src/create-server.ts';
import { createOutboxMailer } from '../src/mail/outbox.repo.ts';
import { createTestServer, type TestServer } from './create-test-server.ts';

/** A second instance on the same database, as behind a load balancer. */
let one: TestServer;
let other: ReturnType<typeof createServer>;
beforeAll(async () => {
  one = await createTestServer();
  const { db, storage, config } = one;
  other = createServer({ db, storage, config, mail: createOutboxMailer() });
});
afterAll(() => one.close());

const onOther = (method: string, path: string, token: string, body?: unknown) =>
  other.fetch(
    new Request(`http://foyer.test/api/portal${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );

it('accepts tokens of the first, refreshes them once, and its logout applies to the first at once', async () => {
  const tokens = await one.tokensOf('everything@alpha.test');
  const token = tokens[0]?.token ?? '';
  expect((await onOther('GET', '/user-info', token)).status).toBe(200);
  const refreshes = await Promise.all([
    ...Array.from({ length: 5 }, () => onOther('POST', '/security/refresh-jwt', token, { tokens })),
    ...Array.from({ length: 5 }, () => one.call('POST', '/security/refresh-jwt', { body: { tokens } })),
  ]);
  const answers = await Promise.all(refreshes.map((answer) => answer.text()));
  expect(new Set(answers).size).toBe(1);
  await onOther('POST', '/security/logout', token, { tokens });
  expect((await one.call('GET', '/user-info', { token })).status).toBe(401);
});

it('counts failed sign-ins together with the first', async () => {
  const email = 'norole@alpha.test';
  for (let attempt = 0; attempt < 5; attempt++) {
    await one.login(email, 'wrong');
    await onOther('POST', '/security/login', '', { username: email, password: 'wrong' });
  }
  expect((await one.login(email, 'wrong')).status).toBe(423);
});

it('accepts no new calls once it is closing', async () => {
  await other.close();
  expect((await onOther('GET', '/environment', '')).status).toBe(503);
});
