import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestServer, type TestServer } from '../../../test/create-test-server.ts';
import { type TicketWatch, watchTickets } from '../../../test/watch-tickets.ts';
import { createServer, type Server } from '../../create-server.ts';
import { story } from '../../demo/demo-people.ts';
import { createOutboxMailer } from '../../mail/outbox.repo.ts';
import { listen, stopListening } from '../../start/listen.ts';

/** Over real connections, as browsers use them. */
let one: TestServer;
let server: Server;
let http: HttpServer;
let watchHere: (signal?: AbortSignal) => Promise<TicketWatch>;
beforeAll(async () => {
  one = await createTestServer({ demo: true });
  const { db, storage, config } = one;
  server = createServer({ db, listen: one.listen, storage, config, mail: createOutboxMailer() });
  http = await listen({ port: 0, host: '127.0.0.1' }, server.fetch);
  const base = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const token = (await one.tokensOf(story.manager.email))[0]?.token;
  watchHere = (signal) =>
    watchTickets(
      ({ url, headers }) =>
        fetch(url.replace(/^https?:\/\/[^/]+/, base), { headers, ...(signal && { signal }) }),
      token,
    );
});
afterAll(async () => {
  if (http.listening) await stopListening(http, server);
  await one.close();
});

it('frees the stream limit when a connection is cut, and sends a first line at once', async () => {
  const pages = new AbortController();
  const watches: TicketWatch[] = [];
  for (let at = 0; at < 10; at++) watches.push(await watchHere(pages.signal));
  await Promise.all(watches.map((watch) => vi.waitUntil(() => watch.known())));
  expect(watches[0]?.text()).toMatch(/^: open\n\n/);
  expect((await watchHere()).status).toBe(429);
  pages.abort();
  const again = await vi.waitUntil(async () => {
    const next = await watchHere();
    return next.status === 200 && next;
  });
  await again.leave();
});

it('ends subscriptions when the server stops, without waiting', async () => {
  const watch = await watchHere();
  await vi.waitUntil(() => watch.known());
  const sockets = new Promise<number>((resolve, reject) =>
    http.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
  expect(await sockets).toBeGreaterThan(0);
  await stopListening(http, server, 120);
  await vi.waitUntil(() => watch.isOver());
});
