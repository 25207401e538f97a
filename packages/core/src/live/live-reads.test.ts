// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createSdk } from '../sdk/create-sdk.ts';
import type { FoyerSdk } from '../sdk/sdk.ts';
import { createFakeStreams } from '../testing/fake-streams.ts';
import {
  createMemoryStorage,
  createScriptedApi,
  json,
  makeToken,
  userInfo,
} from '../testing/scripted-api.ts';

let sdk: FoyerSdk | undefined;
afterEach(() => sdk?.destroy());

/** Signs in at an API with tickets that reports changes by streams. */
async function signIn() {
  const events = createFakeStreams();
  const api = createScriptedApi({
    'POST /security/login': () => json({ tokens: [{ mode: 'b2b', token: makeToken() }] }),
    'GET /user-info': () => json(userInfo()),
    'GET /tickets': () => json({ items: [] }),
    'GET /ticket/t1': () => json({ id: 't1' }),
    'GET /ticket/t2': () => json({ id: 't2' }),
    'GET /cart': () => json({ id: 'cart', n: 1 }),
  });
  const fetch: typeof globalThis.fetch = (input, init) =>
    String(input).includes('/tickets/events') ? events.fetch(input, init) : api.fetch(input, init);
  sdk = createSdk({ fetch, storage: { local: createMemoryStorage(), session: createMemoryStorage() } });
  await sdk.session.login('a@b.example', 'pw');
  const look = async (name: 'listTickets' | 'getTicket' | 'getCart', id?: string) => {
    const resource = sdk?.resource(name as never, (id ? { params: { id } } : {}) as never);
    const stop = resource?.listen(() => undefined) ?? (() => undefined);
    await vi.waitFor(() => expect(resource?.value?.status).toBe('ready'));
    return stop;
  };
  return { api, events, look };
}

test('subscribers of tickets share one stream, and the reported reads are fetched again', async () => {
  const { api, events, look } = await signIn();
  await look('getCart');
  await look('listTickets');
  await look('getTicket', 't1');
  await look('getTicket', 't2');
  await vi.waitFor(() => expect(events.streams).toHaveLength(1));
  events.last().say('changed', { ticketId: 't1' });
  await vi.waitFor(() => expect(api.count('/ticket/t1')).toBe(2));
  await vi.waitFor(() => expect(api.count('/tickets')).toBe(2));
  expect([api.count('/ticket/t2'), api.count('/cart'), events.streams.length]).toEqual([1, 1, 1]);
});

test('there is no stream without a subscriber of tickets, and it ends with the last one', async () => {
  const { events, look } = await signIn();
  await look('getCart');
  expect(events.streams).toHaveLength(0);
  const stops = [await look('listTickets'), await look('getTicket', 't1')];
  await vi.waitFor(() => expect(events.streams).toHaveLength(1));
  stops[0]?.();
  stops[1]?.();
  await vi.waitFor(() => expect(events.last().isLeft()).toBe(true));
  await look('listTickets');
  await vi.waitFor(() => expect(events.streams).toHaveLength(2));
  sdk?.destroy();
  await vi.waitFor(() => expect(events.last().isLeft()).toBe(true));
});
