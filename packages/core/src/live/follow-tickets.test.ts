// @vitest-environment jsdom
import { ticketChanged } from '@foyer/contract/stales';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeStreams } from '../testing/fake-streams.ts';
import { followTickets } from './follow-tickets.ts';

let stop = () => {};
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Returns a page that follows a server from its first request on. */
async function begin() {
  const server = createFakeStreams();
  const controller = new AbortController();
  const told: (string | undefined)[] = [];
  const changed = new Set<() => void>();
  let token: string | null = 'a';
  const invalidate = (names: readonly string[], id?: string) => {
    expect(names).toBe(ticketChanged);
    told.push(id);
  };
  const world = {
    options: { fetch: server.fetch, apiBase: 'https://api.example' },
    freshToken: async () => token,
    onChange: (listener: () => void) => {
      changed.add(listener);
      return () => void changed.delete(listener);
    },
    invalidate,
  };
  stop = () => controller.abort();
  const isOver = followTickets(world, controller.signal);
  await pass(0);
  const become = (next: string | null) => {
    token = next;
    for (const listener of [...changed]) listener();
  };
  return { ...server, told, become, isOver, listeners: changed };
}

function see(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('a change that the server reports', () => {
  test('invalidates its ticket, and nothing else', async () => {
    const { last, told } = await begin();
    expect(last().token).toBe('Bearer a');
    last().say('known', { known: 'k0' });
    await pass(2_000);
    expect(told).toEqual([]);
    last().say('changed', { ticketId: 't1', known: 'k1' });
    await pass(5);
    expect(told).toEqual(['t1']);
  });
  test('invalidates at most twice a second, however often it is reported', async () => {
    const { last, told } = await begin();
    for (let at = 0; at < 50; at++) {
      last().say('changed', { ticketId: 't1' });
      last().say('changed', { ticketId: 't2' });
      await pass(20);
    }
    await pass(1_000);
    expect(told.length).toBeLessThanOrEqual(8);
    expect(new Set(told)).toEqual(new Set(['t1', 't2']));
  });
  test('without a ticket invalidates all within a second', async () => {
    const { last, told } = await begin();
    last().say('changed', { ticketId: null });
    last().say('changed', { ticketId: 't1' });
    await pass(1_000);
    expect(told).toEqual([undefined]);
  });
  test('includes the end of the session, but not an expired token', async () => {
    const { last, told, streams } = await begin();
    await pass(5_000);
    last().say('ended', { code: 'token_expired' });
    last().end();
    await pass(2_000);
    expect([told, streams.length]).toEqual([[], 2]);
    await pass(5_000);
    last().say('ended', { code: 'session_revoked' });
    last().end();
    await pass(1_000);
    expect(told).toEqual([undefined]);
  });
});

describe('a stream', () => {
  test('that ends is opened again, with the position that the page has reached', async () => {
    const { last, streams } = await begin();
    expect([last().query.get('known'), last().query.get('age')]).toEqual([null, '30']);
    last().say('known', { known: 'k0' });
    last().say('changed', { ticketId: 't1', known: 'k1' });
    last().say('changed', { ticketId: 't1', known: null });
    await pass(5_000);
    last().end();
    await pass(1_000);
    expect(streams).toHaveLength(2);
    expect([last().query.get('known'), last().query.get('age')]).toEqual(['k1', null]);
  });
  test('that goes silent is given up and opened again', async () => {
    const { last, streams } = await begin();
    for (let at = 0; at < 5; at++) {
      await pass(20_000);
      last().beat();
    }
    expect(streams).toHaveLength(1);
    await pass(45_000);
    expect(streams[0]?.isLeft()).toBe(true);
    await pass(1_000);
    expect(streams).toHaveLength(2);
  });
  test('that cannot be opened is tried with growing pauses, and the visible data are invalidated in the meantime', async () => {
    const { answer, last, streams, told } = await begin();
    answer(503);
    last().end();
    await pass(60_000);
    expect(streams.length).toBeGreaterThan(3);
    expect(streams.length).toBeLessThan(9);
    expect(told.length).toBeGreaterThan(0);
    const before = streams.length;
    await pass(300_000);
    expect(streams.length - before).toBeLessThanOrEqual(20);
    answer(200);
    await pass(30_000);
    told.length = 0;
    last().say('changed', { ticketId: 't1' });
    await pass(1_000);
    expect(told).toEqual(['t1']);
  });
  test('that the server does not have is not tried again; tickets are invalidated every half a minute', async () => {
    const { answer, last, streams, told } = await begin();
    answer(404);
    last().end();
    await pass(5_000);
    const asked = streams.length;
    await pass(120_000);
    expect(streams).toHaveLength(asked);
    expect(told.length).toBeGreaterThanOrEqual(4);
    expect(new Set(told)).toEqual(new Set([undefined]));
  });
  test('that a proxy holds back is replaced by responses that end with the first event', async () => {
    const { buffer, last, streams, told } = await begin();
    buffer();
    last().end();
    await pass(12_000);
    expect(last().query.get('once')).toBe('1');
    await pass(10_000);
    last().say('changed', { ticketId: 't1', known: 'k1' });
    last().end();
    await pass(1_000);
    expect(told).toEqual(['t1']);
    expect([last().query.get('once'), last().query.get('known')]).toEqual(['1', 'k1']);
    const before = streams.length;
    for (let at = 0; at < 10; at++) {
      last().end();
      await pass(100);
    }
    expect(streams.length - before).toBeLessThanOrEqual(2);
  });
});

describe('a page', () => {
  test('that is hidden has no stream, and opens one as soon as it is visible', async () => {
    const { last, streams, told } = await begin();
    last().say('known', { known: 'k0' });
    await pass(100);
    see('hidden');
    await pass(0);
    expect(last().isLeft()).toBe(true);
    await pass(3_600_000);
    expect([streams.length, told]).toEqual([1, []]);
    see('visible');
    await pass(0);
    expect([streams.length, last().query.get('known')]).toEqual([2, 'k0']);
  });
  test('opens another stream at once when the network is back', async () => {
    const { last, streams } = await begin();
    window.dispatchEvent(new Event('online'));
    await pass(0);
    expect([streams[0]?.isLeft(), streams.length, last().isLeft()]).toEqual([true, 2, false]);
  });
  test('of another person starts again, with their token and without the position of the former person', async () => {
    const { become, last, streams } = await begin();
    last().say('known', { known: 'k0' });
    await pass(100);
    become('b');
    await pass(0);
    expect(streams[0]?.isLeft()).toBe(true);
    expect([last().token, last().query.get('known'), last().query.get('age')]).toEqual([
      'Bearer b',
      null,
      '0',
    ]);
    become(null);
    await pass(60_000);
    expect([streams.length, last().isLeft()]).toEqual([2, true]);
  });
  test('without subscribers leaves nothing behind', async () => {
    const { isOver, last, listeners, told } = await begin();
    last().say('changed', { ticketId: 't1' });
    stop();
    await pass(0);
    await isOver;
    await pass(60_000);
    expect([last().isLeft(), told, listeners.size, vi.getTimerCount()]).toEqual([true, [], 0, 0]);
  });
});
