import type { Ticket, TicketComment } from '@foyer/contract/tickets/tickets.schema';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { type TicketWatch, watchTickets } from '../../../test/watch-tickets.ts';
import { createServer, type Server } from '../../create-server.ts';
import { story } from '../../demo/demo-people.ts';
import { memberships, users } from '../../domain/accounts/accounts.table.ts';
import { createOutboxMailer } from '../../mail/outbox.repo.ts';

/** Two instances on one database, as behind a load balancer. */
let one: TestServer;
let other: Server;
let clock = new Date();
const now = () => clock;
beforeAll(async () => {
  one = await createTestServer({ demo: true, now });
  const { db, listen, storage, config } = one;
  other = createServer({ db, listen, storage, config, now, mail: createOutboxMailer(now) });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

let watches: TicketWatch[] = [];
beforeEach(() => {
  // a test triggers the server's timers itself
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  clock = new Date();
});
afterEach(async () => {
  for (const watch of watches) await watch.leave();
  watches = [];
  vi.useRealTimers();
});

type Person = keyof typeof story;
const tokenOf = async (person: Person) => {
  const mode = person === 'privateCustomer' ? 'b2c_cc' : 'b2b';
  return (await one.tokensOf(story[person].email)).find((each) => each.mode === mode)?.token ?? '';
};
/** Subscribes, and waits until no event can be missed. */
async function watch(person: Person, instance: Pick<Server, 'fetch'> = one, query?: string) {
  const begun = await watchTickets(instance.fetch, await tokenOf(person), query);
  watches.push(begun);
  await vi.waitUntil(() => begun.isOver() || begun.known());
  return begun;
}
async function send<T>(person: Person, method: string, path: string, body: unknown): Promise<T> {
  const answer = await one.call(method, path, { token: await tokenOf(person), body });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}
const open = async (person: Person) =>
  (
    await send<Ticket>(person, 'POST', '/ticket', {
      subject: 'Wallbox lädt nicht',
      description: 'Sie blinkt rot.',
      categoryId: 'charging',
    })
  ).id;
const say = (person: Person, id: string, text: string, isInternal = false) =>
  send<TicketComment>(person, 'POST', `/ticket/${id}/comment`, { text, isInternal });
const hears = ({ told }: TicketWatch, id: string) => vi.waitUntil(() => told().includes(id));
const beat = () => vi.advanceTimersByTime(20_000);

describe('an answer', () => {
  it('is sent to all readers of the ticket, on any instance, and to no other company', async () => {
    const id = await open('buyer');
    const near = [await watch('buyer'), await watch('manager'), await watch('technician')];
    const far = [await watch('buyer', other), await watch('manager', other)];
    const strangers = [
      ...[await watch('sonnentalBuyer'), await watch('norole'), await watch('wuerthBuyer', other)],
      await watch('privateCustomer', other),
    ];
    await say('technician', id, 'Wir sehen nach.');
    for (const each of [...near, ...far]) await hears(each, id);
    // events that they do receive follow on both instances
    for (const [at, person] of (
      ['sonnentalBuyer', 'norole', 'wuerthBuyer', 'privateCustomer'] as const
    ).entries()) {
      const own = await open(person);
      await hears(strangers[at] as TicketWatch, own);
    }
    for (const each of strangers) expect(each.text()).not.toContain(id);
    for (const each of [...near, ...far]) expect(each.text()).not.toContain('Wir sehen nach.');
  });

  it('is reported where it came between two streams, and not again where it is known', async () => {
    const id = await open('buyer');
    const first = await watch('buyer');
    await say('technician', id, 'Eins.');
    await hears(first, id);
    const known = first.known() ?? '';
    await first.leave();
    const second = await watch('buyer', other, `known=${encodeURIComponent(known)}`);
    expect(second.told()).toEqual([]);
    await second.leave();
    await say('technician', id, 'Zwei.');
    const third = await watch('buyer', one, `known=${encodeURIComponent(known)}`);
    await vi.waitUntil(() => third.told().length > 0);
    expect(third.told()).toEqual([null]);
  });

  it('is reported where it has an earlier time than the known state, and was written after it', async () => {
    const [slow, quick] = [await open('buyer'), await open('buyer')];
    clock = new Date(clock.getTime() + 60_000);
    const first = await watch('buyer');
    await say('technician', quick, 'Gleich.');
    await hears(first, quick);
    const known = first.known() ?? '';
    await first.leave();
    // as with a file whose upload takes half a minute
    clock = new Date(clock.getTime() - 30_000);
    await say('technician', slow, 'Mit Datei.');
    const second = await watch('buyer', other, `known=${known}`);
    await vi.waitUntil(() => second.told().length > 0);
    expect(second.told()).toEqual([null]);
    const third = await watch('buyer', one, `known=${second.known()}`);
    expect(third.told()).toEqual([]);
  });

  it('is reported to a page whose state is old, and to one that sends no state', async () => {
    const before = await watch('buyer');
    await hears(before, await open('buyer'));
    await before.leave();
    clock = new Date(clock.getTime() + 600_000);
    expect((await watch('buyer', one, 'age=1')).told()).toEqual([]);
    for (const query of ['age=600', 'age=nonsense', '']) {
      const late = await watch('buyer', one, query);
      await vi.waitUntil(() => late.told().length > 0);
      expect(late.told()).toEqual([null]);
    }
  });

  it('ends a request that waits for a single event', async () => {
    const id = await open('buyer');
    const known = (await watch('buyer')).known() ?? '';
    const waiting = await watch('buyer', other, `once=1&known=${encodeURIComponent(known)}`);
    expect(waiting.isOver()).toBe(false);
    await say('technician', id, 'Wir sehen nach.');
    await vi.waitUntil(() => waiting.isOver());
    expect(waiting.told()).toEqual([id]);
    const idle = await watch('buyer', one, `once=1&known=${waiting.known()}`);
    expect(idle.isOver()).toBe(false);
    beat();
    await vi.waitUntil(() => idle.isOver());
    expect(idle.told()).toEqual([]);
  });
});

describe('an internal note', () => {
  it('is sent to the service, and reveals nothing to customers', async () => {
    const id = await open('buyer');
    const customers = [await watch('buyer'), await watch('manager', other)];
    const service = await watch('technicianSub');
    const before = customers.map(({ text }) => text());
    await say('technician', id, 'Kulanz, aber nicht verraten.', true);
    await hears(service, id);
    expect(customers.map(({ text }) => text())).toEqual(before);
    await say('technician', id, 'Wir sehen nach.');
    for (const each of customers) {
      await hears(each, id);
      expect(each.told().filter((one) => one === id)).toHaveLength(1);
    }
  });

  it('does not change a customer’s known state', async () => {
    const id = await open('buyer');
    const known = (await watch('buyer')).known() ?? '';
    await say('technician', id, 'Nur für uns.', true);
    const again = await watch('buyer', other, `known=${encodeURIComponent(known)}`);
    expect(again.known()).toBe(known);
    expect(again.told()).toEqual([]);
  });
});

describe('a subscription ends', () => {
  it('with the token', async () => {
    const watching = await watch('buyer');
    clock = new Date(clock.getTime() + 31 * 60_000);
    beat();
    await vi.waitUntil(() => watching.isOver());
    expect(watching.text()).toContain('"code":"token_expired"');
  });

  it('with the session, and with the account', async () => {
    const token = await tokenOf('buyer');
    const tokens = [{ mode: 'b2b', token }];
    const signedOut = await watchTickets(one.fetch, token);
    watches.push(signedOut);
    await one.call('POST', '/security/logout', { token, body: { tokens } });
    beat();
    await vi.waitUntil(() => signedOut.isOver());
    expect(signedOut.text()).toContain('"code":"session_revoked"');

    const closed = await watch('norole', other);
    const isHer = eq(users.id, story.norole.id);
    await one.db.update(users).set({ status: 'inactive' }).where(isHer);
    beat();
    await vi.waitUntil(() => closed.isOver());
    await one.db.update(users).set({ status: 'active' }).where(isHer);
  });

  it('for tickets of a lost role, before the next event', async () => {
    const id = await open('buyer');
    const technician = await watch('technician', other);
    const sub = await watch('technicianSub', other);
    await say('buyer', id, 'Eins.');
    await hears(technician, id);
    const count = technician.told().length;
    const isTheirs = eq(memberships.userId, story.technician.id);
    const [{ roles } = { roles: [] }] = await one.db.select().from(memberships).where(isTheirs);
    await one.db.update(memberships).set({ roles: [] }).where(isTheirs);
    const heard = sub.told().length;
    await say('buyer', id, 'Zwei.');
    await vi.waitUntil(() => sub.told().length > heard);
    await one.db.update(memberships).set({ roles }).where(isTheirs);
    expect(technician.told()).toHaveLength(count);
  });

  it('with the server', async () => {
    const { db, listen, storage, config } = one;
    const third = createServer({ db, listen, storage, config, now, mail: createOutboxMailer(now) });
    const watching = await watch('buyer', third);
    await third.close();
    await vi.waitUntil(() => watching.isOver());
  });
});

describe('a subscription is refused', () => {
  it('without a session, with one that has run out or is forged, and where a prompt is open', async () => {
    const token = await tokenOf('buyer');
    const forged = `${token.slice(0, -4)}AAAA`;
    for (const bad of [undefined, 'rubbish', forged])
      expect((await watchTickets(one.fetch, bad)).status).toBe(401);
    clock = new Date(clock.getTime() + 31 * 60_000);
    const late = await watchTickets(one.fetch, token);
    await vi.waitUntil(() => late.isOver());
    expect([late.status, late.text()]).toEqual([401, expect.stringContaining('token_expired')]);
    const isHer = eq(users.id, story.buyer.id);
    await one.db.update(users).set({ needsPasswordChange: true }).where(isHer);
    expect((await watch('buyer')).status).toBe(403);
    await one.db.update(users).set({ needsPasswordChange: false }).where(isHer);
  });

  it('to one person as the eleventh at once, until another one ends', async () => {
    for (let at = 0; at < 10; at++) expect((await watch('buyer')).status).toBe(200);
    const refused = await watch('buyer');
    expect([refused.status, refused.text()]).toEqual([429, expect.stringContaining('rate_limited')]);
    expect((await watch('manager')).status).toBe(200);
    await watches[0]?.leave();
    await vi.waitFor(async () => expect((await watch('buyer')).status).toBe(200));
  });
});

it('is streamed uncompressed to GET only: an empty answer to HEAD, a refusal of POST', async () => {
  const token = await tokenOf('buyer');
  const head = await one.call('HEAD', '/tickets/events', { token });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const post = await one.call('POST', '/tickets/events', { token, body: {} });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  const headers = { 'accept-encoding': 'gzip' };
  const stream = await one.call('GET', '/tickets/events', { token, headers });
  expect(Object.fromEntries(stream.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  expect(stream.headers.get('content-encoding')).toBeNull();
  await stream.body?.cancel();
});
