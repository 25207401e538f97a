import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cart } from '@foyer/contract/cart/cart.schema';
import type { Order } from '@foyer/contract/orders/orders.schema';
import type { ModeToken } from '@foyer/contract/session/session.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAsAdmin } from '../../test/admin-connection.ts';
import { createProcesses, type Processes } from '../../test/processes.ts';
import { story } from '../demo/demo-people.ts';
import { generateSigningKey } from '../security/token-signer.ts';

const server = process.env.TEST_DATABASE_URL;

/** Two processes behind a load balancer, which share only a PostgreSQL and a signing key. */
describe('two processes on one PostgreSQL', () => {
  const name = `foyer_two_${process.pid}`;
  let directory: string;
  let processes: Processes;
  const sql = (statement: string) => runAsAdmin(server ?? '', statement);
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'foyer two '));
    processes = createProcesses(directory);
    await sql(`create database "${name}"`);
  });
  afterAll(async () => {
    processes.killAll();
    await sql(`drop database if exists "${name}" with (force)`);
    await rm(directory, { recursive: true, force: true });
  });

  it('start together on an empty database, and know each other’s sessions, orders and sign-outs', async () => {
    const url = new URL(server ?? '');
    url.pathname = `/${name}`;
    const shared = {
      FOYER_DEMO: 'true',
      DATABASE_URL: url.href,
      FOYER_SIGNING_KEY: await generateSigningKey(),
    };
    const one = processes.start({ ...shared, FOYER_DATA_DIR: join(directory, 'one') });
    const other = processes.start({ ...shared, FOYER_DATA_DIR: join(directory, 'other') });
    const [first, second] = await Promise.all([one.url, other.url]);
    const call = (base: string, method: string, path: string, token?: string, body?: unknown) =>
      fetch(`${base}/api/portal${path}`, {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const json = async <T>(answer: Response): Promise<T> => {
      expect([answer.url, answer.status]).toEqual([answer.url, 200]);
      return (await answer.json()) as T;
    };
    type Tokens = { tokens: ModeToken[] };
    const credentials = { username: story.manager.email, password: 'Foyer-Demo-2026' };
    const login = await json<Tokens>(await call(first, 'POST', '/security/login', undefined, credentials));
    const { tokens } = await json<Tokens>(
      await call(second, 'POST', '/security/refresh-jwt', undefined, login),
    );
    const token = tokens[0]?.token ?? '';
    const items = [{ articleId: 'art-fb-li', quantity: 1 }];
    const cart = await json<Cart>(await call(first, 'POST', '/cart/add-items', token, { items }));
    const wish = { cartVersion: cart.version, acceptTerms: true };
    const answers = await Promise.all(
      [second, first, second, first].map((base) => call(base, 'POST', '/cart/order', token, wish)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const won = answers.find(({ status }) => status === 200);
    const order = (await won?.json()) as Order;
    for (const base of [first, second])
      expect((await json<Order>(await call(base, 'GET', `/order/${order.id}`, token))).number).toBe(
        order.number,
      );
    const articles = await call(first, 'GET', '/articles', token);
    expect([articles.headers.get('content-encoding'), articles.headers.get('vary')]).toEqual([
      'gzip',
      'Accept-Encoding',
    ]);
    expect((await json<{ items: unknown[] }>(articles)).items).toHaveLength(25);

    expect((await call(first, 'POST', '/security/logout', undefined, { tokens })).status).toBe(204);
    for (const base of [second, first]) {
      const refused = await call(base, 'GET', '/user-info', token);
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
        401,
        'session_revoked',
      ]);
    }
    for (const { child, exited } of [one, other]) {
      child.kill('SIGTERM');
      expect(await exited).toBe(0);
    }
  });
});
