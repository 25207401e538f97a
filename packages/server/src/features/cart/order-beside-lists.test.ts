import type { Cart } from '@foyer/contract/cart/cart.schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordQueries } from '../../../test/count-queries.ts';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';

/** The embedded database has one connection: each statement waits for all that were sent before. */
let server: TestServer;
let token: string | undefined;
beforeAll(async () => {
  server = await createTestServer({ demo: true, postgres: 'pglite' });
  token = (await server.tokensOf('buyer@nordwind.example')).find(({ mode }) => mode === 'b2b')?.token;
});
afterAll(() => server.close());

const readers = 8;

async function order(articleIds: readonly string[]): Promise<void> {
  const post = async (path: string, body: unknown) => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await server.call('POST', path, { token, body, headers });
    expect(answer.status).toBe(200);
    return answer.json();
  };
  const items = articleIds.map((articleId) => ({ articleId, quantity: 1, mode: 'set' }));
  const { version } = (await post('/cart/add-items', { items })) as Cart;
  await post('/cart/order', { cartVersion: version, acceptTerms: true });
}

/** Counts the statements that are sent during an order while `readers` clients read lists in a loop. */
async function sentDuringOrder(pathOf: (turn: number) => string): Promise<number> {
  let isDone = false;
  let turn = 0;
  const read = async () => {
    while (!isDone) expect((await server.call('GET', pathOf(turn++), { token })).status).toBe(200);
  };
  const reading = Array.from({ length: readers }, read);
  const sent = await recordQueries(server.db, () => order(['art-fb-li']));
  isDone = true;
  await Promise.all(reading);
  return sent.length;
}

it('waits at most for one statement of each reader, and for none where the list is cached', async () => {
  // the first order also fills caches, for example of the languages
  await order(['art-fb-li']);
  const alone = (await recordQueries(server.db, () => order(['art-fb-li']))).length;
  expect(alone).toBeLessThanOrEqual(8);
  const sorts = ['name:asc', 'name:desc', 'price:asc', 'price:desc', 'newest:desc'];
  const other = await sentDuringOrder((turn) => `/articles?limit=${1 + (turn % 90)}&sort=${sorts[turn % 5]}`);
  expect(other).toBeLessThanOrEqual(alone * readers);
  // sessions are looked up together, those of the readers with the order's own
  await server.call('GET', '/articles', { token });
  const known = await sentDuringOrder(() => '/articles');
  expect(known).toBeLessThanOrEqual(alone * 2);
});
