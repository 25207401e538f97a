import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../test/create-test-server.ts';
import { listen, stopListening } from './listen.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const half = [
  'POST /api/portal/security/login HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  'Content-Length: 99',
  '',
  '{',
].join('\r\n');

it.each(['before', 'while'])(
  'stops in time although a caller never finishes, cut off %s it is read',
  async (when) => {
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
    await vi.waitUntil(() => calls.length === 1, { timeout: 20_000 });
    const startedAt = performance.now();
    await stopListening(http, { close: () => Promise.allSettled(calls).then(() => {}) }, 0.1);
    await gone;
    expect((await calls[0])?.status).toBe(400);
    // Not by the limit of a slow sender, twenty seconds.
    expect(performance.now() - startedAt).toBeLessThan(15_000);
  },
);
