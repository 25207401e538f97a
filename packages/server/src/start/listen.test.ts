import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { listen, stopListening } from './listen.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
afterEach(() => {
  vi.useRealTimers();
});

const half = [
  'POST /api/portal/security/login HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  'Content-Length: 99',
  '',
  '{',
].join('\r\n');

it.each(['before', 'while'])(
  'stops in time although a caller never finishes, and is cut off %s it is read',
  async (when) => {
    // fake timers: the server's time-outs pass only as far as this test advances them, on a machine of any speed
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let cut = () => {};
    const isCut = new Promise<void>((resolve) => {
      cut = resolve;
    });
    const calls: Promise<Response>[] = [];
    const http = await listen({ port: 0, host: '127.0.0.1' }, (request) => {
      const call = when === 'before' ? isCut.then(() => server.fetch(request)) : server.fetch(request);
      calls.push(call);
      return call;
    });
    const socket = connect((http.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {}).resume();
    const gone = once(socket, 'close').then(cut);
    socket.write(half);
    await vi.waitUntil(() => calls.length === 1);
    const stopped = stopListening(http, { close: () => Promise.allSettled(calls).then(() => {}) }, 2);
    // well before the time-out of a slow sender, twenty seconds
    await vi.advanceTimersByTimeAsync(2000);
    await gone;
    expect((await calls[0])?.status).toBe(400);
    await stopped;
  },
);

it('does not wait for idle connections', async () => {
  const http = await listen({ port: 0, host: '127.0.0.1' }, async () => new Response('here'));
  http.keepAliveTimeout = 3_600_000;
  const agent = new Agent({ keepAlive: true });
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}/`;
  const answer = await new Promise<IncomingMessage>((resolve) => get(url, { agent }, resolve));
  await once(answer.resume(), 'end');
  await vi.waitUntil(() => Object.keys(agent.freeSockets).length === 1);
  await stopListening(http, { close: async () => {} }, 3600);
  agent.destroy();
});
