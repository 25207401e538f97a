import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { type TicketWatch, watchTickets } from '../../../test/watch-tickets.ts';
import { createServer, type Server } from '../../create-server.ts';
import { queryRows } from '../../db/client.ts';
import { story } from '../../demo/demo-people.ts';
import { createOutboxMailer } from '../../mail/outbox.repo.ts';

/** Two instances on one PostgreSQL: see `vitest.config.ts`. */
let one: TestServer;
let other: Server;
beforeAll(async () => {
  one = await createTestServer({ demo: true });
  const { db, listen, storage, config } = one;
  other = createServer({ db, listen, storage, config, mail: createOutboxMailer() });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

const connections = async () => {
  const rows = await queryRows<{ name: string; pid: number }>(
    one.db,
    sql`select application_name as name, pid from pg_stat_activity where datname = current_database()`,
  );
  const pidsOf = (name: string) => rows.filter((row) => row.name === name).map(({ pid }) => pid);
  return { listening: pidsOf('foyer-listen'), pool: pidsOf('foyer') };
};
const tokenOf = async (email: string) => (await one.tokensOf(email))[0]?.token ?? '';
const begun = (watch: TicketWatch) => vi.waitUntil(() => watch.known());
/** Sends an answer to a ticket of the story as a technician of its team. */
async function answer(id: string, text: string) {
  const token = await tokenOf(story.technicianSub.email);
  const sent = await one.call('POST', `/ticket/${id}/comment`, { token, body: { text } });
  expect(sent.status).toBe(200);
}
const id = 'tic-invoice-doubled';
/** Customers of four companies, the service, and the manager whose ticket it is. */
const people = [
  ...(['buyer', 'finance', 'norole', 'sonnentalBuyer', 'wuerthBuyer', 'privateCustomer'] as const),
  ...(['technician', 'technicianSub', 'technicianAdmin', 'manager'] as const),
] as const;

it('two hundred subscriptions take one connection per instance, and all concerned ones receive an answer', async () => {
  const watches: TicketWatch[] = [];
  for (const person of people) {
    const token = await tokenOf(story[person].email);
    for (let at = 0; at < 10; at++)
      for (const { fetch } of [one, other]) watches.push(await watchTickets(fetch, token));
  }
  await Promise.all(watches.map(begun));
  expect(watches).toHaveLength(200);
  const { listening, pool } = await connections();
  expect(listening).toHaveLength(2);
  expect(pool.length).toBeLessThanOrEqual(10);
  await answer(id, 'Sie bekommen eine Gutschrift.');
  const concerned = watches.slice(-20);
  await Promise.all(concerned.map(({ told }) => vi.waitUntil(() => told().includes(id))));
  expect((await connections()).listening).toEqual(listening);
  for (const watch of watches) await watch.leave();
});

it('continues after a lost connection: reports a possible change, and receives later ones', async () => {
  const token = await tokenOf(story.manager.email);
  const first = await watchTickets(one.fetch, token);
  const watch = await watchTickets(one.fetch, token, `known=${await begun(first)}`);
  await begun(watch);
  await first.leave();
  expect(watch.told()).toEqual([]);
  const { listening } = await connections();
  for (const pid of listening) await one.db.execute(sql`select pg_terminate_backend(${pid})`);
  await vi.waitUntil(() => watch.told().includes(null));
  await vi.waitUntil(async () => (await connections()).listening.length === listening.length);
  await answer(id, 'Noch etwas.');
  await vi.waitUntil(() => watch.told().includes(id));
  await watch.leave();
});
