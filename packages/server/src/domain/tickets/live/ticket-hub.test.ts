import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import type { Database, Hearing } from '../../../db/client.ts';
import type { TicketViewer } from '../ticket-viewer.ts';
import { createTicketHub, type Watcher } from './ticket-hub.ts';

const customer: TicketViewer = {
  userId: 'u1',
  companyId: 'c1',
  mode: 'b2b',
  roles: ['ROLE_SHOP'],
  actor: null,
};
const technician: TicketViewer = { ...customer, userId: 'u2', companyId: 'c2', roles: ['ROLE_TECHNICIAN'] };
const change = (more: object = {}) =>
  JSON.stringify({
    id: 't1',
    userId: 'u1',
    companyId: 'c1',
    mode: 'b2b',
    brandId: 'foyer',
    teamId: null,
    assigneeId: null,
    isInternal: false,
    ...more,
  });

/** Creates a hub whose channel the test controls, and whose database fails. */
function createHub() {
  const hearings: Hearing[] = [];
  const stop = vi.fn(async () => {});
  const db = {
    select: () => {
      throw new Error('away');
    },
  } as unknown as Database;
  const listen = (_: string, hearing: Hearing) => {
    hearings.push(hearing);
    return { ready: Promise.resolve(), stop };
  };
  const hub = createTicketHub({ db, listen, log: pino({ level: 'silent' }) });
  const watch = (viewer: TicketViewer, renew: Watcher['renew'] = async () => viewer) => {
    const watcher = { viewer: () => viewer, renew: vi.fn(renew), tell: vi.fn(), end: vi.fn() };
    void hub.watch(watcher);
    return watcher;
  };
  return { hub, hearings, stop, watch, say: (payload: string) => hearings[0]?.onPayload(payload) };
}

it('listens once, from the first watcher on, however many there are', () => {
  const { hearings, watch } = createHub();
  expect(hearings).toHaveLength(0);
  for (let at = 0; at < 200; at++) watch(customer);
  expect(hearings).toHaveLength(1);
});

it('checks no watcher that cannot be concerned: no stranger, and no customer about a note', async () => {
  const { say, watch } = createHub();
  const [own, stranger, service] = [watch(customer), watch({ ...customer, userId: 'u9' }), watch(technician)];
  const elsewhere = watch({ ...customer, companyId: 'c9' });
  say(change({ isInternal: true }));
  await vi.waitUntil(() => service.tell.mock.calls.length > 0);
  say(change());
  await vi.waitUntil(() => own.tell.mock.calls.length > 0);
  expect(own.renew).toHaveBeenCalledTimes(1);
  for (const each of [stranger, elsewhere]) expect(each.renew).not.toHaveBeenCalled();
});

it('tells watchers that everything may have changed if the database fails, and stops asking it about that change', async () => {
  const { say, watch } = createHub();
  const watchers = Array.from({ length: 50 }, () => watch(technician));
  const stranger = watch({ ...customer, userId: 'u9' });
  say(change());
  await vi.waitUntil(() => watchers.every(({ tell }) => tell.mock.calls.length > 0));
  for (const { tell } of watchers) expect(tell.mock.calls).toEqual([[null]]);
  expect(watchers.filter(({ renew }) => renew.mock.calls.length > 0).length).toBeLessThanOrEqual(8);
  expect(stranger.tell).not.toHaveBeenCalled();
});

it('checks four watchers at a time', async () => {
  const { say, watch } = createHub();
  let now = 0;
  let most = 0;
  const renew = async () => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setImmediate(resolve));
    now--;
    return null;
  };
  const watchers = Array.from({ length: 40 }, () => watch(technician, renew));
  say(change());
  await vi.waitUntil(() => watchers.every(({ renew }) => renew.mock.calls.length > 0));
  expect(most).toBe(4);
});

it('tells no watcher that has left, and ignores foreign payloads', async () => {
  const { hub, say, watch } = createHub();
  const [gone, there] = [watch(technician), watch(technician)];
  hub.leave(gone);
  for (const payload of ['', 'null', '{', '[]', '{"id":7}']) say(payload);
  say(change());
  await vi.waitUntil(() => there.tell.mock.calls.length > 0);
  expect(there.tell).toHaveBeenCalledTimes(1);
  expect(gone.tell).not.toHaveBeenCalled();
});

it('ends all watches when it closes, and those that come later at once', async () => {
  const { hub, stop, watch } = createHub();
  const there = watch(customer);
  await hub.close();
  expect([there.end.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
  expect(watch(customer).end).toHaveBeenCalledTimes(1);
});
