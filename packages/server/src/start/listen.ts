import cluster from 'node:cluster';
import { createServer, type Server as HttpServer, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Server } from '../create-server.ts';
import { bytesOf } from '../http/responses/bytes-response.ts';

/** Serves a fetch handler over HTTP with Node. Every phase of a call has a time-out, so no client holds a connection indefinitely. */
export function listen(
  { port, host }: { port: number; host: string },
  fetch: Server['fetch'],
): Promise<HttpServer> {
  const listener = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const { remoteAddress } = incoming.socket;
      const response = await fetch(request, remoteAddress ? { remoteAddress } : {});
      const bytes = bytesOf(response);
      if (!bytes || outgoing.headersSent || outgoing.destroyed) return response;
      // a response that is complete in memory is sent at once, head and body together, instead of as a stream
      const answer = outgoing as ServerResponse;
      answer.writeHead(response.status, [...response.headers].flat());
      answer.end(bytes);
      return RESPONSE_ALREADY_SENT;
    },
    { overrideGlobalObjects: false },
  );
  const limits = {
    requestTimeout: 330_000,
    headersTimeout: 20_000,
    keepAliveTimeout: 20_000,
    maxHeaderSize: 16_384,
  };
  const http = createServer(limits, listener);
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => resolve(http));
  });
}

/**
 * Accepts no new calls and finishes running ones; clients that are still sending or reading after `seconds` are cut off. That is shorter than
 * the time a container has to stop (ten seconds with Docker), so that the database is closed too. A worker first answers connections for a
 * second that it was given just now; others take later ones.
 */
export async function stopListening(
  http: HttpServer,
  server: Pick<Server, 'close'>,
  seconds = 7,
  graceSeconds = cluster.isWorker ? 1 : 0,
): Promise<void> {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  const finished = server.close(graceSeconds).then(() => {
    http.closeIdleConnections();
    return closed;
  });
  await atMost(seconds, finished);
  http.closeAllConnections();
  // calls that were cut off still have to be cleaned up
  await atMost(1, finished);
}

/** Waits for `work`, at most `seconds`. */
export async function atMost(seconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, seconds * 1000);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
